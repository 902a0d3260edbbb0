import type { ReactNode } from 'react';
import styles from './LabelValueTable.module.css';

export type LabelValue = { readonly label: string; readonly value: ReactNode };

type Props = { readonly rows: readonly LabelValue[]; readonly caption?: string };

export function LabelValueTable({ rows, caption }: Props) {
  return (
    <table className={styles.table}>
      {caption !== undefined && <caption className="visuallyHidden">{caption}</caption>}
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value === undefined || value === null || value === '' ? '–' : value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
