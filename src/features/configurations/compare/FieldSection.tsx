import type { ReactElement } from 'react';
import { Panel } from '~/ui/Panel.tsx';
import { ComparedRow, ComparisonTable } from './ComparisonTable.tsx';
import type { SectionProps } from './RevisionComparison.tsx';

/** The fields that differ, with both values. */
export function FieldSection({ diff, comparison }: SectionProps): ReactElement | null {
  if (diff.fields.length === 0) return null;
  return (
    <Panel title="Fields" flush>
      <ComparisonTable subject="Field" comparison={comparison}>
        {diff.fields.map(({ place, label, before, after }) => (
          <ComparedRow
            key={`${place} ${label}`}
            name={label}
            about={place}
            before={before || '–'}
            after={after || '–'}
          />
        ))}
      </ComparisonTable>
    </Panel>
  );
}
