import { diffArrays } from 'diff';

export type DiffLine = {
  readonly text: string;
  readonly before?: number;
  readonly after?: number;
};

export type DiffHunk = { readonly isNear: boolean; readonly lines: readonly DiffLine[] };

const timeoutMs = 3000;

const linesOf = (text: string): string[] => text.replace(/\r?\n$/, '').split(/\r?\n/);

/** Compares texts by line, whatever the line ends; yields to other work. Undefined after three seconds. */
export function compareLines(before: string, after: string): Promise<readonly DiffLine[] | undefined> {
  return new Promise((resolve) => {
    diffArrays(linesOf(before), linesOf(after), {
      timeout: timeoutMs,
      callback: (runs) => {
        let [left, right] = [0, 0];
        resolve(
          runs?.flatMap(({ value, added, removed }) =>
            value.map((text): DiffLine => {
              if (!added) left += 1;
              if (!removed) right += 1;
              return { text, ...(!added && { before: left }), ...(!removed && { after: right }) };
            }),
          ),
        );
      },
    });
  });
}

const isChange = ({ before, after }: DiffLine): boolean => before === undefined || after === undefined;

/**
 * Groups lines into hunks of changes, with `context` unchanged lines around each, and the hunks between them;
 * empty without changes.
 */
export function groupDiffHunks(lines: readonly DiffLine[], context: number): readonly DiffHunk[] {
  const near = new Uint8Array(lines.length);
  for (const [index, line] of lines.entries()) {
    if (isChange(line)) near.fill(1, Math.max(0, index - context), index + context + 1);
  }
  const parts: DiffHunk[] = [];
  for (let start = 0; start < lines.length;) {
    let end = start;
    while (end < lines.length && near[end] === near[start]) end += 1;
    parts.push({ isNear: near[start] === 1, lines: lines.slice(start, end) });
    start = end;
  }
  return parts.some(({ isNear }) => isNear) ? parts : [];
}

export function countLineChanges(lines: readonly DiffLine[]): {
  readonly added: number;
  readonly removed: number;
} {
  let [added, removed] = [0, 0];
  for (const { before, after } of lines) {
    if (before === undefined) added += 1;
    else if (after === undefined) removed += 1;
  }
  return { added, removed };
}

export type CharacterRange = readonly [from: number, to: number];

function difference(one: string, other: string): readonly [CharacterRange, CharacterRange] {
  const shorter = Math.min(one.length, other.length);
  let head = 0;
  while (head < shorter && one[head] === other[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1;
  return [
    [head, one.length - tail],
    [head, other.length - tail],
  ];
}

/**
 * Changed characters of changed lines. Removed lines are paired with as many added ones right after them;
 * pairs without common characters at either end are left out.
 */
export function findChangedRanges(lines: readonly DiffLine[]): ReadonlyMap<DiffLine, CharacterRange> {
  const stretches = new Map<DiffLine, CharacterRange>();
  for (let start = 0; start < lines.length;) {
    let middle = start;
    while (middle < lines.length && lines[middle]?.after === undefined) middle += 1;
    let end = middle;
    while (end < lines.length && lines[end]?.before === undefined) end += 1;
    const count = middle - start === end - middle ? middle - start : 0;
    for (let index = 0; index < count; index += 1) {
      const [removed, added] = [lines[start + index], lines[middle + index]];
      if (!removed || !added) continue;
      const [one, other] = difference(removed.text, added.text);
      if (one[0] === 0 && one[1] === removed.text.length) continue;
      stretches.set(removed, one);
      stretches.set(added, other);
    }
    start = Math.max(end, start + 1);
  }
  return stretches;
}

const ownLine = /^\s*(MOD:VERSION|MOD:CHECK|SYS:REVISION)\b/i;
const comment = /^\s*(?:#|;|\/\/|\/\*|\*|%|\(|<!--)/;
const named =
  /^[\s#;/*%(<!-]*(generat(?:or|ed)|checksum|check sum|crc(?:-?\d+)?|md5|sha-?\d+)\b\s*(?:by|at|on|with)?\s*[:=]/i;

/** Values in a comment that differ each time a file is generated: dates, versions and checksums. */
const values = [
  /\b\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?\b/g,
  /\b\d{1,2}:\d{2}(?::\d{2})?\b/g,
  /\b(?:version|revision|rev\.?)\s*[:=]?\s*v?[\w.]+/gi,
  /\/\d[A-Z]\b/g,
  /\b(?=[0-9a-f]*\d)[0-9a-f]{8,}\b/gi,
];

/**
 * Key of a generated line (a comment, or a version or checksum line) without its dates, versions and
 * checksums; undefined for other lines.
 */
export function getStampKey(text: string): string | undefined {
  const own = ownLine.exec(text)?.[1] ?? named.exec(text)?.[1];
  if (own !== undefined) return own.toUpperCase();
  if (!comment.test(text)) return undefined;
  const key = values.reduce((left, value) => left.replaceAll(value, ''), text);
  return key === text ? undefined : key;
}

const isRemoved = ({ after }: DiffLine): boolean => after === undefined;
const isAdded = ({ before }: DiffLine): boolean => before === undefined;

const isPartOfRun = (line: DiffLine | undefined): boolean =>
  line !== undefined && (isRemoved(line) || isAdded(line));

function foldedRun(removed: readonly DiffLine[], added: readonly DiffLine[]): readonly DiffLine[] {
  const lines: DiffLine[] = [];
  let [left, right] = [0, 0];
  for (const [index, line] of removed.entries()) {
    const key = getStampKey(line.text);
    const other =
      key === undefined ? -1 : added.findIndex((each, at) => at >= right && getStampKey(each.text) === key);
    const match = added[other];
    if (!match || line.before === undefined || match.after === undefined) continue;
    lines.push(...removed.slice(left, index), ...added.slice(right, other));
    lines.push({ text: match.text, before: line.before, after: match.after });
    [left, right] = [index + 1, other + 1];
  }
  return [...lines, ...removed.slice(left), ...added.slice(right)];
}

/** Lines that differ only in dates, versions and checksums become unchanged; `stamps` counts them. */
export function collapseStampChanges(lines: readonly DiffLine[]): {
  readonly lines: readonly DiffLine[];
  readonly stamps: number;
} {
  const folded: DiffLine[] = [];
  for (let start = 0; start < lines.length;) {
    let end = start;
    while (isPartOfRun(lines[end])) end += 1;
    const run = lines.slice(start, end);
    folded.push(...foldedRun(run.filter(isRemoved), run.filter(isAdded)), ...lines.slice(end, end + 1));
    start = end + 1;
  }
  return { lines: folded, stamps: lines.length - folded.length };
}
