import { type Device, buildDevice, panelThickness } from '../device/device.ts';
import { formatDocumentSubject, type FileFacts } from '../fileFacts.ts';

/** One cut through the panel, in mm from the middle of the panel; x right, y away from the operator. */
export type Cut =
  | {
      readonly kind: 'CIRCLE' | 'DRILL';
      readonly name: string;
      readonly x: number;
      readonly y: number;
      readonly diameter: number;
    }
  | {
      readonly kind: 'RECTANGLE';
      readonly name: string;
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly radius: number;
    };

/** Radius of the smallest end mill in mm; no inner corner can be sharper. */
export const minInnerRadius = 2;

export const listCuts = (device: Device): Cut[] =>
  device.controls.flatMap(({ designator: name, kind, position: [x, y] }): Cut[] => {
    const { opening, screws, screwDiameter: diameter } = kind;
    const main: Cut = opening.kind === 'CIRCLE' ? { name, x, y, ...opening } : { name, x, y, ...opening };
    return [
      main,
      ...screws.map(([dx, dy]): Cut => ({ kind: 'DRILL', name, x: x + dx, y: y + dy, diameter })),
    ];
  });

const measures = {
  CIRCLE: { diameter: 'D' },
  DRILL: { diameter: 'D' },
  RECTANGLE: { width: 'W', height: 'H', radius: 'R' },
} as const;

export function createMillingFile(facts: FileFacts): string {
  const device = buildDevice(facts);
  const [width, depth] = device.model.size;
  const number = (value: number): string => value.toFixed(3);
  const rows = listCuts(device).map((cut) => {
    const own =
      cut.kind === 'RECTANGLE'
        ? `W=${number(cut.width)} H=${number(cut.height)} R=${number(cut.radius)}`
        : `D=${number(cut.diameter)}`;
    return `${cut.kind.padEnd(9)} ${cut.name.padEnd(4)} X=${number(cut.x)} Y=${number(cut.y)} ${own}`;
  });
  return [
    `; Milling ${formatDocumentSubject(facts)} version ${facts.version}`,
    `; ${facts.productFamily} ${device.model.label}, part ${device.partNumber}`,
    `PANEL     W=${number(width)} H=${number(depth)} T=${number(panelThickness)}`,
    ...rows,
    'END',
    '',
  ].join('\n');
}

type MillingProblem = { readonly line: number; readonly problem: string };

/**
 * Parses a milling file, ignoring case, blank lines and comments (;). Unreadable lines are reported by
 * number, from 1.
 */
export function parseMillingFile(text: string): { cuts: Cut[]; problems: MillingProblem[] } {
  const cuts: Cut[] = [];
  const problems: MillingProblem[] = [];
  let ended = false;
  text.split(/\r?\n/).forEach((row, index) => {
    const words = (row.split(';')[0] ?? '').trim().toUpperCase();
    if (words === '' || words.startsWith('PANEL ')) return;
    const cut = ended ? 'There is nothing to read after END' : readCut(words);
    if (cut === 'END') ended = true;
    else if (typeof cut === 'string') problems.push({ line: index + 1, problem: cut });
    else cuts.push(cut);
  });
  if (!ended) problems.push({ line: text.split('\n').length, problem: 'END is missing' });
  return { cuts, problems };
}

function readCut(words: string): Cut | string {
  const [kind = '', name = '', ...rest] = words.split(/\s+/);
  if (kind === 'END' && name === '') return 'END';
  if (kind !== 'CIRCLE' && kind !== 'DRILL' && kind !== 'RECTANGLE') return `Unknown word ${kind}`;
  const given = new Map(rest.map((word) => [word.slice(0, 1), /^[A-Z]=(-?\d+(?:\.\d+)?)$/.exec(word)?.[1]]));
  const needed = ['X', 'Y', ...Object.values(measures[kind])];
  const missing = needed.find((letter) => given.get(letter) === undefined);
  if (missing) return `${kind} ${name} needs a number for ${missing}`;
  if (given.size !== needed.length || rest.length !== needed.length)
    return `${kind} ${name} takes ${needed.join(', ')} only`;
  const value = (letter: string): number => Number(given.get(letter));
  const flat = needed.slice(2).find((letter) => value(letter) <= 0);
  if (flat) return `${kind} ${name}: ${flat} must be more than 0`;
  const place = { name, x: value('X'), y: value('Y') };
  if (kind !== 'RECTANGLE') return { kind, ...place, diameter: value('D') };
  const size = { width: value('W'), height: value('H'), radius: value('R') };
  if (size.radius < minInnerRadius)
    return `RECTANGLE ${name}: R is smaller than the end mill, ${minInnerRadius} mm`;
  if (2 * size.radius >= Math.min(size.width, size.height)) return `RECTANGLE ${name}: R is too large`;
  return { kind, ...place, ...size };
}
