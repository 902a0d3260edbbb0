import type { ReactElement } from 'react';
import { Panel } from '~/ui/Panel.tsx';
import type { SectionProps } from './RevisionComparison.tsx';
import styles from './RevisionComparison.module.css';

/** The fields that differ, with both values. */
export function FieldSection({ diff, comparison }: SectionProps): ReactElement | null {
  if (diff.fields.length === 0) return null;
  return (
    <Panel title="Fields" flush>
      <table className={styles.fields}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">{comparison.before}</th>
            <th scope="col">{comparison.after}</th>
          </tr>
        </thead>
        <tbody>
          {diff.fields.map(({ place, label, before, after }) => (
            <tr key={`${place} ${label}`}>
              <th scope="row">
                {label} <span>{place}</span>
              </th>
              <td data-side="before">{before || '–'}</td>
              <td data-side="after">{after || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
