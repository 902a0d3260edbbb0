import '@mantine/core/styles/ActionIcon.css';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ComponentType, type ReactElement } from 'react';
import type { RevisionComparison, FieldChange } from '~/domain/revision/comparison.ts';
import { formatRevisionPair, type RevisionPair } from '~/domain/revision/revisionPair.ts';
import { revisionChangeTexts, revisionComparisonTexts } from '~/domain/words/texts/comparison.ts';
import { configurationQuery, type Configuration } from '~/queries/configurations/configurations.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { Loader } from '~/ui/Loader.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { combineQueries } from '~/platform/queryResult.ts';
import { ChangeList, RevisionReason, useChangeDescriptions, useRevisionComparison } from './ChangeList.tsx';
import { FileSection, ComparisonRow, ComparisonTable } from './FileSection.tsx';
import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconArrowsExchange } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { paths } from '~/paths.ts';
import styles from './RevisionComparisonView.module.css';

const BomSection = lazy(async () => ({ default: (await import('./BomChanges.tsx')).BomSection }));
const MillingSection = lazy(async () => ({ default: (await import('./MillingSection.tsx')).MillingSection }));
const TextSection = lazy(async () => ({ default: (await import('./TextSection.tsx')).TextSection }));
const PictureSection = lazy(async () => ({ default: (await import('./PictureSection.tsx')).PictureSection }));
const DocumentSection = lazy(async () => ({
  default: (await import('./DocumentSection.tsx')).DocumentSection,
}));

export type ComparisonSectionProps = {
  readonly found: RevisionComparison;
  readonly comparison: RevisionPair;
};

/** Sections of the comparison in page order; one without differences renders nothing. */
const sections: readonly ComponentType<ComparisonSectionProps>[] = [
  FieldSection,
  BomSection,
  MillingSection,
  TextSection,
  FileSection,
  PictureSection,
  DocumentSection,
];

type Props = { readonly subject: Configuration; readonly comparison: RevisionPair };

export function RevisionComparisonView({ subject, comparison }: Props) {
  const { configurationId, revisions } = subject;
  const before = useQuery(configurationQuery(configurationId, comparison.before));
  const after = useQuery(configurationQuery(configurationId, comparison.after));
  return (
    <div className="stack">
      <ComparisonChoice id={configurationId} revisions={revisions} comparison={comparison} />
      <QueryBoundary read={combineQueries(before, after)} what={revisionComparisonTexts.revisions} rows={6}>
        {(both) => <Both before={both[0]} after={both[1]} comparison={comparison} />}
      </QueryBoundary>
    </div>
  );
}

type Side = Configuration | null;
type BothProps = { readonly before: Side; readonly after: Side; readonly comparison: RevisionPair };

function Both({ before, after, comparison }: BothProps) {
  const found = useRevisionComparison(before, after);
  if (before === null || after === null) {
    return (
      <EmptyState
        title={revisionComparisonTexts.noRevision(before === null ? comparison.before : comparison.after)}
        text={revisionComparisonTexts.choose}
      />
    );
  }
  if (!found) return <ListSkeleton rows={6} />;
  return (
    <>
      <Summary found={found} after={after} />
      {sections.map((Section, index) => (
        // The order of the sections never changes.
        // oxlint-disable-next-line react/no-array-index-key
        <Suspense key={index} fallback={<ListSkeleton rows={3} />}>
          <Section found={found} comparison={comparison} />
        </Suspense>
      ))}
    </>
  );
}

type SummaryProps = { readonly found: RevisionComparison; readonly after: Configuration };

function Summary({ found, after }: SummaryProps) {
  const told = useChangeDescriptions(found);
  return (
    <Panel title={revisionComparisonTexts.summary}>
      <div className={styles.summary} aria-busy={!told?.isComplete}>
        {told?.isComplete ? (
          <ChangeList words={told.words} onRetry={told.retry} />
        ) : (
          <Loader label={revisionChangeTexts.reading} />
        )}
        <RevisionReason configuration={after} />
      </div>
    </Panel>
  );
}

type ComparisonChoiceProps = {
  readonly id: string;
  readonly revisions: readonly { readonly revisionName: string }[];
  readonly comparison: RevisionPair;
};

function ComparisonChoice({ id, revisions, comparison }: ComparisonChoiceProps) {
  const navigate = useNavigate();
  const { before, after } = comparison;
  const compare = (next: RevisionPair): void => {
    void navigate(paths.configuration(id, undefined, { compare: formatRevisionPair(next) }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  const choice = (label: string, value: string, onChange: (name: string) => void): ReactElement => (
    <label>
      {label}
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {revisions.every(({ revisionName }) => revisionName !== value) && (
          <option value={value}>{value}</option>
        )}
        {revisions.map(({ revisionName }) => (
          <option key={revisionName} value={revisionName}>
            {revisionName}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div className={styles.choice}>
      <h2>{revisionComparisonTexts.title}</h2>
      {choice(revisionComparisonTexts.before, before, (name) => compare({ before: name, after }))}
      <ActionIcon
        variant="default"
        size={34}
        aria-label={revisionComparisonTexts.swap}
        onClick={() => compare({ before: after, after: before })}
      >
        <IconArrowsExchange size={17} aria-hidden />
      </ActionIcon>
      {choice(revisionComparisonTexts.after, after, (name) => compare({ before, after: name }))}
      <Link to={paths.configuration(id)} className={styles.back}>
        <IconArrowLeft size={16} aria-hidden />
        {revisionComparisonTexts.backTo(id)}
      </Link>
    </div>
  );
}

/** Fields that differ in every revision, such as its stamps, are collapsed. */
function FieldSection({ found, comparison }: ComparisonSectionProps) {
  if (found.fields.length === 0) return null;
  const stamps = found.fields.filter(({ place }) => place === 'Revision');
  const telling = found.fields.filter(({ place }) => place !== 'Revision');
  return (
    <Panel title={revisionComparisonTexts.fields} flush>
      {telling.length > 0 && <Fields fields={telling} comparison={comparison} />}
      {stamps.length > 0 && (
        <details className={styles.stamps}>
          <summary>{revisionComparisonTexts.stamps}</summary>
          <Fields fields={stamps} comparison={comparison} />
        </details>
      )}
    </Panel>
  );
}

type FieldsProps = { readonly fields: readonly FieldChange[]; readonly comparison: RevisionPair };

const Fields = ({ fields, comparison }: FieldsProps) => (
  <ComparisonTable subject={revisionComparisonTexts.field} comparison={comparison}>
    {fields.map(({ place, label, before, after }) => (
      <ComparisonRow
        key={`${place} ${label}`}
        name={label}
        about={place}
        before={before || revisionComparisonTexts.none}
        after={after || revisionComparisonTexts.none}
      />
    ))}
  </ComparisonTable>
);
