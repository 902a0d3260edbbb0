import '@mantine/core/styles/ActionIcon.css';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import type { FilePair } from '~/domain/revision/filePairs.ts';
import { textComparisonTexts, textComparisonRefusalTexts } from '~/domain/words/texts/comparison.ts';
import { textComparisonQuery, type TextComparison } from '~/queries/configurations/comparison.ts';
import { Panel } from '~/ui/Panel.tsx';
import { ContentQueryBoundary, useFilePair } from './useFilePair.tsx';
import type { ComparisonSectionProps } from './RevisionComparisonView.tsx';
import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { flushSync } from 'react-dom';
import {
  findChangedRanges,
  countLineChanges,
  groupDiffHunks,
  type DiffLine,
  type DiffHunk,
  type CharacterRange,
} from '~/domain/content/lineDiff.ts';
import hunks from './Hunks.module.css';
import styles from './RevisionComparisonView.module.css';

export function TextSection({ found }: ComparisonSectionProps) {
  const [pair, control] = useFilePair(found, 'TEXT', 'text', textComparisonTexts.choice);
  if (!pair) return null;
  return (
    <Panel title={textComparisonTexts.title} flush actions={control}>
      <FilePairTextDiff key={pair.key} pair={pair} />
    </Panel>
  );
}

export function FilePairTextDiff({ pair }: { readonly pair: FilePair }) {
  const read = useQuery(textComparisonQuery(pair));
  return (
    <ContentQueryBoundary read={read} what={pair.name}>
      {(compared) => <TextDiffHunks comparison={compared} name={pair.name} />}
    </ContentQueryBoundary>
  );
}

type Props = { readonly comparison: TextComparison; readonly name: string };

const context = 3;

export function TextDiffHunks({ comparison, name }: Props) {
  const { lines, isSame, stamps } = comparison;
  const parts = useMemo(() => (typeof lines === 'string' ? [] : groupDiffHunks(lines, context)), [lines]);
  if (isSame) return <p className={styles.note}>{textComparisonTexts.same}</p>;
  if (typeof lines === 'string') return <p className={styles.note}>{textComparisonRefusalTexts[lines]}</p>;
  if (parts.length === 0) {
    return (
      <p className={styles.note}>
        {stamps > 0 ? textComparisonTexts.stamps(stamps) : textComparisonTexts.onlyEnds}
      </p>
    );
  }
  return (
    <>
      <Hunks lines={lines} parts={parts} name={name} />
      {stamps > 0 && <p className={styles.note}>{textComparisonTexts.stamps(stamps)}</p>}
    </>
  );
}

type Row = DiffLine | { readonly folded: number; readonly part: number };

const isChange = (row: Row | undefined): boolean =>
  row !== undefined && !('folded' in row) && (row.before === undefined || row.after === undefined);

const startsOf = (rows: readonly Row[]): readonly number[] =>
  rows.flatMap((row, index) => (isChange(row) && !isChange(rows[index - 1]) ? [index] : []));

const maxRows = 1000;

type HunksProps = {
  readonly lines: readonly DiffLine[];
  readonly parts: readonly DiffHunk[];
  readonly name: string;
};

function Hunks({ lines, parts, name }: HunksProps) {
  const region = useRef<HTMLDivElement>(null);
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const [limit, setMost] = useState(maxRows);
  const [current, setCurrent] = useState<number>();
  const stretches = useMemo(() => findChangedRanges(lines), [lines]);
  const rows = useMemo(
    () =>
      parts.flatMap(({ isNear, lines: own }, part): readonly Row[] =>
        isNear || unfolded.has(part) ? own : [{ folded: own.length, part }],
      ),
    [parts, unfolded],
  );
  const starts = useMemo(() => startsOf(rows), [rows]);

  const goTo = (index: number): void => {
    const row = starts[index] ?? 0;
    flushSync(() => {
      setCurrent(index);
      setMost((now) => Math.max(now, row + context + maxRows / 2));
    });
    const place = region.current?.querySelector<HTMLElement>(`[data-row="${row}"]`);
    // 80 px of context stay visible above the row.
    if (place) region.current?.scrollTo({ top: place.offsetTop - 80 });
  };
  const unfold = (part: number): void => {
    setUnfolded((now) => new Set([...now, part]));
    // The expand button unmounts; the scrollable region takes the focus.
    region.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <HunkBar lines={lines} current={current} count={starts.length} onGo={goTo} />
      {/* A scrollable region must be reachable by keyboard. */}
      <div
        ref={region}
        className={hunks.text}
        role="region"
        aria-label={textComparisonTexts.lineByLine(name)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table>
          <tbody>
            {rows.slice(0, limit).map((row, index) =>
              'folded' in row ? (
                <tr key={`folded ${row.part}`} data-change="folded">
                  <td colSpan={4}>
                    <button type="button" onClick={() => unfold(row.part)}>
                      {textComparisonTexts.folded(row.folded)}
                    </button>
                  </td>
                </tr>
              ) : (
                <Line
                  key={`${row.before ?? ''}:${row.after ?? ''}`}
                  line={row}
                  row={index}
                  stretch={stretches.get(row)}
                />
              ),
            )}
          </tbody>
        </table>
      </div>
      {rows.length > limit && (
        <button type="button" className={styles.more} onClick={() => setMost(limit + maxRows)}>
          {textComparisonTexts.more(rows.length - limit)}
        </button>
      )}
    </>
  );
}

type BarProps = {
  readonly lines: readonly DiffLine[];
  readonly current: number | undefined;
  readonly count: number;
  readonly onGo: (index: number) => void;
};

function HunkBar({ lines, current, count, onGo }: BarProps) {
  const { added, removed } = useMemo(() => countLineChanges(lines), [lines]);
  const go = (index: number) => (): void => onGo((index + count) % count);
  return (
    <div className={hunks.bar}>
      <span>
        <span data-change="added">
          +{added}
          <span className="visuallyHidden"> {textComparisonTexts.linesAdded}</span>
        </span>{' '}
        <span data-change="removed">
          −{removed}
          <span className="visuallyHidden"> {textComparisonTexts.linesRemoved}</span>
        </span>
      </span>
      <span aria-live="polite">
        {current === undefined
          ? textComparisonTexts.changes(count)
          : textComparisonTexts.current(current + 1, count)}
      </span>
      <ActionIcon
        variant="default"
        size={28}
        aria-label={textComparisonTexts.changeBefore}
        onClick={go((current ?? 0) - 1)}
      >
        <IconArrowUp size={15} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={28}
        aria-label={textComparisonTexts.nextChange}
        onClick={go((current ?? -1) + 1)}
      >
        <IconArrowDown size={15} aria-hidden />
      </ActionIcon>
    </div>
  );
}

const signs = { added: '+', removed: '−', same: '' } as const;

type LineProps = {
  readonly line: DiffLine;
  readonly row: number;
  readonly stretch: CharacterRange | undefined;
};

function Line({ line, row, stretch }: LineProps) {
  const { text, before, after } = line;
  const change = before === undefined ? 'added' : after === undefined ? 'removed' : 'same';
  return (
    <tr data-change={change} data-row={row}>
      <td>{before}</td>
      <td>{after}</td>
      <td>
        <span aria-hidden>{signs[change]}</span>
        {change !== 'same' && <span className="visuallyHidden">{textComparisonTexts[change]}</span>}
      </td>
      <td>
        {stretch ? (
          <>
            {text.slice(0, stretch[0])}
            <mark>{text.slice(...stretch)}</mark>
            {text.slice(stretch[1])}
          </>
        ) : (
          text
        )}
      </td>
    </tr>
  );
}
