import type { SubjectName } from './subjects.ts';
import type { Visit } from './visit.ts';

type Work = {
  readonly name: string;
  readonly unit: 'kB' | 'ms';
  readonly of: keyof Visit;
  readonly budget: number;
};

/** Figures that are compared, and how many times the floor Portal may cost. */
const works: readonly Work[] = [
  { name: 'JavaScript until the first row', unit: 'kB', of: 'scripts', budget: 1.9 },
  { name: 'CSS until the first row', unit: 'kB', of: 'styles', budget: 3 },
  { name: 'First row visible, cold', unit: 'ms', of: 'firstRow', budget: 1.6 },
  { name: 'List → detail, warm', unit: 'ms', of: 'toDetail', budget: 1.1 },
  { name: 'Detail → back to the same row', unit: 'ms', of: 'backToRow', budget: 1.1 },
];

/** One line of the table: medians in the work's unit, and Portal's as a ratio to the floor's. */
export type Comparison = Work & { readonly floor: number; readonly portal: number; readonly ratio: number };

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function comparisonsOf(visits: Readonly<Record<SubjectName, readonly Visit[]>>): Comparison[] {
  return works.map((work) => {
    const scale = work.unit === 'kB' ? 1000 : 1;
    const floor = median(visits.floor.map((visit) => visit[work.of])) / scale;
    const portal = median(visits.portal.map((visit) => visit[work.of])) / scale;
    return { ...work, floor, portal, ratio: portal / floor };
  });
}

const cells = ({ name, unit, floor, portal, ratio, budget }: Comparison): readonly string[] => [
  name,
  `${floor.toFixed(unit === 'kB' ? 1 : 0)} ${unit}`,
  `${portal.toFixed(unit === 'kB' ? 1 : 0)} ${unit}`,
  ratio.toFixed(2),
  `≤ ${budget.toFixed(1)}`,
  ratio <= budget ? 'within' : 'OVER',
];

/** The comparisons as a table of text. */
export function tableOf(comparisons: readonly Comparison[]): string {
  const rows = [['', 'Floor', 'Portal', 'Ratio', 'Budget', ''], ...comparisons.map(cells)];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map((row) =>
    row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    ),
  );
  return `\n${lines.map((line) => line.join('  ').trimEnd()).join('\n')}\n`;
}
