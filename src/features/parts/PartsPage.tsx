import '@mantine/core/styles/Button.css';
import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { useCallback, useDeferredValue, useMemo, useState, type ReactElement, useRef } from 'react';
import { filteredParts, partFilterFrom } from '~/domain/part/listFilter.ts';
import { mayKeepParts, mayOpenParts } from '~/domain/part/permission.ts';
import { partListTexts } from '~/domain/words/texts/partAdministration.ts';
import { pages } from '~/pages.ts';
import { parts, type Part } from '~/queries/parts/parts.ts';
import { useActor } from '~/session/me.ts';
import { AccessWall } from '~/ui/EmptyState.tsx';
import { Answer } from '~/ui/Answer.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { openWhenLoaded } from '~/ui/modal/openWhenLoaded.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { useAddressQuery } from '~/platform/routing/useAddressQuery.ts';
import { VerdictButton } from '~/ui/VerdictButton.tsx';
import { PartControls } from './PartControls.tsx';
import { PartRows } from './PartRows.tsx';
import { ResetPartsButton } from './ResetPartsButton.tsx';
import { Button } from '@mantine/core';
import { useKeptFocus } from '~/platform/focus/useKeptFocus.ts';
import styles from './Parts.module.css';

type Props = {
  readonly chosen: readonly Part[];
  readonly found: readonly Part[];
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  /** Whether the person may change parts. */
  readonly mayChange: boolean;
};

/** Numbers of parts that can be laid side by side. */
const comparable = { least: 2, most: 6 } as const;

/** The actions on the parts that are selected; as long as there are none, only the way to select all that are found. */
function SelectionBar({ chosen, found, onSelect, mayChange }: Props): ReactElement {
  const bar = useRef<HTMLDivElement>(null);
  // The way to select all goes once all are selected, and the others go with the selection.
  const keptFocus = useKeptFocus(bar);
  const numbers = chosen.map(({ partNumber }) => partNumber);
  const isComparable = numbers.length >= comparable.least && numbers.length <= comparable.most;
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
            onClick={() =>
              void openWhenLoaded(
                () => import('./CompareParts.tsx'),
                (dialog) => dialog.openCompareParts(numbers),
              )
            }
          >
            {partListTexts.compare}
          </Button>
          {mayChange && (
            <Button
              variant="default"
              size="xs"
              onClick={() =>
                void openWhenLoaded(
                  () => import('./ChangeParts.tsx'),
                  (dialog) => dialog.openChangeParts(chosen),
                )
              }
            >
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

/** The parts, for those who may see them. */
export function Component(): ReactElement {
  const verdict = mayOpenParts(useActor());
  return verdict.allowed ? <Parts /> : <AccessWall page={pages.parts.title} reason={verdict.reason} />;
}

function Parts(): ReactElement {
  const read = useQuery(parts());
  return (
    <>
      <PageHeader title={partListTexts.title} actions={<Actions />} />
      <Answer read={read} what={partListTexts.themselves} waiting={<ListSkeleton rows={12} />}>
        {(all) => <Found all={all} />}
      </Answer>
    </>
  );
}

function Actions(): ReactElement {
  const actor = useActor();
  return (
    <>
      <ResetPartsButton />
      <VerdictButton
        verdict={mayKeepParts(actor)}
        variant="filled"
        size="sm"
        leftSection={<IconPlus size={17} aria-hidden />}
        onClick={() =>
          void openWhenLoaded(
            () => import('./CreatePart.tsx'),
            (dialog) => dialog.openCreatePart(),
          )
        }
      >
        {partListTexts.create}
      </VerdictButton>
    </>
  );
}

function Found({ all }: { readonly all: readonly Part[] }): ReactElement {
  const [parameters, change] = useAddressQuery();
  const filter = useMemo(() => partFilterFrom(parameters), [parameters]);
  // Typing goes before what it finds.
  const wanted = useDeferredValue(filter);
  const found = useMemo(() => filteredParts(all, wanted), [all, wanted]);
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
  const isKept = mayKeepParts(useActor()).allowed;
  const chosen = useMemo(() => all.filter(({ partNumber }) => selected.has(partNumber)), [all, selected]);
  return (
    <>
      <PartControls all={all} filter={filter} change={change} count={found.length} />
      <SelectionBar chosen={chosen} found={found} onSelect={setSelected} mayChange={isKept} />
      <PartRows rows={found} total={all.length} selected={selected} onToggle={toggle} />
    </>
  );
}
