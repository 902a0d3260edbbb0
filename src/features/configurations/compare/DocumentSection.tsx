import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { RevisionPair } from '~/domain/revision/revisionPair.ts';
import type { FilePair } from '~/domain/revision/filePairs.ts';
import { documentComparisonTexts } from '~/domain/words/texts/comparison.ts';
import { filePairContentsQuery } from '~/queries/configurations/comparison.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { ContentQueryBoundary, useFilePair } from './useFilePair.tsx';
import type { ComparisonSectionProps } from './RevisionComparisonView.tsx';

const DocumentPair = lazy(async () => ({
  default: (await import('./DocumentComparison.tsx')).DocumentComparison,
}));

export function DocumentSection({ found, comparison }: ComparisonSectionProps) {
  const [pair, control] = useFilePair(found, 'DOCUMENT', 'document', documentComparisonTexts.choice);
  const [wanted, setWanted] = useState(false);
  if (!pair) return null;
  return (
    <Panel title={documentComparisonTexts.title} actions={control}>
      {wanted ? (
        <Suspense fallback={<ListSkeleton rows={4} />}>
          <Documents key={pair.key} pair={pair} comparison={comparison} />
        </Suspense>
      ) : (
        <EmptyState
          image={<IconFileTypePdf size={26} />}
          title={documentComparisonTexts.see}
          text={documentComparisonTexts.seeText}
          action={
            <Button variant="default" onClick={() => setWanted(true)}>
              {documentComparisonTexts.show}
            </Button>
          }
        />
      )}
    </Panel>
  );
}

type Props = { readonly pair: FilePair; readonly comparison: RevisionPair };

function Documents({ pair, comparison }: Props) {
  const read = useQuery(filePairContentsQuery(pair));
  return (
    <ContentQueryBoundary read={read} what={pair.name}>
      {(contents) => <DocumentPair pair={pair} comparison={comparison} contents={contents} />}
    </ContentQueryBoundary>
  );
}
