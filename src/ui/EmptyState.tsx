import { IconLock } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { controlTexts } from '~/domain/words/texts/controls.ts';
import styles from './EmptyState.module.css';

type Props = {
  readonly title: string;
  readonly text?: ReactNode;
  readonly image?: ReactNode;
  /** Whether it is all that the page shows; its title is the heading of the page then. */
  readonly isPage?: boolean;
  readonly action?: ReactNode;
};

export function EmptyState({ title, text, image, action, isPage = false }: Props): ReactElement {
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

type WallProps = {
  readonly page: string;
  readonly reason: ReactNode;
  /** The way on: to ask for access, or to what may be seen. */
  readonly action?: ReactNode;
};

/** What stands in place of a page that is closed to the person. Whoever shows it reads nothing for the page. */
export const AccessWall = ({ page, reason, action }: WallProps): ReactElement => (
  <EmptyState
    isPage
    image={<IconLock size={26} />}
    title={controlTexts.noAccess(page)}
    text={reason}
    action={action}
  />
);
