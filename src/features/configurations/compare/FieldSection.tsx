import type { ReactElement } from 'react';
import type { FieldChange } from '~/domain/revision/comparison.ts';
import type { Comparison } from '~/domain/revision/comparisonAddress.ts';
import { comparisonTexts } from '~/domain/words/texts/comparison.ts';
import { Panel } from '~/ui/Panel.tsx';
import { ComparedRow, ComparisonTable } from './ComparisonTable.tsx';
import type { SectionProps } from './ComparedRevisions.tsx';
import styles from './ComparedRevisions.module.css';

/** The fields that differ, with both values; those that every revision has of its own are folded. */
export function FieldSection({ found, comparison }: SectionProps): ReactElement | null {
  if (found.fields.length === 0) return null;
  const stamps = found.fields.filter(({ place }) => place === 'Revision');
  const telling = found.fields.filter(({ place }) => place !== 'Revision');
  return (
    <Panel title={comparisonTexts.fields} flush>
      {telling.length > 0 && <Fields fields={telling} comparison={comparison} />}
      {stamps.length > 0 && (
        <details className={styles.stamps}>
          <summary>{comparisonTexts.stamps}</summary>
          <Fields fields={stamps} comparison={comparison} />
        </details>
      )}
    </Panel>
  );
}

type FieldsProps = { readonly fields: readonly FieldChange[]; readonly comparison: Comparison };

function Fields({ fields, comparison }: FieldsProps): ReactElement {
  return (
    <ComparisonTable subject={comparisonTexts.field} comparison={comparison}>
      {fields.map(({ place, label, before, after }) => (
        <ComparedRow
          key={`${place} ${label}`}
          name={label}
          about={place}
          before={before || comparisonTexts.none}
          after={after || comparisonTexts.none}
        />
      ))}
    </ComparisonTable>
  );
}
