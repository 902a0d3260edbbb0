import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { IconTableExport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { bomComparisonTexts, revisionComparisonTexts } from '~/domain/words/texts/comparison.ts';
import {
  bomChangeKinds,
  type BomChange,
  type BomChangeKind,
  type BomComparison,
} from '~/domain/bom/comparison.ts';
import {
  formatBomChangesCsv,
  formatBomChangeKind,
  describeBomNotes,
  getChangedItem,
  formatChangedItem,
  filterBomChanges,
} from '~/domain/bom/comparisonText.ts';
import type { BomPart } from '~/domain/bom/bomCsv.ts';
import { sanitizeFileName } from '~/domain/file/sanitizeFileName.ts';
import type { RevisionPair } from '~/domain/revision/revisionPair.ts';
import type { FilePair } from '~/domain/revision/filePairs.ts';
import { canViewPart } from '~/domain/part/parts.ts';
import { toSentenceCase } from '~/domain/words/stateAppearances.ts';
import { paths } from '~/paths.ts';
import { partsQuery as allParts } from '~/queries/parts/parts.ts';
import { useMe } from '~/session/me.ts';
import { Badge, type BadgeColor } from '~/ui/Badge.tsx';
import { ExternalLink } from '~/ui/ExternalLink.tsx';
import { FilterSelect } from '~/ui/list/FilterSelect.tsx';
import { SearchField } from '~/ui/list/SearchField.tsx';
import { saveFile } from '~/platform/saveFile.ts';
import { ComparisonRow, ComparisonTable } from './FileSection.tsx';
import styles from './RevisionComparisonView.module.css';
import { bomComparisonQuery } from '~/queries/configurations/comparison.ts';
import { Panel } from '~/ui/Panel.tsx';
import { TextTreeToggle } from '~/widgets/previews/edit/TextTreeToggle.tsx';
import { ContentQueryBoundary, useFilePair } from './useFilePair.tsx';
import type { ComparisonSectionProps } from './RevisionComparisonView.tsx';
import { FilePairTextDiff } from './TextSection.tsx';

type PartOf = (item: string) => BomPart | undefined;

type Props = { readonly compared: BomComparison; readonly pair: FilePair; readonly comparison: RevisionPair };

const maxRows = 200;
const everything = 'ALL';
type Shown = BomChangeKind | typeof everything;

function BomChanges({ compared, pair, comparison }: Props) {
  const { changes, counts, left } = compared;
  const { data: known } = useQuery(allParts());
  const [kind, setKind] = useState<Shown>(everything);
  const [find, setFind] = useState('');
  const [limit, setMost] = useState(maxRows);
  const partOf = useMemo((): PartOf => {
    const byNumber = new Map(known?.map((part) => [part.partNumber, part]));
    return (item) => byNumber.get(item);
  }, [known]);
  const found = useMemo(
    () => filterBomChanges(changes, { kind: kind === everything ? undefined : kind, find }, partOf),
    [changes, kind, find, partOf],
  );
  const notes = describeBomNotes(compared, comparison).map((sentence) => (
    <p key={sentence} className={styles.note}>
      {sentence}
    </p>
  ));
  if (changes.length === 0) {
    return (
      <>
        {notes}
        <p className={styles.note}>{bomComparisonTexts.same}</p>
      </>
    );
  }
  const total = bomChangeKinds.reduce((sum, each) => sum + counts[each], 0);
  const kindText = (each: Shown): string =>
    each === everything
      ? bomComparisonTexts.allChanges(total)
      : bomComparisonTexts.kind(toSentenceCase(each), counts[each]);
  const save = (): void => {
    const { configurationId, productConfigurationId: subject = configurationId } = pair.after;
    const name = bomComparisonTexts.sheetName(subject, comparison.before, comparison.after);
    saveFile(new Blob([formatBomChangesCsv(changes, partOf)], { type: 'text/csv' }), sanitizeFileName(name));
  };
  return (
    <>
      {notes}
      <div className={styles.filters}>
        <SearchField label={bomComparisonTexts.findField} value={find} onSearch={setFind} />
        <FilterSelect
          label={bomComparisonTexts.kindField}
          value={kind}
          options={[everything, ...bomChangeKinds.filter((each) => counts[each] > 0)]}
          text={kindText}
          onChange={setKind}
          neutral={everything}
        />
        <Button
          variant="default"
          size="xs"
          leftSection={<IconTableExport size={15} aria-hidden />}
          onClick={save}
        >
          {bomComparisonTexts.exportSheet}
        </Button>
      </div>
      {found.length === 0 ? (
        <p className={styles.note}>{bomComparisonTexts.notFound}</p>
      ) : (
        <ChangeTable changes={found.slice(0, limit)} comparison={comparison} partOf={partOf} />
      )}
      {found.length > limit && (
        <button type="button" className={styles.more} onClick={() => setMost(limit + maxRows)}>
          {bomComparisonTexts.more(found.length - limit)}
        </button>
      )}
      {left > 0 && <p className={styles.note}>{bomComparisonTexts.notListed(left)}</p>}
    </>
  );
}

type TableProps = Pick<Props, 'comparison'> & {
  readonly changes: readonly BomChange[];
  readonly partOf: PartOf;
};

function ChangeTable({ changes, comparison, partOf }: TableProps) {
  const canView = canViewPart(useMe().units);
  return (
    <ComparisonTable subject={bomComparisonTexts.item} comparison={comparison} quantities>
      {changes.map((change) => (
        <Change
          key={`${change.kind} ${change.path.join('/')} ${getChangedItem(change)}`}
          change={change}
          partOf={partOf}
          canView={canView}
        />
      ))}
    </ComparisonTable>
  );
}

const colours: Record<BomChangeKind, BadgeColor> = {
  ADDED: 'green',
  REMOVED: 'red',
  CHANGED: 'amber',
  MOVED: 'blue',
  REPLACED: 'amber',
};

type ChangeProps = { readonly change: BomChange; readonly partOf: PartOf; readonly canView: boolean };

function Change({ change, partOf, canView }: ChangeProps) {
  const { kind, before, after, parts, within } = change;
  const item = getChangedItem(change);
  const isDescribed = before && after && before.description !== after.description;
  return (
    <ComparisonRow
      name={
        <>
          <span className="number">{item}</span> {formatChangedItem(change, partOf)}{' '}
          <Badge size="small" colour={colours[kind]}>
            {formatBomChangeKind(change)}
          </Badge>{' '}
          {canView && partOf(item) && (
            <ExternalLink href={paths.part(item)}>
              {bomComparisonTexts.view} <span className="visuallyHidden">{item}</span>
            </ExternalLink>
          )}
        </>
      }
      about={
        <>
          <Place change={change} partOf={partOf} />
          {parts > 0 && (kind === 'ADDED' || kind === 'REMOVED') && !within && (
            <>, {bomComparisonTexts.madeOf(parts)}</>
          )}
        </>
      }
      before={<Quantity side={before} named={before?.item !== item} described={isDescribed} />}
      after={<Quantity side={after} named={false} described={isDescribed} />}
    />
  );
}

function Place({ change: { path, formerPath, uses }, partOf }: Omit<ChangeProps, 'canView'>) {
  const told = (place: readonly string[]): string =>
    bomComparisonTexts.place(place, partOf(place.at(-1) ?? '')?.label);
  const parts = [
    path.length > 0 && told(path),
    formerPath &&
      bomComparisonTexts.former(formerPath.length > 0 ? told(formerPath) : bomComparisonTexts.byItself),
    uses > 1 && bomComparisonTexts.uses(uses),
  ];
  return <>{parts.filter(Boolean).join(', ')}</>;
}

type QuantityProps = {
  readonly side: BomChange['before'];
  /** Whether the cell shows the part number. */
  readonly named: boolean;
  readonly described: boolean | undefined;
};

function Quantity({ side, named, described }: QuantityProps) {
  if (!side) return <>{revisionComparisonTexts.none}</>;
  return (
    <>
      <span className="number">
        {bomComparisonTexts.quantity(
          side.unread === undefined ? side.quantity : bomComparisonTexts.unread(side.unread),
          named ? side.item : undefined,
        )}
      </span>
      {described && (
        <span className={styles.described}>{side.description || bomComparisonTexts.noDescription}</span>
      )}
    </>
  );
}

export function BomSection({ found, comparison }: ComparisonSectionProps) {
  const [pair, control] = useFilePair(found, 'BILL_OF_MATERIALS', 'bom', bomComparisonTexts.choice);
  const [asText, setAsText] = useState(false);
  if (!pair) return null;
  const actions = (
    <div className={styles.actions}>
      {control}
      <TextTreeToggle asText={asText} onChange={setAsText} tree={bomComparisonTexts.views} />
    </div>
  );
  return (
    <Panel title={bomComparisonTexts.title} flush actions={actions}>
      {asText ? (
        <FilePairTextDiff key={pair.key} pair={pair} />
      ) : (
        <BillOfMaterials key={pair.key} pair={pair} comparison={comparison} />
      )}
    </Panel>
  );
}

function BillOfMaterials({ pair, comparison }: Omit<Props, 'compared'>) {
  const read = useQuery(bomComparisonQuery(pair));
  return (
    <ContentQueryBoundary read={read} what={pair.name}>
      {(data) =>
        'reason' in data ? (
          <>
            <p className={styles.note}>
              {bomComparisonTexts.comparedAsText(pair.name, comparison[data.side], data.reason)}
            </p>
            <FilePairTextDiff pair={pair} />
          </>
        ) : (
          <BomChanges compared={data} pair={pair} comparison={comparison} />
        )
      }
    </ContentQueryBoundary>
  );
}
