import type { ReactElement, ReactNode } from 'react';
import { Wordmark } from './Wordmark.tsx';
import styles from './Welcome.module.css';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly problem?: string | undefined;
  readonly action: ReactNode;
};

/** The page outside: what Portal is, and the one thing to do. */
export function Welcome({ title, text, problem, action }: Props): ReactElement {
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <Wordmark />
        <h1>{title}</h1>
        <p>{text}</p>
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        {action}
      </div>
    </main>
  );
}
