import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useRef, type ReactElement } from 'react';
import { partListTexts } from '~/domain/words/texts/partAdministration.ts';
import type { Part } from '~/queries/parts/parts.ts';
import { openWhenLoaded } from '~/ui/modal/openWhenLoaded.tsx';
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
export function SelectionBar({ chosen, found, onSelect, mayChange }: Props): ReactElement {
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
