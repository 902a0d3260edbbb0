import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { IconTableExport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactElement } from 'react';
import { countText } from '~/domain/words/plurals.ts';
import { bomChangeKinds, type BomChange, type BomChangeKind, type BomDiff } from '~/domain/bom/comparison.ts';
import { bomDiffSheet, changedItem, changedLabel, filterBomChanges } from '~/domain/bom/comparisonText.ts';
import type { BomPart } from '~/domain/bom/sheet.ts';
import { safeFileName } from '~/domain/file/name.ts';
import type { Comparison } from '~/domain/revision/comparisonAddress.ts';
import type { FilePair } from '~/domain/revision/filePairs.ts';
import { mayViewPart } from '~/domain/part/parts.ts';
import { sentenceCase } from '~/domain/words/stateText.ts';
import { paths } from '~/paths.ts';
import { parts as allParts } from '~/queries/parts/parts.ts';
import { useMe } from '~/session/me.ts';
import { Badge, type BadgeColour } from '~/ui/Badge.tsx';
import { ExternalLink } from '~/ui/ExternalLink.tsx';
import { FilterSelect } from '~/ui/list/FilterSelect.tsx';
import { SearchField } from '~/ui/list/SearchField.tsx';
import { saveFile } from '~/ui/saveFile.ts';
import { ComparedRow, ComparisonTable } from './ComparisonTable.tsx';
import styles from './RevisionComparison.module.css';

type PartOf = (item: string) => BomPart | undefined;

type Props = { readonly diff: BomDiff; readonly pair: FilePair; readonly comparison: Comparison };

const mostRows = 200;
const everything = 'ALL';
type Shown = BomChangeKind | typeof everything;

/** Differences between two bills of materials, to be narrowed by kind and text, and saved as a sheet. */
export function BomChanges({ diff, pair, comparison }: Props): ReactElement {
  const { changes, counts, left } = diff;
  const { data: known } = useQuery(allParts());
  const [kind, setKind] = useState<Shown>(everything);
  const [find, setFind] = useState('');
  const [most, setMost] = useState(mostRows);
  const partOf = useMemo((): PartOf => {
    const byNumber = new Map(known?.map((part) => [part.partNumber, part]));
    return (item) => byNumber.get(item);
  }, [known]);
  const found = useMemo(
    () => filterBomChanges(changes, { kind: kind === everything ? undefined : kind, find }, partOf),
    [changes, kind, find, partOf],
  );
  if (changes.length === 0) {
    return <p className={styles.note}>Both bills of materials list the same.</p>;
  }
  const total = bomChangeKinds.reduce((sum, each) => sum + counts[each], 0);
  const kindText = (each: Shown): string =>
    each === everything ? `All changes (${total})` : `${sentenceCase(each)} (${counts[each]})`;
  const save = (): void => {
    const { configurationId, productConfigurationId } = pair.after;
    const subject = productConfigurationId ?? configurationId;
    const name = `${subject}_${comparison.before}-${comparison.after}_BOM changes.csv`;
    saveFile(new Blob([bomDiffSheet(changes, partOf)], { type: 'text/csv' }), safeFileName(name));
  };
  return (
    <>
      <div className={styles.filters}>
        <SearchField label="Find a number, label or place" value={find} onSearch={setFind} />
        <FilterSelect
          label="Kind of change"
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
          Export sheet
        </Button>
      </div>
      {found.length === 0 ? (
        <p className={styles.note}>No change has this in its number, label or place.</p>
      ) : (
        <ChangeTable changes={found.slice(0, most)} comparison={comparison} partOf={partOf} />
      )}
      {found.length > most && (
        <button type="button" className={styles.more} onClick={() => setMost(most + mostRows)}>
          {found.length - most} more changes: show
        </button>
      )}
      {left > 0 && (
        <p className={styles.note}>
          {left} more changes are not listed, here and in the sheet: the bills differ too much.
        </p>
      )}
    </>
  );
}

type TableProps = {
  readonly changes: readonly BomChange[];
  readonly comparison: Comparison;
  readonly partOf: PartOf;
};

function ChangeTable({ changes, comparison, partOf }: TableProps): ReactElement {
  const mayView = mayViewPart(useMe().units);
  return (
    <ComparisonTable subject="Item" comparison={comparison} quantities>
      {changes.map((change) => (
        <Change
          key={`${change.kind} ${change.path.join('/')} ${changedItem(change)}`}
          change={change}
          partOf={partOf}
          mayView={mayView}
        />
      ))}
    </ComparisonTable>
  );
}

const colours: Record<BomChangeKind, BadgeColour> = {
  ADDED: 'green',
  REMOVED: 'red',
  CHANGED: 'amber',
  MOVED: 'blue',
  REPLACED: 'amber',
};

type ChangeProps = { readonly change: BomChange; readonly partOf: PartOf; readonly mayView: boolean };

function Change({ change, partOf, mayView }: ChangeProps): ReactElement {
  const { kind, before, after, parts, within } = change;
  const item = changedItem(change);
  const label = changedLabel(change, partOf);
  const isDescribed = before && after && before.description !== after.description;
  return (
    <ComparedRow
      name={
        <>
          <span className="number">{item}</span> {label}{' '}
          <Badge size="small" colour={colours[kind]}>
            {within ? `${sentenceCase(kind)} with its assembly` : sentenceCase(kind)}
          </Badge>{' '}
          {mayView && partOf(item) && (
            <ExternalLink href={paths.part(item)}>
              View <span className="visuallyHidden">{item}</span>
            </ExternalLink>
          )}
        </>
      }
      about={
        <>
          <Place change={change} partOf={partOf} />
          {parts > 0 && (kind === 'ADDED' || kind === 'REMOVED') && !within && (
            <>, made of {countText(parts, 'item')}</>
          )}
        </>
      }
      before={<Quantity side={before} named={before?.item !== item} described={isDescribed} />}
      after={<Quantity side={after} named={false} described={isDescribed} />}
    />
  );
}

type PlaceProps = { readonly change: BomChange; readonly partOf: PartOf };

/** Place of a change: the numbers down to the assembly, and its name. */
function Place({ change: { path, formerPath, uses }, partOf }: PlaceProps): ReactElement {
  const told = (place: readonly string[]): string => {
    const label = partOf(place.at(-1) ?? '')?.label;
    return `in ${place.join(' › ')}${label ? ` ${label}` : ''}`;
  };
  return (
    <>
      {path.length > 0 && told(path)}
      {formerPath && `, before ${formerPath.length > 0 ? told(formerPath) : 'by itself'}`}
      {uses > 1 && `, which goes into ${uses} assemblies`}
    </>
  );
}

type QuantityProps = {
  readonly side: BomChange['before'];
  /** Whether the number is told as well. */
  readonly named: boolean;
  readonly described: boolean | undefined;
};

function Quantity({ side, named, described }: QuantityProps): ReactElement {
  if (!side) return <>–</>;
  return (
    <>
      <span className="number">
        {side.quantity} x{named && ` ${side.item}`}
      </span>
      {described && <span className={styles.described}>{side.description || 'without a description'}</span>}
    </>
  );
}
