import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactElement } from 'react';
import { pairsOf, type FilePair } from '~/domain/revision/filePairs.ts';
import { textComparisonTexts } from '~/domain/words/texts/comparison.ts';
import { textComparison } from '~/queries/configurations/comparison.ts';
import { Panel } from '~/ui/Panel.tsx';
import { ContentAnswer } from './ContentAnswer.tsx';
import { usePair } from './PairChoice.tsx';
import type { SectionProps } from './ComparedRevisions.tsx';
import { TextHunks } from './TextHunks.tsx';

/** One text of both revisions, line by line. */
export function TextSection({ found }: SectionProps): ReactElement | null {
  const pairs = useMemo(() => pairsOf(found.files, 'TEXT'), [found]);
  const [pair, control] = usePair('text', textComparisonTexts.choice, pairs);
  if (!pair) return null;
  return (
    <Panel title={textComparisonTexts.title} flush actions={control}>
      <PairText key={pair.key} pair={pair} />
    </Panel>
  );
}

/** A pair of files as texts. */
export function PairText({ pair }: { readonly pair: FilePair }): ReactElement {
  const read = useQuery(textComparison(pair));
  return (
    <ContentAnswer read={read} what={pair.name}>
      {(compared) => <TextHunks comparison={compared} name={pair.name} />}
    </ContentAnswer>
  );
}
