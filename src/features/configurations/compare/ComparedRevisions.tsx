import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ComponentType, type ReactElement } from 'react';
import type { RevisionComparison } from '~/domain/revision/comparison.ts';
import type { Comparison } from '~/domain/revision/comparisonAddress.ts';
import { changeTexts, comparisonTexts } from '~/domain/words/texts/comparison.ts';
import { configuration, type Configuration } from '~/queries/configurations/configurations.ts';
import { Answer } from '~/ui/Answer.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { Loader } from '~/ui/Loader.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { together } from '~/platform/read.ts';
import { ChangeList } from './ChangeList.tsx';
import { ComparisonChoice } from './ComparisonChoice.tsx';
import { FieldSection } from './FieldSection.tsx';
import { FileSection } from './FileSection.tsx';
import { RevisionReason } from './RevisionReason.tsx';
import { useChangesInWords, useComparison } from './useChanges.ts';
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
  const found = useComparison(before, after);
  if (before === null || after === null) {
    return (
      <EmptyState
        title={comparisonTexts.noRevision(before === null ? comparison.before : comparison.after)}
        text={comparisonTexts.choose}
      />
    );
  }
  if (!found) return <ListSkeleton rows={6} />;
  return (
    <>
      <Summary found={found} after={after} />
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

type SummaryProps = { readonly found: RevisionComparison; readonly after: Configuration };

/** The point of the comparison: what differs in words, and the reason that was given for it. */
function Summary({ found, after }: SummaryProps): ReactElement {
  const told = useChangesInWords(found);
  return (
    <Panel title={comparisonTexts.summary}>
      <div className={styles.summary} aria-busy={!told?.isComplete}>
        {told?.isComplete ? (
          <ChangeList words={told.words} onRetry={told.retry} />
        ) : (
          <Loader label={changeTexts.reading} />
        )}
        <RevisionReason configuration={after} />
      </div>
    </Panel>
  );
}
