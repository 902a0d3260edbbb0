import { IconLock, IconSearchOff, type Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { controlTexts } from '~/domain/words/texts/controls.ts';
import styles from './EmptyState.module.css';

type Props = {
  readonly title: string;
  readonly text?: ReactNode;
  readonly image?: ReactNode;
  /** Whether this is the whole content of the page; its title is then the page's heading. */
  readonly isPage?: boolean;
  readonly action?: ReactNode;
};

export function EmptyState({ title, text, image, action, isPage = false }: Props) {
  return (
    <div className={styles.empty}>
      {image && (
        <div className={styles.image} aria-hidden>
          {image}
        </div>
      )}
      {isPage ? <h1 className={styles.title}>{title}</h1> : <p className={styles.title}>{title}</p>}
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

type MissingProps = Pick<Props, 'title' | 'text' | 'isPage'> & {
  readonly to: string;
  readonly wayOn: string;
};

export const Missing = ({ to, wayOn, ...words }: MissingProps) => (
  <EmptyState image={<IconSearchOff size={26} />} action={<Link to={to}>{wayOn}</Link>} {...words} />
);

type NoneFoundProps = {
  readonly icon: Icon;
  readonly texts: Readonly<Record<'none' | 'noneAbout' | 'noneFits' | 'showAll', string>>;
  /** Whether there are no entries at all, rather than none that match. */
  readonly isEmpty: boolean;
  readonly to: string;
};

export const buildEmptyStateProps = ({ icon: Sign, texts, isEmpty, to }: NoneFoundProps) => ({
  image: <Sign size={26} />,
  title: texts.none,
  text: isEmpty ? texts.noneAbout : texts.noneFits,
  action: !isEmpty && <Link to={to}>{texts.showAll}</Link>,
});

export const NoResults = (props: NoneFoundProps) => (
  <div className="panel">
    <EmptyState {...buildEmptyStateProps(props)} />
  </div>
);

type WallProps = {
  readonly page: string;
  readonly reason: ReactNode;
  readonly action?: ReactNode;
};

/** Replaces a page that is closed to the person; the page's data must not be fetched then. */
export const AccessDenied = ({ page, reason, action }: WallProps) => (
  <EmptyState
    isPage
    image={<IconLock size={26} />}
    title={controlTexts.noAccess(page)}
    text={reason}
    action={action}
  />
);
