import { FoundRows } from '~/ui/list/FoundRows.tsx';
import { createOpener } from '~/ui/modal/openLazyModal.tsx';
import { buildEmptyStateProps } from '~/ui/EmptyState.tsx';
import { restrictPage } from '~/session/restrictPage.tsx';
import '@mantine/core/styles/Button.css';
import { useQuery } from '@tanstack/react-query';
import { IconPuzzleOff } from '@tabler/icons-react';
import { useCallback, useDeferredValue, useMemo, useState, type ReactElement, useRef, memo } from 'react';
import { filterParts, parsePartFilter, listPartTags } from '~/domain/part/listFilter.ts';
import { checkPartChange, checkPartsAccess } from '~/domain/part/permission.ts';
import { partListTexts } from '~/domain/words/texts/partAdministration.ts';
import { pages } from '~/pages.ts';
import { partsQuery, type Part } from '~/queries/parts/parts.ts';
import { useActor } from '~/session/me.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { usePageSearchParams } from '~/platform/routing/usePageSearchParams.ts';
import { PrimaryActionButton } from '~/ui/GuardedButton.tsx';
import { PartControls } from './PartControls.tsx';
import { ResetPartsButton } from './ResetPartsButton.tsx';
import { Button } from '@mantine/core';
import { useFocusFallback } from '~/platform/focus/useFocusFallback.ts';
import styles from './Parts.module.css';
import { Link } from 'react-router';
import { formatPartCode } from '~/domain/part/enumerations.ts';
import { paths } from '~/paths.ts';
import { Badge, StateLabel } from '~/ui/Badge.tsx';
import { PartPicture } from '~/widgets/parts/PartPicture.tsx';

type PartRowsProps = {
  readonly rows: readonly Part[];
  readonly total: number;
  readonly selected: ReadonlySet<string>;
  /** Must be a stable function: rows are memoized. */
  readonly onToggle: (partNumber: string) => void;
};

const PartRows = ({ rows, total, selected, onToggle }: PartRowsProps) => (
  <FoundRows
    empty={buildEmptyStateProps({
      icon: IconPuzzleOff,
      texts: partListTexts,
      isEmpty: total === 0,
      to: paths.parts(),
    })}
    label={partListTexts.title}
    rows={rows}
    keyOf={({ partNumber }) => partNumber}
    height={56}
    narrowHeight={88}
  >
    {(part, index) => (
      <Row part={part} index={index} isSelected={selected.has(part.partNumber)} onToggle={onToggle} />
    )}
  </FoundRows>
);

type RowProps = {
  readonly part: Part;
  readonly index: number;
  readonly isSelected: boolean;
  readonly onToggle: (partNumber: string) => void;
};

const Row = memo(function Row({ part, index, isSelected, onToggle }: RowProps): ReactElement {
  return (
    <div className={styles.row}>
      <input
        type="checkbox"
        className={styles.check}
        aria-label={partListTexts.select(part.partNumber)}
        checked={isSelected}
        onChange={() => onToggle(part.partNumber)}
      />
      <span className={styles.thumbnail}>
        <PartPicture partNumber={part.partNumber} images={part.images} />
      </span>
      <span className={`${styles.name} cutLines`}>
        <Link className="number" to={paths.part(part.partNumber)} data-index={index}>
          {part.partNumber}
        </Link>
        <span title={part.label}>{part.label}</span>
      </span>
      <span className={styles.type}>{formatPartCode(part.partType)}</span>
      <span className={styles.families}>{partListTexts.families(part.familyCompatibility)}</span>
      <span className={styles.tags} title={listPartTags(part).join(', ')}>
        {listPartTags(part).map((tag) => (
          <Badge key={tag} size="small">
            {tag}
          </Badge>
        ))}
      </span>
      <span className={styles.state}>
        <StateLabel state={part.partState} size="small" />
      </span>
    </div>
  );
});

type Props = {
  readonly chosen: readonly Part[];
  readonly found: readonly Part[];
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  readonly canChange: boolean;
};

const openCompareParts = createOpener(async () => (await import('./CompareParts.tsx')).openCompareParts);
const openChangeParts = createOpener(async () => (await import('./BulkChangeParts.tsx')).openBulkChangeParts);
const openCreatePart = createOpener(async () => (await import('./CreatePart.tsx')).openCreatePart);

const comparable = { least: 2, limit: 6 } as const;

/** Actions on the selected parts; without a selection only "select all found". */
function SelectionBar({ chosen, found, onSelect, canChange }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  // Buttons of the bar unmount when the selection changes.
  const keptFocus = useFocusFallback(bar);
  const numbers = chosen.map(({ partNumber }) => partNumber);
  const isComparable = numbers.length >= comparable.least && numbers.length <= comparable.limit;
  const selectAll = (): void => onSelect(new Set(found.map(({ partNumber }) => partNumber)));
  return (
    <div ref={bar} tabIndex={-1} className={styles.selection} {...keptFocus}>
      <span role="status">{chosen.length > 0 && partListTexts.selected(chosen.length)}</span>
      {found.length > 0 && chosen.length < found.length && (
        <Button variant="default" size="xs" onClick={selectAll}>
          {partListTexts.selectAll(found.length)}
        </Button>
      )}
      {chosen.length > 0 && (
        <>
          <Button
            variant="default"
            size="xs"
            disabled={!isComparable}
            title={isComparable ? undefined : partListTexts.compareLimit}
            onClick={() => openCompareParts(numbers)}
          >
            {partListTexts.compare}
          </Button>
          {canChange && (
            <Button variant="default" size="xs" onClick={() => openChangeParts(chosen)}>
              {partListTexts.change}
            </Button>
          )}
          <Button variant="default" size="xs" onClick={() => onSelect(new Set())}>
            {partListTexts.clear}
          </Button>
        </>
      )}
    </div>
  );
}

export const Component = restrictPage(pages.parts, checkPartsAccess, PartsPage);

function PartsPage() {
  const read = useQuery(partsQuery());
  return (
    <>
      <PageHeader title={partListTexts.title} actions={<Actions />} />
      <QueryBoundary read={read} what={partListTexts.themselves} rows={12}>
        {(all) => <Found all={all} />}
      </QueryBoundary>
    </>
  );
}

function Actions() {
  const actor = useActor();
  return (
    <>
      <ResetPartsButton />
      <PrimaryActionButton decision={checkPartChange(actor)} onClick={() => openCreatePart()}>
        {partListTexts.create}
      </PrimaryActionButton>
    </>
  );
}

function Found({ all }: { readonly all: readonly Part[] }) {
  const [parameters, change] = usePageSearchParams();
  const filter = useMemo(() => parsePartFilter(parameters), [parameters]);
  // Deferred, so that typing stays responsive.
  const wanted = useDeferredValue(filter);
  const found = useMemo(() => filterParts(all, wanted), [all, wanted]);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (partNumber: string): void =>
      setSelected((before) => {
        const next = new Set(before);
        if (!next.delete(partNumber)) next.add(partNumber);
        return next;
      }),
    [],
  );
  const isKept = checkPartChange(useActor()).allowed;
  const chosen = useMemo(() => all.filter(({ partNumber }) => selected.has(partNumber)), [all, selected]);
  return (
    <>
      <PartControls all={all} filter={filter} change={change} count={found.length} />
      <SelectionBar chosen={chosen} found={found} onSelect={setSelected} canChange={isKept} />
      <PartRows rows={found} total={all.length} selected={selected} onToggle={toggle} />
    </>
  );
}
