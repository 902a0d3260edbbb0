import { panelThickness } from '../device/device.ts';
import { createCircle, createRectangle, type Outline } from '../drawing/drawing.ts';
import { minInnerRadius, type Cut } from './milling.ts';

type Tool = {
  readonly number: number;
  readonly name: string;
  readonly diameter: number;
  readonly spindle: number;
};

const spotDrill: Tool = { number: 1, name: 'SPOT DRILL 90 DEG', diameter: 6, spindle: 6000 };
const roundMill: Tool = { number: 2, name: 'END MILL', diameter: 6, spindle: 14000 };
const cornerMill: Tool = { number: 3, name: 'END MILL', diameter: 2 * minInnerRadius, spindle: 18000 };
const chamferMill: Tool = { number: 4, name: 'CHAMFER MILL 90 DEG', diameter: 6, spindle: 12000 };
/** Number of the first drill; each diameter in use has one. */
const firstDrill = 11;

const safe = 50;
const near = 2;
/** Half a millimetre below the panel, so that the cut goes all the way through. */
const bottom = -(panelThickness + 0.5);
const feed = { drill: 180, plunge: 240, mill: 900, chamfer: 1200 };

type Cornered = Extract<Cut, { kind: 'RECTANGLE' }>;
type Round = Exclude<Cut, Cornered>;

/**
 * The milling program in ISO code (RS-274): mm, absolute, origin G54 in the middle of the panel's upper face.
 */
export function generateGcode(cuts: readonly Cut[], title: string): string {
  const isMilled = (cut: Cut): boolean => cut.kind === 'CIRCLE' && cut.diameter > roundMill.diameter + 1;
  const corners = cuts.filter((cut) => cut.kind === 'RECTANGLE');
  const circles = cuts.filter((cut) => cut.kind !== 'RECTANGLE');
  const rounds = circles.filter(isMilled);
  const holes = circles.filter((cut) => !isMilled(cut));
  const diameters = [...new Set(holes.map(({ diameter }) => diameter))].toSorted((a, b) => a - b);
  const drills = diameters.map((diameter, index): Tool => ({
    number: firstDrill + index,
    name: 'DRILL',
    diameter,
    spindle: Math.round(20000 / diameter / 100) * 100,
  }));
  const operations: (readonly [Tool, readonly string[]])[] = [
    [spotDrill, cycle('G81', -1.2, '', holes)],
    ...drills.map((tool) => {
      const own = holes.filter(({ diameter }) => diameter === tool.diameter);
      return [tool, drilling(tool, own)] as const;
    }),
    [roundMill, rounds.flatMap(roundOpening)],
    [cornerMill, corners.flatMap(openingWithCorners)],
    [chamferMill, rounds.filter(({ diameter }) => diameter > 10).flatMap(brokenEdge)],
  ];
  const used = operations.filter(([, blocks]) => blocks.length > 0);
  const blocks = [
    'G21 G17 G90 G94',
    'G40 G49 G80 G54',
    ...used.flatMap(([tool, work]) => [...change(tool), ...work, 'M9', 'M5']),
    'G53 G0 Z0.000',
    'G53 G0 X0.000 Y0.000',
    'M30',
  ];
  const tools = used.map(([tool]) => comment(`T${tool.number} ${tool.name} D${tool.diameter}`));
  return [
    '%',
    `O${programNumber(title)} ${comment(title)}`,
    comment(`${cuts.length} CUTS, PANEL ${panelThickness} MM, ZERO IN THE MIDDLE ON TOP`),
    ...tools,
    ...numbered(blocks),
    '%',
    '',
  ].join('\n');
}

/** Narrow holes are pecked to lift out the chips (G83), wide ones drilled in one go (G81). */
function drilling({ diameter }: Tool, holes: readonly Round[]): string[] {
  const depth = bottom - diameter * 0.3;
  return diameter < 4 ? cycle('G83', depth, ' Q1.500', holes) : cycle('G81', depth, '', holes);
}

/**
 * A fixed cycle over all holes; its parameters are only in the first block, the others just have coordinates.
 */
function cycle(word: 'G81' | 'G83', depth: number, step: string, holes: readonly Round[]): string[] {
  const [first, ...rest] = holes.map(({ x, y }) => `X${mm(x)} Y${mm(y)}`);
  if (!first) return [];
  return [
    `G0 ${first}`,
    `G0 Z${mm(near)}`,
    `G98 ${word} ${first} Z${mm(depth)} R${mm(near)}${step} F${feed.drill}`,
    ...rest,
    'G80',
    `G0 Z${mm(safe)}`,
  ];
}

/** Helix down along the edge, one full circle at depth, exit to the middle. Climb milling (G3). */
function roundOpening({ name, x, y, diameter }: Round): string[] {
  const reach = (diameter - roundMill.diameter) / 2;
  return [
    comment(`OPENING ${name} D${diameter}`),
    `G0 X${mm(x + reach)} Y${mm(y)}`,
    `G0 Z${mm(near)}`,
    ...helix(x, y, reach),
    ...contour(createCircle([x, y], 2 * reach), feed.mill),
    `G1 X${mm(x)} Y${mm(y)}`,
    `G0 Z${mm(safe)}`,
  ];
}

/** Helix down in the middle, out to the edge, and once along it. */
function openingWithCorners({ name, x, y, width, height, radius }: Cornered): string[] {
  const tool = cornerMill.diameter;
  const edge = createRectangle([x, y], width - tool, height - tool, radius - tool / 2);
  const reach = Math.min(3, (Math.min(width, height) - tool) / 2 - 0.5);
  const [startX, startY] = edge.start;
  return [
    comment(`OPENING ${name} ${width} X ${height} R${radius}`),
    `G0 X${mm(x + reach)} Y${mm(y)}`,
    `G0 Z${mm(near)}`,
    ...helix(x, y, reach),
    `G1 X${mm(startX)} Y${mm(startY)} F${feed.mill}`,
    ...contour(edge, feed.mill),
    `G1 X${mm(x)} Y${mm(y)}`,
    `G0 Z${mm(safe)}`,
  ];
}

/** Conventional milling (G2), which leaves no burr in plastic. */
function brokenEdge({ name, x, y, diameter }: Round): string[] {
  const reach = diameter / 2 - 1;
  return [
    comment(`EDGE ${name}`),
    `G0 X${mm(x + reach)} Y${mm(y)}`,
    `G0 Z${mm(near)}`,
    `G1 Z-1.400 F${feed.plunge}`,
    `G2 X${mm(x - reach)} Y${mm(y)} I${mm(-reach)} J0.000 F${feed.chamfer}`,
    `G2 X${mm(x + reach)} Y${mm(y)} I${mm(reach)} J0.000`,
    `G0 Z${mm(safe)}`,
  ];
}

/** Full turns down to the bottom, at most 1.5 mm per turn, starting to the right of the middle. */
function helix(x: number, y: number, reach: number): string[] {
  const turns = Math.ceil(-bottom / 1.5);
  return [
    `G1 Z0.000 F${feed.plunge}`,
    ...Array.from({ length: turns }, (_, turn) => {
      const depth = mm((bottom * (turn + 1)) / turns);
      return `G3 X${mm(x + reach)} Y${mm(y)} Z${depth} I${mm(-reach)} J0.000${turn === 0 ? ` F${feed.mill / 2}` : ''}`;
    }),
  ];
}

function contour(outline: Outline, speed: number): string[] {
  let from = outline.start;
  return outline.segments.map((segment, index) => {
    const to = `X${mm(segment.to[0])} Y${mm(segment.to[1])}`;
    const rate = index === 0 ? ` F${speed}` : '';
    const [fromX, fromY] = from;
    from = segment.to;
    if (segment.kind === 'LINE') return `G1 ${to}${rate}`;
    const [x, y] = segment.centre;
    const word = segment.counterClockwise ? 'G3' : 'G2';
    return `${word} ${to} I${mm(x - fromX)} J${mm(y - fromY)}${rate}`;
  });
}

const change = ({ number, name, diameter, spindle }: Tool): string[] => [
  'G53 G0 Z0.000',
  comment(`${name} D${diameter}`),
  `T${number} M6`,
  `S${spindle} M3`,
  `G43 H${number} Z${mm(safe)}`,
  'M8',
];

function numbered(blocks: readonly string[]): string[] {
  let number = 0;
  return blocks.map((block) => (block.startsWith('(') ? block : `N${(number += 10)} ${block}`));
}

/** Controllers read upper-case ASCII and end a comment at the first closing parenthesis. */
const comment = (words: string): string =>
  `(${words
    .toUpperCase()
    .replace(/[^ -'*-~]/g, ' ')
    .trim()})`;

const programNumber = (title: string): string => (title.replace(/\D/g, '') || '1').slice(-4).padStart(4, '0');

const mm = (value: number): string => (Math.abs(value) < 0.0005 ? 0 : value).toFixed(3);
