import type { ReactElement } from 'react';
import { comparisonTexts } from '~/domain/words/texts/comparison.ts';
import { Panel } from '~/ui/Panel.tsx';
import { ComparedRow, ComparisonTable } from './ComparisonTable.tsx';
import type { SectionProps } from './ComparedRevisions.tsx';

/** The fields that differ, with both values. */
export function FieldSection({ found, comparison }: SectionProps): ReactElement | null {
  if (found.fields.length === 0) return null;
  return (
    <Panel title={comparisonTexts.fields} flush>
      <ComparisonTable subject={comparisonTexts.field} comparison={comparison}>
        {found.fields.map(({ place, label, before, after }) => (
          <ComparedRow
            key={`${place} ${label}`}
            name={label}
            about={place}
            before={before || comparisonTexts.none}
            after={after || comparisonTexts.none}
          />
        ))}
      </ComparisonTable>
    </Panel>
  );
}
