import { describe, expect, test } from 'vitest';
import { interpretAfterHeader, formatArc, interpretMoves } from '../../../tests/factories/toolpath.ts';
import { estimateDuration } from './duration.ts';

const dwells = (...lines: string[]): string[] =>
  interpretAfterHeader(lines)
    .events.filter(({ kind }) => kind === 'DWELL')
    .map(({ line, segment, value }) => `line ${line}, ahead of segment ${segment}: ${value}`);
const findings = (...lines: string[]): string[] =>
  interpretAfterHeader(lines).problems.map(({ kind, line, word }) => `${kind} ${line} ${word}`);

describe('a dwell and a move in one line', () => {
  test.each<[string, string[], string[]]>([
    ['with its motion', ['G4 P0.5 G1 X40', 'Y5'], ['feed 0,0,0 40,0,0', 'feed 40,0,0 40,5,0']],
    [
      'under a motion that holds',
      ['G1 X1', 'G4 P1 X5', 'Y2'],
      ['feed 0,0,0 1,0,0', 'feed 1,0,0 5,0,0', 'feed 5,0,0 5,2,0'],
    ],
    [
      'in steps',
      ['G91 G1 X1', 'X2 G4 P1', 'X3'],
      ['feed 0,0,0 1,0,0', 'feed 1,0,0 3,0,0', 'feed 3,0,0 6,0,0'],
    ],
    ['a rapid', ['G0 Z3 G4 P2', 'X1'], ['rapid 0,0,0 0,0,3', 'rapid 0,0,3 1,0,3']],
  ])('the line waits, then moves: %s', (_, lines, segments) =>
    expect(interpretMoves(lines)).toEqual(segments),
  );

  test('the wait comes ahead of the move, and both take their time', () => {
    expect(dwells('G1 X1', 'G4 P2.5 X5')).toEqual(['line 3, ahead of segment 2: 2.5']);
    expect(estimateDuration(interpretAfterHeader(['G1 X10 F600', 'G4 P2 X20'])).total).toBeCloseTo(
      1 + 2 + 1,
      6,
    );
  });

  test('is told, for controls do not agree on it', () => {
    expect(findings('G4 P0.5 G1 X40')).toEqual(['DIALECT 2 G4']);
    expect(findings('G4 P0.5', 'G4 X2', 'G4 P1 G1', 'G4 P1 M8', 'G4 P1 F5')).toEqual([]);
  });

  test('P is the wait and counts no turns of an arc', () => {
    const { path } = interpretAfterHeader(['G4 P3 G2 X10 I5']);
    expect(formatArc(path, path.length - 1)).toBe('5 0 5 -180');
  });

  test('X is the wait where P is not given, and moves nothing', () => {
    expect(interpretMoves(['G1 Y1', 'G4 X2', 'Y2'])).toEqual(['feed 0,0,0 0,1,0', 'feed 0,1,0 0,2,0']);
    expect(findings('G1 Y1', 'G4 X2 Y5')).toEqual(['REFUSED 3 G4']);
  });
});
