import {
  interpretProgram,
  type InterpretOptions,
  type Program,
} from '../../src/domain/gcode/interpretProgram.ts';
import {
  getColumnValue,
  valuesPerArc,
  valuesPerSegment,
  type Toolpath,
} from '../../src/domain/gcode/toolpath.ts';

const names = ['rapid', 'feed', 'cw', 'ccw'] as const;
const shown = (value: number): string => String(Number(value.toFixed(4)) + 0);

/** Formats a segment as kind, start and end. */
export function formatSegment(path: Toolpath, segment: number): string {
  const numbers = Array.from({ length: valuesPerSegment }, (_, index) =>
    shown(getColumnValue(path.points, segment * valuesPerSegment + index)),
  );
  const name = names[path.kinds[segment] ?? 0] ?? '';
  return `${name} ${numbers.slice(0, 3).join(',')} ${numbers.slice(3).join(',')}`;
}

export const formatSegments = (path: Toolpath): string[] =>
  Array.from({ length: path.length }, (_, segment) => formatSegment(path, segment));

/** Formats the centre, start radius and sweep in degrees of an arc. */
export function formatArc(path: Toolpath, segment: number): string {
  const arc = getColumnValue(path.arcOf, segment) * valuesPerArc;
  const degrees = (getColumnValue(path.arcs, arc + 6) * 180) / Math.PI;
  return [
    getColumnValue(path.arcs, arc + 1),
    getColumnValue(path.arcs, arc + 2),
    getColumnValue(path.arcs, arc + 3),
    degrees,
  ]
    .map(shown)
    .join(' ');
}

/**
 * Interprets G-code lines after a header that sets units and moves the tool to zero; the header's segment is
 * left out.
 */
export function interpretMoves(lines: readonly string[], options?: InterpretOptions): string[] {
  return formatSegments(interpretAfterHeader(lines, options).path).slice(1);
}

export const programHeader = 'G21 G90 G94 G17 G0 X0 Y0 Z0 F600';

export const interpretAfterHeader = (lines: readonly string[], options?: InterpretOptions): Program =>
  interpretProgram([programHeader, ...lines].join('\n'), options);
