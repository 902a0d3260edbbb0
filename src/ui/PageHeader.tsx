import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './PageHeader.module.css';

type Props = {
  readonly title: ReactNode;
  /** Where the page stands, from the area down. */
  readonly trail?: readonly { readonly label: string; readonly to: string }[];
  readonly state?: ReactNode;
  readonly meta?: ReactNode;
  readonly actions?: ReactNode;
};

/** What a page is, where it stands, its state and its actions, on every page in the same place. */
export function PageHeader({ title, trail = [], state, meta, actions }: Props): ReactElement {
  return (
    <div className={styles.header}>
      <div className={styles.what}>
        {trail.length > 0 && (
          <nav aria-label="Where you are" className={styles.trail}>
            {trail.map(({ label, to }) => (
              <Link key={label} to={to}>
                {label}
              </Link>
            ))}
          </nav>
        )}
        <div className={styles.line}>
          <h1>{title}</h1>
          {state}
        </div>
        {meta && <div className={styles.meta}>{meta}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
