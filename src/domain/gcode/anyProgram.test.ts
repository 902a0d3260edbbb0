import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { interpretProgram } from './interpretProgram.ts';
import { interpretAfterHeader, programHeader } from '../../../tests/factories/toolpath.ts';
import { getColumnValue, BEGIN_FLAGS_SHIFT } from './toolpath.ts';

const words = fc.constantFrom(
  'G0',
  'G1',
  'G2',
  'G3',
  'G17',
  'G18',
  'G19',
  'G20',
  'G21',
  'G28',
  'G53',
  'G73',
  'G81',
  'G83',
  'G87',
  'G80',
  'G90',
  'G91',
  'G90.1',
  'G91.1',
  'G92',
  'G92.1',
  'G93',
  'G94',
  'G98',
  'G99',
  'M3',
  'M5',
  'M6',
  'M30',
  'S100',
  'T2',
);
const axes = fc.tuple(fc.constantFrom(...'XYZIJKRQFLP'.split('')), fc.integer({ min: -50, max: 50 }));
const lines = fc.array(
  fc
    .tuple(
      fc.array(words, { maxLength: 2 }),
      fc.uniqueArray(axes, { maxLength: 5, selector: ([letter]) => letter }),
    )
    .map(([codes, given]) => [...codes, ...given.map(([letter, value]) => letter + value)].join(' ')),
  { maxLength: 30 },
);

describe('whatever is in a program', () => {
  test('the path hangs together, its lines only grow, and every number is one', () => {
    fc.assert(
      fc.property(lines, (program) => {
        const { path } = interpretAfterHeader(program);
        for (let segment = 1; segment < path.length; segment += 1) {
          expect(getColumnValue(path.lines, segment)).toBeGreaterThanOrEqual(
            getColumnValue(path.lines, segment - 1),
          );
        }
        expect(path.points.every(Number.isFinite)).toBe(true);
        expect(path.arcs.every(Number.isFinite)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('case, blanks, comments, line numbers and line ends change nothing', () => {
    fc.assert(
      fc.property(lines, fc.constantFrom('\n', '\r\n', '\r'), (program, end) => {
        const plain = interpretProgram([programHeader, ...program].join('\n'));
        const dressed = interpretProgram(
          [programHeader, ...program]
            .map((line, index) => `N${index} ${line.toLowerCase().replaceAll(' ', ' (c) \t')};tail`)
            .join(end),
        );
        expect(dressed.path).toEqual(plain.path);
      }),
    );
  });

  test('each piece begins where the one before it ended, in every axis whose place is known there', () => {
    fc.assert(
      fc.property(lines, (program) => {
        const { path } = interpretAfterHeader(program);
        for (let index = 1; index < path.length; index += 1) {
          // Positions that count from another zero cannot be compared.
          if (getColumnValue(path.zeros, index) !== getColumnValue(path.zeros, index - 1)) continue;
          const comesFromUnknown = getColumnValue(path.flags, index) >> BEGIN_FLAGS_SHIFT;
          for (let axis = 0; axis < 3; axis += 1) {
            if (comesFromUnknown & (1 << axis)) continue;
            expect(getColumnValue(path.flags, index - 1) & (1 << axis)).toBe(0);
            expect(getColumnValue(path.points, index * 6 + axis)).toBe(
              getColumnValue(path.points, index * 6 - 3 + axis),
            );
          }
        }
      }),
    );
  });
});
