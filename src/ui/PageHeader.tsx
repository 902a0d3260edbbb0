import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { controlTexts } from '~/domain/words/texts/controls.ts';
import { useRootAttribute } from '~/platform/rootAttributes.ts';
import styles from './PageHeader.module.css';

type Props = {
  readonly title: ReactNode;
  readonly trail?: readonly { readonly label: string; readonly to: string }[];
  readonly beside?: ReactNode;
  readonly state?: ReactNode;
  readonly meta?: ReactNode;
  /** Actions of the page; null reserves their space while they are unknown. */
  readonly actions?: ReactNode;
  /** Whether title, state and actions are sticky; they are one line then, at every width. */
  readonly stays?: boolean;
};

/**
 * The actions are at the right end of the bar, or in a line of their own on a narrow screen where the bar is
 * not sticky; text beside them does not move them.
 */
export function PageHeader({ title, trail = [], beside, state, meta, actions, stays }: Props) {
  useRootAttribute('headStays', stays);
  return (
    <>
      {trail.length > 0 && (
        <div className={styles.trail}>
          <nav aria-label={controlTexts.trail}>
            {trail.map(({ label, to }) => (
              <Link key={label} to={to}>
                {label}
              </Link>
            ))}
          </nav>
          {beside}
        </div>
      )}
      <div className={styles.bar} data-stays={stays || undefined}>
        <div className={styles.line}>
          <h1 title={typeof title === 'string' ? title : undefined}>{title}</h1>
          {state}
        </div>
        {actions !== undefined && actions !== false && (
          <div className={styles.actions} data-settles="page">
            {actions}
          </div>
        )}
      </div>
      <div className={styles.meta}>{meta}</div>
    </>
  );
}
