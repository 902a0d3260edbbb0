import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import type { Comparison } from '~/domain/revision/comparisonAddress.ts';
import type { FilePair } from '~/domain/revision/filePairs.ts';
import { billComparisonTexts } from '~/domain/words/texts/comparison.ts';
import { bomComparison } from '~/queries/configurations/comparison.ts';
import { Panel } from '~/ui/Panel.tsx';
import { TextOrTreeButton } from '~/widgets/previews/edit/TextOrTreeButton.tsx';
import { BomChanges } from './BomChanges.tsx';
import { ContentAnswer, usePair } from './PairChoice.tsx';
import type { SectionProps } from './ComparedRevisions.tsx';
import { PairText } from './TextSection.tsx';
import styles from './ComparedRevisions.module.css';

export function BomSection({ found, comparison }: SectionProps): ReactElement | null {
  const [pair, control] = usePair(found, 'BILL_OF_MATERIALS', 'bom', billComparisonTexts.choice);
  const [asText, setAsText] = useState(false);
  if (!pair) return null;
  const actions = (
    <div className={styles.actions}>
      {control}
      <TextOrTreeButton asText={asText} onChange={setAsText} tree={billComparisonTexts.views} />
    </div>
  );
  return (
    <Panel title={billComparisonTexts.title} flush actions={actions}>
      {asText ? (
        <PairText key={pair.key} pair={pair} />
      ) : (
        <BillOfMaterials key={pair.key} pair={pair} comparison={comparison} />
      )}
    </Panel>
  );
}

type Props = { readonly pair: FilePair; readonly comparison: Comparison };

function BillOfMaterials({ pair, comparison }: Props): ReactElement {
  const read = useQuery(bomComparison(pair));
  return (
    <ContentAnswer read={read} what={pair.name}>
      {(data) =>
        'reason' in data ? (
          <>
            <p className={styles.note}>
              {billComparisonTexts.comparedAsText(pair.name, comparison[data.side], data.reason)}
            </p>
            <PairText pair={pair} />
          </>
        ) : (
          <BomChanges compared={data} pair={pair} comparison={comparison} />
        )
      }
    </ContentAnswer>
  );
}
