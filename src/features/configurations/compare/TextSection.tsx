import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactElement } from 'react';
import { pairsOf, type FilePair } from '~/domain/revision/filePairs.ts';
import { textDifference } from '~/queries/configurations/comparison.ts';
import { Panel } from '~/ui/Panel.tsx';
import { ContentAnswer } from './ContentAnswer.tsx';
import { usePair } from './PairChoice.tsx';
import type { SectionProps } from './RevisionComparison.tsx';
import { TextHunks } from './TextHunks.tsx';

/** One text of both revisions, line by line. */
export function TextSection({ diff }: SectionProps): ReactElement | null {
  const pairs = useMemo(() => pairsOf(diff.files, 'TEXT'), [diff]);
  const [pair, control] = usePair('text', 'The text to compare', pairs);
  if (!pair) return null;
  return (
    <Panel title="Text" flush actions={control}>
      <PairText key={pair.key} pair={pair} />
    </Panel>
  );
}

/** A pair of files as texts. */
export function PairText({ pair }: { readonly pair: FilePair }): ReactElement {
  const read = useQuery(textDifference(pair));
  return (
    <ContentAnswer read={read} what={pair.name}>
      {(difference) => <TextHunks difference={difference} name={pair.name} />}
    </ContentAnswer>
  );
}
