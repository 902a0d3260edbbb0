import { useId, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import styles from './Panel.module.css';

type Props = {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly wide?: boolean;
  readonly flush?: boolean;
  readonly children: ReactNode;
};

export function Panel({ title, actions, wide = false, flush = false, children }: Props) {
  const id = useId();
  return (
    <section
      className={styles.panel}
      aria-labelledby={id}
      data-wide={wide || undefined}
      data-flush={flush || undefined}
    >
      <header>
        <h2 id={id}>{title}</h2>
        {actions}
      </header>
      <div className={styles.body}>
        <ErrorBoundary what={title} subject={children}>
          {children}
        </ErrorBoundary>
      </div>
    </section>
  );
}
