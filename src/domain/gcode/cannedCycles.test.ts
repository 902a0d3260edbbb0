import { describe, expect, test } from 'vitest';
import { interpretAfterHeader, interpretMoves } from '../../../tests/factories/toolpath.ts';

describe('canned cycles', () => {
  const drilled = (...lines: string[]): string[] => interpretMoves(['G0 Z10', ...lines]).slice(1);
  test.each<[string, string[], string[]]>([
    [
      'G81 with G98 returns to where it began',
      ['G98 G81 X5 Y1 Z-3 R2 F100'],
      ['rapid 0,0,10 5,1,10', 'rapid 5,1,10 5,1,2', 'feed 5,1,2 5,1,-3', 'rapid 5,1,-3 5,1,10'],
    ],
    [
      'G81 with G99 returns to R, and the next hole begins there',
      ['G99 G81 X5 Y1 Z-3 R2', 'X6', 'G80', 'X7'],
      [
        'rapid 0,0,10 5,1,10',
        'rapid 5,1,10 5,1,2',
        'feed 5,1,2 5,1,-3',
        'rapid 5,1,-3 5,1,2',
        'rapid 5,1,2 6,1,2',
        'feed 6,1,2 6,1,-3',
        'rapid 6,1,-3 6,1,2',
      ],
    ],
    [
      'G83 clears the hole after each peck',
      ['G99 G83 X0 Y0 Z-3 R1 Q2'],
      [
        'rapid 0,0,10 0,0,10',
        'rapid 0,0,10 0,0,1',
        'feed 0,0,1 0,0,-1',
        'rapid 0,0,-1 0,0,1',
        'rapid 0,0,1 0,0,-0.746',
        'feed 0,0,-0.746 0,0,-3',
        'rapid 0,0,-3 0,0,1',
      ],
    ],
    [
      'G73 only lifts a little',
      ['G99 G73 X0 Y0 Z-3 R1 Q2'],
      [
        'rapid 0,0,10 0,0,10',
        'rapid 0,0,10 0,0,1',
        'feed 0,0,1 0,0,-1',
        'rapid 0,0,-1 0,0,-0.746',
        'feed 0,0,-0.746 0,0,-3',
        'rapid 0,0,-3 0,0,1',
      ],
    ],
    ...(['G84', 'G85', 'G89'] as const).map((word): [string, string[], string[]] => [
      `${word} feeds out`,
      [`G99 ${word} X5 Z-3 R2 P0.5`],
      ['rapid 0,0,10 5,0,10', 'rapid 5,0,10 5,0,2', 'feed 5,0,2 5,0,-3', 'feed 5,0,-3 5,0,2'],
    ]),
    ...(['G82', 'G86', 'G88'] as const).map((word): [string, string[], string[]] => [
      `${word} leaves at rapid rate`,
      [`G99 ${word} X5 Z-3 R2 P0.5`],
      ['rapid 0,0,10 5,0,10', 'rapid 5,0,10 5,0,2', 'feed 5,0,2 5,0,-3', 'rapid 5,0,-3 5,0,2'],
    ]),
    [
      'G87 bores from below',
      ['G99 G87 X5 Z-9 R2 I1 K-6'],
      [
        'rapid 0,0,10 5,0,10',
        'rapid 5,0,10 5,0,2',
        'rapid 5,0,2 6,0,2',
        'rapid 6,0,2 6,0,-9',
        'rapid 6,0,-9 5,0,-9',
        'feed 5,0,-9 5,0,-6',
        'feed 5,0,-6 5,0,-9',
        'rapid 5,0,-9 6,0,-9',
        'rapid 6,0,-9 6,0,2',
        'rapid 6,0,2 5,0,2',
      ],
    ],
    [
      'G91 steps along with L, and counts R and Z from where it is',
      ['G91 G99 G81 X4 Z-5 R-8 L2'],
      [
        'rapid 0,0,10 4,0,10',
        'rapid 4,0,10 4,0,2',
        'feed 4,0,2 4,0,-3',
        'rapid 4,0,-3 4,0,2',
        'rapid 4,0,2 8,0,2',
        'feed 8,0,2 8,0,-3',
        'rapid 8,0,-3 8,0,2',
      ],
    ],
    [
      'up to R first when the tool is below it',
      ['G0 Z1', 'G98 G81 X5 Z-3 R2'],
      [
        'rapid 0,0,10 0,0,1',
        'rapid 0,0,1 0,0,2',
        'rapid 0,0,2 5,0,2',
        'feed 5,0,2 5,0,-3',
        'rapid 5,0,-3 5,0,2',
      ],
    ],
    [
      'a line without axes makes no hole',
      ['G99 G81 X5 Z-3 R2', 'F200', 'M8'],
      ['rapid 0,0,10 5,0,10', 'rapid 5,0,10 5,0,2', 'feed 5,0,2 5,0,-3', 'rapid 5,0,-3 5,0,2'],
    ],
    [
      'G18 drills along Y',
      ['G99 G18 G81 X5 Z0 Y-3 R2'],
      ['rapid 0,0,10 0,2,10', 'rapid 0,2,10 5,2,0', 'feed 5,2,0 5,-3,0', 'rapid 5,-3,0 5,2,0'],
    ],
    [
      'G1 ends a cycle, and a later one needs its words again',
      ['G99 G81 X5 Z-3 R2', 'G1 X6', 'G81 X7'],
      [
        'rapid 0,0,10 5,0,10',
        'rapid 5,0,10 5,0,2',
        'feed 5,0,2 5,0,-3',
        'rapid 5,0,-3 5,0,2',
        'feed 5,0,2 6,0,2',
      ],
    ],
  ])('%s', (_, lines, segments) => expect(drilled(...lines)).toEqual(segments));

  test.each([
    ['G81 X5', 'G81 needs Z and R.'],
    ['G81 X5 Z-3', 'G81 needs R.'],
    ['G83 X5 Z-3 R2', 'G83 needs Q.'],
    ['G83 X5 Z-3 R2 Q0', 'Q is a step above 0.'],
    ['G83 X5 Z-3 R2 Q-1', 'Q is a step above 0.'],
    ['G81 X5 Z-3 R-4', 'R lies below the bottom of the hole.'],
    ['G81 X5 Z-3 R2 L0', 'L takes a whole number from 1.'],
    ['G81 X5 Z-3 R2 L1.5', 'L takes a whole number from 1.'],
    ['G81 X5 Z-3 R2 L-1', 'L takes a whole number from 1.'],
  ])('%s: %s', (line, sentence) => {
    const { problems, path } = interpretAfterHeader([line]);
    expect(problems).toEqual([{ kind: 'REFUSED', line: 2, word: line.slice(0, 3), sentence }]);
    expect(path.length).toBe(1);
  });
});
