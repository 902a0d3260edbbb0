import type { ReactElement, ReactNode } from 'react';
import styles from './EmptyState.module.css';

type Props = {
  readonly title: string;
  readonly text?: ReactNode;
  readonly image?: ReactNode;
  /** Whether it is all that the page shows; its title is the heading of the page then. */
  readonly isPage?: boolean;
  /** The way on: a button or a link. */
  readonly action?: ReactNode;
};

/** Message in place of something there is none of. */
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
