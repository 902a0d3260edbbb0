import { paletteTexts } from '~/domain/words/texts/palette.ts';
import type { PaletteResult, PaletteEntry } from './paletteSource.ts';

export type PaletteRow = { readonly key: string; readonly entry: PaletteEntry };

export type PaletteGroup = {
  readonly title: string;
  readonly rows: readonly PaletteRow[];
  readonly isPending: boolean;
};

export type PaletteLayout = {
  readonly groups: readonly PaletteGroup[];
  readonly rows: readonly PaletteRow[];
  /** Row selected initially; undefined while results that would come before it are pending. */
  readonly first: string | undefined;
  readonly isPending: boolean;
  /** Whether nothing matches and no result is pending. */
  readonly isEmpty: boolean;
};

export type SourceResult = { readonly source: string; readonly answer: PaletteResult | undefined };

const retryEntry = (title: string, retry: () => void): PaletteEntry => ({
  key: 'retry',
  title: paletteTexts.failed(title),
  detail: paletteTexts.tryAgain,
  run: retry,
});

function groupsOf(answers: readonly SourceResult[]): readonly PaletteGroup[] {
  const groups: PaletteGroup[] = [];
  for (const { source, answer } of answers) {
    if (!answer) continue;
    const { title, entries, isPending = false, retry } = answer;
    const shown = retry ? [...entries, retryEntry(title, retry)] : entries;
    if (shown.length === 0 && !isPending) continue;
    const rows = shown.map((entry) => ({ key: `${source} ${entry.key}`, entry }));
    const before = groups.at(-1);
    if (before?.title === title)
      groups.splice(-1, 1, {
        title,
        rows: [...before.rows, ...rows],
        isPending: before.isPending || isPending,
      });
    else groups.push({ title, rows, isPending });
  }
  return groups;
}

/** Adjacent results with the same title form one group; `fallback` is always last. */
export function buildPaletteLayout(
  answers: readonly SourceResult[],
  fallback: PaletteEntry | undefined,
): PaletteLayout {
  const groups = groupsOf(answers);
  const found = groups.flatMap(({ rows }) => rows);
  const last = fallback && { key: `last ${fallback.key}`, entry: fallback };
  const isPending = groups.some((group) => group.isPending);
  const isEmpty = found.length === 0 && !isPending;
  // Results of a pending group would come above the groups after it, so none of those is selected yet.
  const waiting = groups.findIndex((group) => group.isPending && group.rows.length === 0);
  const settled = (waiting < 0 ? groups : groups.slice(0, waiting)).flatMap(({ rows }) => rows);
  const first = settled.find(({ entry }) => entry.refusal === undefined && entry.key !== 'retry');
  return {
    groups: last ? [...groups, { title: '', rows: [last], isPending: false }] : groups,
    rows: last ? [...found, last] : found,
    first: first?.key ?? (isPending ? undefined : last?.key),
    isPending,
    isEmpty,
  };
}

/** The row `step` away, wrapping around; without a current row the first, or for -1 the last. */
export function findAdjacentRow(
  rows: readonly PaletteRow[],
  key: string | undefined,
  step: 1 | -1,
): string | undefined {
  const at = rows.findIndex((row) => row.key === key);
  const start = at < 0 && step < 0 ? 0 : at;
  return rows[(start + step + rows.length) % rows.length]?.key;
}
