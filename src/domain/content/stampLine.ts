import type { ComparedLine } from './lineComparison.ts';

/** Lines that programs write about a file as such: the revision it is of, and the check sum over it. */
const ownLine = /^\s*(MOD:VERSION|MOD:CHECK|SYS:REVISION)\b/i;
/** The beginning of a line that only people read, in the languages of the files there are. */
const comment = /^\s*(?:#|;|\/\/|\/\*|\*|%|\(|<!--)/;
/** Lines that name what made a file, or its check sum, with or without a comment around them. */
const named =
  /^[\s#;/*%(<!-]*(generat(?:or|ed)|checksum|check sum|crc(?:-?\d+)?|md5|sha-?\d+)\b\s*(?:by|at|on|with)?\s*[:=]/i;

/** Values of a comment that change with every making of a file: days, times, versions, revisions and check sums. */
const values = [
  /\b\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?\b/g,
  /\b\d{1,2}:\d{2}(?::\d{2})?\b/g,
  /\b(?:version|revision|rev\.?)\s*[:=]?\s*v?[\w.]+/gi,
  /\/\d[A-Z]\b/g,
  /\b(?=[0-9a-f]*\d)[0-9a-f]{8,}\b/gi,
];

/**
 * The line without what changes with every making of a file, by which two stamps are told to be of one sort; undefined
 * for a line that is no stamp. A date in a text is content: only comments and lines that programs write are stamps.
 */
export function stampKey(text: string): string | undefined {
  const own = ownLine.exec(text)?.[1] ?? named.exec(text)?.[1];
  if (own !== undefined) return own.toUpperCase();
  if (!comment.test(text)) return undefined;
  const key = values.reduce((left, value) => left.replaceAll(value, ''), text);
  return key === text ? undefined : key;
}

const isRemoved = ({ after }: ComparedLine): boolean => after === undefined;
const isAdded = ({ before }: ComparedLine): boolean => before === undefined;

const isChange = (line: ComparedLine | undefined): boolean =>
  line !== undefined && (isRemoved(line) || isAdded(line));

/** One run of changes, with the stamps that both sides have as unchanged lines, in the words of the later one. */
function foldedRun(
  removed: readonly ComparedLine[],
  added: readonly ComparedLine[],
): readonly ComparedLine[] {
  const lines: ComparedLine[] = [];
  let [left, right] = [0, 0];
  for (const [index, line] of removed.entries()) {
    const key = stampKey(line.text);
    const other =
      key === undefined ? -1 : added.findIndex((each, at) => at >= right && stampKey(each.text) === key);
    const match = added[other];
    if (!match || line.before === undefined || match.after === undefined) continue;
    lines.push(...removed.slice(left, index), ...added.slice(right, other));
    lines.push({ text: match.text, before: line.before, after: match.after });
    [left, right] = [index + 1, other + 1];
  }
  return [...lines, ...removed.slice(left), ...added.slice(right)];
}

/**
 * Compared lines in which a stamp that differs from its other in nothing but dates, versions and check sums counts as
 * unchanged; `stamps` is the number of these.
 */
export function foldStamps(lines: readonly ComparedLine[]): {
  readonly lines: readonly ComparedLine[];
  readonly stamps: number;
} {
  const folded: ComparedLine[] = [];
  for (let start = 0; start < lines.length;) {
    let end = start;
    while (isChange(lines[end])) end += 1;
    const run = lines.slice(start, end);
    folded.push(...foldedRun(run.filter(isRemoved), run.filter(isAdded)), ...lines.slice(end, end + 1));
    start = end + 1;
  }
  return { lines: folded, stamps: lines.length - folded.length };
}
