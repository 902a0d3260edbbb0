import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactElement } from 'react';
import type { Comparison } from '~/domain/revision/comparisonAddress.ts';
import { pairsOf, type FilePair } from '~/domain/revision/filePairs.ts';
import { bomDifference, type BomDifference } from '~/queries/configurations/comparison.ts';
import { Panel } from '~/ui/Panel.tsx';
import { TextOrTreeButton } from '~/widgets/previews/edit/TextOrTreeButton.tsx';
import { BomChanges } from './BomChanges.tsx';
import { ContentAnswer } from './ContentAnswer.tsx';
import { usePair } from './PairChoice.tsx';
import type { SectionProps } from './RevisionComparison.tsx';
import { PairText } from './TextSection.tsx';
import styles from './RevisionComparison.module.css';

/** The bills of materials of both revisions: what was added, removed, changed, moved and replaced. */
export function BomSection({ diff, comparison }: SectionProps): ReactElement | null {
  const pairs = useMemo(() => pairsOf(diff.files, 'BILL_OF_MATERIALS'), [diff]);
  const [pair, control] = usePair('bom', 'The bill of materials to compare', pairs);
  const [asText, setAsText] = useState(false);
  if (!pair) return null;
  const actions = (
    <div className={styles.actions}>
      {control}
      <TextOrTreeButton asText={asText} onChange={setAsText} tree="Parts" />
    </div>
  );
  return (
    <Panel title="Bill of materials" flush actions={actions}>
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
  const read = useQuery(bomDifference(pair));
  return (
    <ContentAnswer read={read} what={pair.name}>
      {(data) => <Bills data={data} pair={pair} comparison={comparison} />}
    </ContentAnswer>
  );
}

function Bills({ data, pair, comparison }: Props & { readonly data: BomDifference }): ReactElement {
  if ('reason' in data) {
    return (
      <>
        <p className={styles.note}>
          {pair.name} of {comparison[data.side]} is compared as text. {data.reason}
        </p>
        <PairText pair={pair} />
      </>
    );
  }
  return <BomChanges diff={data} pair={pair} comparison={comparison} />;
}
