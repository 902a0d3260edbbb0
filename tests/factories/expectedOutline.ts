import { createRandom, type RandomSequence } from '../../mocks/factory/random.ts';

/** A segment of a path in numbers, before it is written as path data. Angles in radians. */
export type ExpectedPiece =
  | { readonly kind: 'LINE'; readonly to: CoordinatePair }
  | {
      readonly kind: 'CUBIC';
      readonly one: CoordinatePair;
      readonly two: CoordinatePair;
      readonly to: CoordinatePair;
    }
  | { readonly kind: 'QUADRATIC'; readonly one: CoordinatePair; readonly to: CoordinatePair }
  | {
      readonly kind: 'ARC';
      readonly centre: CoordinatePair;
      readonly rx: number;
      readonly ry: number;
      readonly tilt: number;
      readonly from: number;
      readonly turn: number;
    };

export type CoordinatePair = readonly [number, number];
type Six = readonly [number, number, number, number, number, number];

/** A contour in its own units, with the transforms to mm, the outermost first. */
export type ExpectedLine = {
  readonly start: CoordinatePair;
  readonly pieces: readonly ExpectedPiece[];
  readonly isClosed: boolean;
  readonly steps: readonly Six[];
};

export type ExpectedOutline = { readonly svg: string; readonly lines: readonly ExpectedLine[] };

const short = (value: number): string => String(Number(value.toFixed(9)));

const onArc = (
  { centre: [x, y], rx, ry, tilt }: Extract<ExpectedPiece, { kind: 'ARC' }>,
  angle: number,
): CoordinatePair => {
  const [a, b] = [rx * Math.cos(angle), ry * Math.sin(angle)];
  return [x + a * Math.cos(tilt) - b * Math.sin(tilt), y + a * Math.sin(tilt) + b * Math.cos(tilt)];
};

const endOf = (piece: ExpectedPiece): CoordinatePair =>
  piece.kind === 'ARC' ? onArc(piece, piece.from + piece.turn) : piece.to;

/**
 * Generates a random SVG of shapes, groups, transforms and units, with its expected contours; deterministic
 * by key.
 */
export function buildExpectedOutline(key: string): ExpectedOutline {
  return new Maker(createRandom(key)).outline();
}

class Maker {
  readonly #random: RandomSequence;
  readonly #lines: ExpectedLine[] = [];
  readonly #defs: string[] = [];

  constructor(random: RandomSequence) {
    this.#random = random;
  }

  #number(low: number, high: number): number {
    return Number((low + this.#random.next() * (high - low)).toFixed(3));
  }

  #pair(low = -20, high = 20): CoordinatePair {
    return [this.#number(low, high), this.#number(low, high)];
  }

  #maybe(share: number): boolean {
    return this.#random.next() < share;
  }

  outline(): ExpectedOutline {
    const units: Readonly<Record<string, number>> = { mm: 1, cm: 10, in: 25.4, pt: 25.4 / 72, '': 25.4 / 96 };
    const unit = this.#random.pick(['mm', 'mm', 'cm', 'in', 'pt', '']);
    const perUnit = units[unit] ?? 1;
    const [width, height] = [this.#number(60, 160), this.#number(60, 160)];
    const size = `width="${short(width / perUnit)}${unit}" height="${short(height / perUnit)}${unit}"`;
    // Without a view box, a unit is a CSS pixel.
    const box = this.#maybe(0.75) ? this.#box() : undefined;
    const how = this.#random.pick(['', 'none', 'xMinYMin', 'xMaxYMid slice', 'xMidYMax meet']);
    const viewBox = box ? ` viewBox="${box.join(' ')}"${how && ` preserveAspectRatio="${how}"`}` : '';
    const root: Six = box ? fit(box, width, height, how) : [25.4 / 96, 0, 0, 25.4 / 96, 0, 0];
    const content = this.#group([root], this.#random.whole(0, 3), this.#random.whole(1, 4));
    const defs = this.#defs.length > 0 ? `<defs>${this.#defs.join('')}</defs>` : '';
    return {
      svg: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}${viewBox}>${defs}${content}</svg>`,
      lines: this.#lines,
    };
  }

  #box(): readonly [number, number, number, number] {
    return [...this.#pair(), this.#number(20, 200), this.#number(20, 200)];
  }

  #group(steps: readonly Six[], depth: number, count: number): string {
    if (depth === 0) return Array.from({ length: count }, () => this.#placed(steps)).join('\n');
    const [attribute, own] = this.#transform();
    return `<g${attribute}>${this.#group([...steps, ...own], depth - 1, count)}</g>`;
  }

  /** A shape, sometimes with its own transform, sometimes through a `use` element. */
  #placed(steps: readonly Six[]): string {
    if (!this.#maybe(0.2)) {
      const [attribute, own] = this.#transform();
      return this.#shape([...steps, ...own], attribute);
    }
    const id = `d${this.#defs.length}`;
    const [x, y] = this.#pair();
    const [attribute, own] = this.#transform();
    this.#defs.push(this.#shape([...steps, ...own, [1, 0, 0, 1, x, y]], ` id="${id}"`));
    const name = this.#random.pick(['href', 'xlink:href']);
    return `<use ${name}="#${id}" x="${x}" y="${y}"${attribute}/>`;
  }

  #transform(): readonly [attribute: string, steps: readonly Six[]] {
    if (this.#maybe(0.4)) return ['', []];
    const made = Array.from({ length: this.#random.whole(1, 3) }, () => this.#step());
    const separator = this.#random.pick([' ', ',', '']);
    return [` transform="${made.map(([text]) => text).join(separator)}"`, made.map(([, step]) => step)];
  }

  #step(): readonly [text: string, step: Six] {
    const [x, y] = this.#pair(-15, 15);
    const degrees = this.#number(-180, 180);
    const angle = (degrees * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [wide, high] = [this.#number(0.5, 1.6), this.#number(0.5, 1.6)];
    const lean = this.#number(-35, 35);
    const tan = Math.tan((lean * Math.PI) / 180);
    return this.#random.pick<readonly [string, Six]>([
      [`translate(${x} ${y})`, [1, 0, 0, 1, x, y]],
      [`translate(${x})`, [1, 0, 0, 1, x, 0]],
      [`scale(${wide},${high})`, [wide, 0, 0, high, 0, 0]],
      [`scale(${-wide})`, [-wide, 0, 0, -wide, 0, 0]],
      [`rotate(${degrees})`, [cos, sin, -sin, cos, 0, 0]],
      [`rotate(${degrees}, ${x}, ${y})`, [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]],
      [`skewX(${lean})`, [1, 0, tan, 1, 0, 0]],
      [`skewY(${lean})`, [1, tan, 0, 1, 0, 0]],
      [`matrix(${wide} 0.2 -.1 ${high} ${x} ${y})`, [wide, 0.2, -0.1, high, x, y]],
    ]);
  }

  #add(
    steps: readonly Six[],
    start: CoordinatePair,
    pieces: readonly ExpectedPiece[],
    isClosed: boolean,
  ): void {
    this.#lines.push({ start, pieces, isClosed, steps });
  }

  #shape(steps: readonly Six[], more: string): string {
    const kind = this.#random.pick(['path', 'path', 'path', 'rect', 'circle', 'ellipse', 'poly', 'line']);
    if (kind === 'path') return this.#path(steps, more);
    if (kind === 'rect') return this.#rect(steps, more);
    if (kind === 'poly') return this.#poly(steps, more);
    const [x, y] = this.#pair();
    if (kind === 'line') {
      const [x2, y2] = this.#pair();
      this.#add(steps, [x, y], [{ kind: 'LINE', to: [x2, y2] }], false);
      return `<line x1="${x}" y1="${y}" x2="${x2}" y2="${y2}"${more}/>`;
    }
    const rx = this.#number(1, 15);
    const ry = kind === 'circle' ? rx : this.#number(1, 15);
    const whole: ExpectedPiece = { kind: 'ARC', centre: [x, y], rx, ry, tilt: 0, from: 0, turn: 2 * Math.PI };
    this.#add(steps, [x + rx, y], [whole], true);
    const size = kind === 'circle' ? `r="${rx}"` : `rx="${rx}" ry="${ry}"`;
    return `<${kind} cx="${x}" cy="${y}" ${size}${more}/>`;
  }

  #poly(steps: readonly Six[], more: string): string {
    const points = Array.from({ length: this.#random.whole(3, 6) }, () => this.#pair());
    const [start = [0, 0]] = points;
    const isClosed = this.#maybe(0.5);
    const ends = isClosed ? [...points.slice(1), start] : points.slice(1);
    this.#add(
      steps,
      start,
      ends.map((to) => ({ kind: 'LINE', to })),
      isClosed,
    );
    const text = points.map((point) => point.join(this.#random.pick([',', ' ']))).join(' ');
    return `<${isClosed ? 'polygon' : 'polyline'} points="${text}"${more}/>`;
  }

  #rect(steps: readonly Six[], more: string): string {
    const [x, y] = this.#pair();
    const [width, height] = this.#pair(4, 30);
    const isRound = this.#maybe(0.6);
    const [rx, ry] = isRound ? this.#pair(0.5, 20) : [0, 0];
    const isOne = this.#maybe(0.5);
    const [a, b] = [Math.min(rx, width / 2), Math.min(isOne ? rx : ry, height / 2)];
    const corner = (cx: number, cy: number, turns: number): ExpectedPiece[] =>
      isRound
        ? [
            {
              kind: 'ARC',
              centre: [cx, cy],
              rx: a,
              ry: b,
              tilt: 0,
              from: (turns * Math.PI) / 2,
              turn: Math.PI / 2,
            },
          ]
        : [];
    const [right, bottom] = [x + width, y + height];
    this.#add(
      steps,
      [x + a, y],
      [
        { kind: 'LINE', to: [right - a, y] },
        ...corner(right - a, y + b, 3),
        { kind: 'LINE', to: [right, bottom - b] },
        ...corner(right - a, bottom - b, 0),
        { kind: 'LINE', to: [x + a, bottom] },
        ...corner(x + a, bottom - b, 1),
        { kind: 'LINE', to: [x, y + b] },
        ...corner(x + a, y + b, 2),
      ],
      true,
    );
    const round = isRound ? ` rx="${rx}"${isOne ? '' : ` ry="${ry}"`}` : '';
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${round}${more}/>`;
  }

  #path(steps: readonly Six[], more: string): string {
    let data = '';
    let at: CoordinatePair = [0, 0];
    for (let count = this.#random.whole(1, 2); count > 0; count -= 1) {
      const start = this.#pair();
      const pieces: ExpectedPiece[] = [];
      data += this.#spelled('M', at, [start]);
      at = start;
      for (let piece = this.#random.whole(1, 5); piece > 0; piece -= 1) {
        const made = this.#piece(at, pieces.at(-1)?.kind === 'LINE');
        pieces.push(made);
        data += this.#pieceText(made, at);
        at = endOf(made);
      }
      // A contour that returns along itself would be a different problem.
      const isClosed = pieces.length > 1 && this.#maybe(0.5) && !isStraight(start, pieces);
      if (isClosed) {
        pieces.push({ kind: 'LINE', to: start });
        data += this.#random.pick(['Z', 'z', ' z ']);
        at = start;
      }
      this.#add(steps, start, pieces, isClosed);
    }
    return `<path d="${data}"${more}/>`;
  }

  #piece(at: CoordinatePair, isAfterLine: boolean): ExpectedPiece {
    const to = this.#pair();
    const kind = this.#random.pick([
      ...(['LINE', 'CUBIC', 'QUADRATIC', 'ARC'] as const),
      ...(isAfterLine ? [] : (['LEVEL', 'PLUMB'] as const)),
    ]);
    if (kind === 'LINE') return { kind, to };
    if (kind === 'LEVEL') return { kind: 'LINE', to: [to[0], at[1]] };
    if (kind === 'PLUMB') return { kind: 'LINE', to: [at[0], to[1]] };
    if (kind === 'CUBIC') return { kind, one: this.#pair(), two: this.#pair(), to };
    if (kind === 'QUADRATIC') return { kind, one: this.#pair(), to };
    const [rx, ry] = this.#pair(3, 12);
    const [tilt, from] = [(this.#random.whole(-90, 90) * Math.PI) / 180, this.#number(-3, 3)];
    const turn = this.#random.pick([1, -1]) * this.#number(0.4, 5.8);
    const begin = onArc({ kind: 'ARC', centre: [0, 0], rx, ry, tilt, from, turn }, from);
    return { kind: 'ARC', centre: [at[0] - begin[0], at[1] - begin[1]], rx, ry, tilt, from, turn };
  }

  #pieceText(piece: ExpectedPiece, at: CoordinatePair): string {
    if (piece.kind === 'LINE') {
      if (piece.to[1] === at[1])
        return this.#maybe(0.5) ? `H${short(piece.to[0])}` : `h${short(piece.to[0] - at[0])}`;
      if (piece.to[0] === at[0])
        return this.#maybe(0.5) ? `V${short(piece.to[1])}` : `v${short(piece.to[1] - at[1])}`;
      return this.#spelled('L', at, [piece.to]);
    }
    if (piece.kind === 'CUBIC') return this.#spelled('C', at, [piece.one, piece.two, piece.to]);
    if (piece.kind === 'QUADRATIC') return this.#spelled('Q', at, [piece.one, piece.to]);
    const { rx, ry, tilt, turn } = piece;
    const [large, sweep] = [Math.abs(turn) > Math.PI ? 1 : 0, turn > 0 ? 1 : 0];
    const [x, y] = endOf(piece);
    const head = `${short(rx)} ${short(ry)} ${short((tilt * 180) / Math.PI)} `;
    // SVG needs no separator after arc flags.
    const flags = this.#random.pick([`${large}${sweep}`, `${large},${sweep},`, `${large} ${sweep} `]);
    return this.#maybe(0.5)
      ? `A${head}${flags}${short(x)} ${short(y)}`
      : `a${head}${flags}${short(x - at[0])},${short(y - at[1])}`;
  }

  /** Path data of a command: absolute or relative, with minimal or additional separators. */
  #spelled(letter: string, [x, y]: CoordinatePair, points: readonly CoordinatePair[]): string {
    const isRelative = this.#maybe(0.5);
    const numbers = points.flat().map((value, index) => value - (isRelative ? (index % 2 === 0 ? x : y) : 0));
    const isCompact = this.#maybe(0.5);
    const text = numbers
      .map((value) => short(value).replace(/^(-?)0\./, isCompact ? '$1.' : '$10.'))
      .reduce(
        (all, each) =>
          `${all}${isCompact && each.startsWith('-') ? '' : this.#random.pick([' ', ','])}${each}`,
      );
    return `${isRelative ? letter.toLowerCase() : letter}${text}`;
  }
}

/** Whether the closing line would overlap the first or last segment. */
function isStraight(start: CoordinatePair, pieces: readonly ExpectedPiece[]): boolean {
  const last = pieces.at(-1);
  const end = last ? endOf(last) : start;
  return (
    pieces.some((piece) => piece.kind === 'LINE' && (piece.to[0] === start[0] || piece.to[1] === start[1])) ||
    end[0] === start[0] ||
    end[1] === start[1]
  );
}

function fit(
  [x, y, wide, high]: readonly [number, number, number, number],
  width: number,
  height: number,
  how: string,
): Six {
  const [byX, byY] = [width / wide, height / high];
  if (how === 'none') return [byX, 0, 0, byY, -x * byX, -y * byY];
  const factor = how.includes('slice') ? Math.max(byX, byY) : Math.min(byX, byY);
  const [left, top] = [width - wide * factor, height - high * factor];
  const across = how.startsWith('xMin') ? 0 : how.startsWith('xMax') ? left : left / 2;
  const down = how.includes('YMin') ? 0 : how.includes('YMax') ? top : top / 2;
  return [factor, 0, 0, factor, across - x * factor, down - y * factor];
}
