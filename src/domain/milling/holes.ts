export type MillingCut = {
  readonly kind: 'CIRCLE' | 'DRILL' | 'RECTANGLE';
  readonly control: string;
  readonly measures: string;
};

const cutLine = /^(CIRCLE|DRILL|RECTANGLE) (\S+) (.+)$/;

const isKind = (text: string | undefined): text is MillingCut['kind'] =>
  text === 'CIRCLE' || text === 'DRILL' || text === 'RECTANGLE';

export function parseMillingCut(line: string): MillingCut | undefined {
  const [, kind, control = '', measures = ''] = cutLine.exec(line.toUpperCase()) ?? [];
  return isKind(kind) ? { kind, control, measures } : undefined;
}

export const listMillingLines = (text: string): readonly string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(/;.*$/, '').trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean);

export type HoleRow = { readonly size: string; readonly count: number; readonly controls: readonly string[] };

const measureIn = (measures: string, name: string): number =>
  Number(new RegExp(`(?:^| )${name}=(\\S+)`).exec(measures)?.[1] ?? Number.NaN);

function sizeOf({ kind, measures }: MillingCut): string | undefined {
  const of = (name: string): number => measureIn(measures, name);
  if (kind === 'RECTANGLE') {
    const [width, height, radius] = [of('W'), of('H'), of('R')];
    if (Number.isNaN(width + height)) return undefined;
    const corner = radius > 0 ? `, R ${radius}` : '';
    return `${width} × ${height} mm${corner}`;
  }
  const diameter = of('D');
  if (Number.isNaN(diameter)) return undefined;
  return `${kind === 'DRILL' ? 'Drilled' : 'Milled'} Ø ${diameter} mm`;
}

/**
 * Most frequent size first. Undefined in another format, or where a size cannot be read: an incomplete
 * summary would be believed.
 */
export function summarizeHoles(millingFile: string): readonly HoleRow[] | undefined {
  const cuts = listMillingLines(millingFile).flatMap((line) => parseMillingCut(line) ?? []);
  const rows = new Map<string, { count: number; controls: string[] }>();
  for (const cut of cuts) {
    const size = sizeOf(cut);
    if (size === undefined) return undefined;
    const row = rows.get(size) ?? { count: 0, controls: [] };
    row.count += 1;
    if (!row.controls.includes(cut.control)) row.controls.push(cut.control);
    rows.set(size, row);
  }
  if (rows.size === 0 && millingFile.trim() !== '' && !/^END$/im.test(millingFile)) return undefined;
  return [...rows].map(([size, row]) => ({ size, ...row })).toSorted((one, other) => other.count - one.count);
}
