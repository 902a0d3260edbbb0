import type { SubjectName } from './subjects.ts';
import type { QuotesVisitMeasures } from './quotesVisit.ts';
import type { VisitMeasures } from './visit.ts';

type Work<Measured> = {
  readonly name: string;
  readonly unit: 'kB' | 'ms' | 'MB' | '';
  readonly of: keyof Measured;
  /** Undefined for a figure that is there to be read. */
  readonly budget?: number;
  /** Whether the budget is one by itself and not a ratio to the floor. */
  readonly absolute?: 'PORTAL' | 'ABOVE_FLOOR';
};

/** Figures that are compared, and how many times the floor Portal may cost. */
export const metrics: readonly Work<VisitMeasures>[] = [
  { name: 'JavaScript until the first row', unit: 'kB', of: 'scripts', budget: 1.7 },
  { name: 'CSS until the first row', unit: 'kB', of: 'styles', budget: 2.2 },
  { name: 'Requests until the first row', unit: '', of: 'requests', budget: 14, absolute: 'PORTAL' },
  { name: 'First contentful paint', unit: 'ms', of: 'firstPaint', budget: 0.6 },
  { name: 'First row visible, cold', unit: 'ms', of: 'firstRow', budget: 1.4 },
  { name: 'List data and code arrived → first row, cold', unit: 'ms', of: 'arrivedToRow' },
  { name: 'List data arrived → first row, page running', unit: 'ms', of: 'dataToRow', budget: 1.6 },
  { name: 'Way to the list → first row, page running', unit: 'ms', of: 'toFirstRow', budget: 1.1 },
  { name: 'Elements on the list page', unit: '', of: 'elements', budget: 600, absolute: 'PORTAL' },
  { name: 'List → detail, id in the heading', unit: 'ms', of: 'toHeading', budget: 1.1 },
  { name: 'List → detail, all of it', unit: 'ms', of: 'toDetail', budget: 1.6 },
  { name: 'Detail → back to the same row', unit: 'ms', of: 'backToRow', budget: 1 },
];

/** Figures of the page with 10,000 quotes. */
export const quotesMetrics: readonly Work<QuotesVisitMeasures>[] = [
  { name: '10,000 quotes: data arrived → first rows', unit: 'ms', of: 'firstRows', budget: 0.9 },
  { name: 'Keystroke → rows, median', unit: 'ms', of: 'keystroke', budget: 0.8 },
  { name: 'Keystroke → rows, p95', unit: 'ms', of: 'slowKeystroke', budget: 0.8 },
  { name: 'Main thread per frame while scrolling', unit: 'ms', of: 'scrollFrame', budget: 0.7 },
  { name: 'Rows in the DOM', unit: '', of: 'rows', budget: 60, absolute: 'PORTAL' },
  { name: 'Heap of the page', unit: 'MB', of: 'heap', budget: 4, absolute: 'ABOVE_FLOOR' },
  {
    name: 'Share of rows that came late while scrolling',
    unit: '',
    of: 'late',
    budget: 0.02,
    absolute: 'PORTAL',
  },
];

/** One line of the table: medians in the work's unit, and Portal's as a ratio to the floor's. */
export type MetricComparison = Pick<Work<unknown>, 'name' | 'unit' | 'budget' | 'absolute'> & {
  readonly floor: number;
  readonly portal: number;
  readonly ratio: number;
};

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const scales = { kB: 1000, MB: 1_000_000, ms: 1, '': 1 } as const;

/** The comparisons of some works, over the visits to both subjects. */
export function compareVisits<Measured extends Readonly<Record<keyof Measured, number>>>(
  wanted: readonly Work<Measured>[],
  visits: Readonly<Record<SubjectName, readonly Measured[]>>,
): MetricComparison[] {
  return wanted.map(({ of, ...work }) => {
    const scale = scales[work.unit];
    const floor = median(visits.floor.map((visit) => visit[of])) / scale;
    const portal = median(visits.portal.map((visit) => visit[of])) / scale;
    return { ...work, floor, portal, ratio: portal / floor };
  });
}

/** The figure that is held against the budget. */
function heldOf({ absolute, floor, portal, ratio }: MetricComparison): number {
  if (absolute === 'PORTAL') return portal;
  return absolute === 'ABOVE_FLOOR' ? portal - floor : ratio;
}

const digits = { kB: 1, MB: 1, ms: 0, '': 2 } as const;

function cells(comparison: MetricComparison): readonly string[] {
  const { name, unit, floor, portal, budget } = comparison;
  const held = heldOf(comparison);
  return [
    name,
    `${floor.toFixed(digits[unit])} ${unit}`.trim(),
    `${portal.toFixed(digits[unit])} ${unit}`.trim(),
    held.toFixed(2),
    ...(budget === undefined ? ['', ''] : [`≤ ${budget}`, held <= budget ? 'within' : 'OVER']),
  ];
}

/** The comparisons as a table of text. */
export function formatTable(comparisons: readonly MetricComparison[]): string {
  const rows = [['', 'Floor', 'Portal', 'Held', 'Budget', ''], ...comparisons.map(cells)];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map((row) =>
    row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    ),
  );
  return `\n${lines.map((line) => line.join('  ').trimEnd()).join('\n')}\n`;
}
