import type { ReactElement, ReactNode } from 'react';
import type { Comparison } from '~/domain/revision/comparisonAddress.ts';
import styles from './ComparedRevisions.module.css';

type TableProps = {
  readonly subject: string;
  readonly comparison: Comparison;
  /** Whether the values are short, and the room is for the names. */
  readonly quantities?: boolean;
  readonly children: ReactNode;
};

export const ComparisonTable = ({ subject, comparison, quantities, children }: TableProps): ReactElement => (
  <table className={styles.fields} data-quantities={quantities}>
    <thead>
      <tr>
        <th scope="col">{subject}</th>
        <th scope="col">{comparison.before}</th>
        <th scope="col">{comparison.after}</th>
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

type RowProps = {
  readonly name: ReactNode;
  /** Place of the difference, and what else is known of it. */
  readonly about: ReactNode;
  readonly before: ReactNode;
  readonly after: ReactNode;
};

export const ComparedRow = ({ name, about, before, after }: RowProps): ReactElement => (
  <tr>
    <th scope="row">
      {name} <span>{about}</span>
    </th>
    <td data-side="before">{before}</td>
    <td data-side="after">{after}</td>
  </tr>
);
