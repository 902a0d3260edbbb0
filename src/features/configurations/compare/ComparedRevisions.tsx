import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, type ComponentType, type ReactElement } from 'react';
import { config } from '~/config.ts';
import { bomSentence } from '~/domain/bom/comparisonText.ts';
import { compareRevisions, type RevisionComparison } from '~/domain/revision/comparison.ts';
import { pairsOf, type FilePair } from '~/domain/revision/filePairs.ts';
import type { Comparison } from '~/domain/revision/comparisonAddress.ts';
import { comparisonTexts } from '~/domain/words/texts/comparison.ts';
import { bomComparison } from '~/queries/configurations/comparison.ts';
import { configuration, type Configuration } from '~/queries/configurations/configurations.ts';
import { useMe } from '~/session/me.ts';
import { Answer } from '~/ui/Answer.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { together } from '~/ui/read.ts';
import { ComparisonChoice } from './ComparisonChoice.tsx';
import { FieldSection } from './FieldSection.tsx';
import { FileSection } from './FileSection.tsx';
import styles from './ComparedRevisions.module.css';

const BomSection = lazy(async () => ({ default: (await import('./BomSection.tsx')).BomSection }));
const MillingSection = lazy(async () => ({ default: (await import('./MillingSection.tsx')).MillingSection }));
const TextSection = lazy(async () => ({ default: (await import('./TextSection.tsx')).TextSection }));
const PictureSection = lazy(async () => ({ default: (await import('./PictureSection.tsx')).PictureSection }));
const DocumentSection = lazy(async () => ({
  default: (await import('./DocumentSection.tsx')).DocumentSection,
}));

/** Properties of a section of the comparison. */
export type SectionProps = { readonly found: RevisionComparison; readonly comparison: Comparison };

/** The sections below the summary, in their order; one that has nothing to show leaves itself out. */
const sections: readonly ComponentType<SectionProps>[] = [
  FieldSection,
  BomSection,
  MillingSection,
  TextSection,
  FileSection,
  PictureSection,
  DocumentSection,
];

type Props = { readonly subject: Configuration; readonly comparison: Comparison };

/** Two revisions of a configuration beside each other. */
export function ComparedRevisions({ subject, comparison }: Props): ReactElement {
  const { configurationId, revisions } = subject;
  const before = useQuery(configuration(configurationId, comparison.before));
  const after = useQuery(configuration(configurationId, comparison.after));
  return (
    <div className={styles.comparison}>
      <ComparisonChoice id={configurationId} revisions={revisions} comparison={comparison} />
      <Answer
        read={together(before, after)}
        what={comparisonTexts.revisions}
        waiting={<ListSkeleton rows={6} />}
      >
        {(both) => <Both before={both[0]} after={both[1]} comparison={comparison} />}
      </Answer>
    </div>
  );
}

type Side = Configuration | null;
type BothProps = { readonly before: Side; readonly after: Side; readonly comparison: Comparison };

function Both({ before, after, comparison }: BothProps): ReactElement {
  const { units } = useMe();
  const found = useMemo(
    () => before && after && compareRevisions(before, after, { units, productCode: config.productCode }),
    [before, after, units],
  );
  if (before === null || after === null) {
    return (
      <EmptyState
        title={comparisonTexts.noRevision(before === null ? comparison.before : comparison.after)}
        text={comparisonTexts.choose}
      />
    );
  }
  if (!found) return <ListSkeleton rows={6} />;
  const [bom] = pairsOf(found.files, 'BILL_OF_MATERIALS');
  return (
    <>
      <Panel title={comparisonTexts.summary}>
        <ul className={styles.summary}>
          {found.summary.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          {bom && <BomSentence pair={bom} />}
        </ul>
      </Panel>
      {sections.map((Section, index) => (
        // The sections are always the same, in the same order.
        // oxlint-disable-next-line react/no-array-index-key
        <Suspense key={index} fallback={<ListSkeleton rows={3} />}>
          <Section found={found} comparison={comparison} />
        </Suspense>
      ))}
    </>
  );
}

/** The bill of materials is read for it, so it comes after the rest; without a difference it is left out. */
function BomSentence({ pair }: { readonly pair: FilePair }): ReactElement | null {
  const { data } = useQuery(bomComparison(pair));
  const sentence = data && 'counts' in data ? bomSentence(data) : undefined;
  return sentence === undefined ? null : <li>{sentence}</li>;
}
