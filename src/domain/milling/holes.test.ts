import { expect, test } from 'vitest';
import { createMillingFile } from '../../../mocks/factory/documents/milling.ts';
import { parseMillingCut, summarizeHoles, listMillingLines } from './holes.ts';

test.each([
  ['CIRCLE S1 X=1 Y=2 D=16.2', { kind: 'CIRCLE', control: 'S1', measures: 'X=1 Y=2 D=16.2' }],
  ['drill s1 x=1 y=2 d=3', { kind: 'DRILL', control: 'S1', measures: 'X=1 Y=2 D=3' }],
  ['TRIANGLE S1 X=1', undefined],
  ['END', undefined],
])('%s', (line, cut) => {
  expect(parseMillingCut(line)).toEqual(cut);
});

test('comments, blank lines and blanks that only line up say nothing', () => {
  expect(listMillingLines('; head\r\n\r\n  CIRCLE   S1 X=1 ; button\nEND\n')).toEqual([
    'CIRCLE S1 X=1',
    'END',
  ]);
});

test('holes of one size are one row, with the controls they are for', () => {
  const file = [
    'CIRCLE S1 X=1 Y=2 D=16.2',
    'DRILL S1 X=1 Y=9 D=3',
    'DRILL S1 X=1 Y=-9 D=3',
    'DRILL S2 X=1 Y=9 D=3.0',
    'RECTANGLE D1 X=0 Y=0 W=40 H=20 R=2',
    'END',
  ].join('\n');
  expect(summarizeHoles(file)).toEqual([
    { size: 'Drilled Ø 3 mm', count: 3, controls: ['S1', 'S2'] },
    { size: 'Milled Ø 16.2 mm', count: 1, controls: ['S1'] },
    { size: '40 × 20 mm, R 2', count: 1, controls: ['D1'] },
  ]);
});

test('a panel without holes has none; what cannot be read is not summed up', () => {
  expect(summarizeHoles('; nothing to mill\nEND\n')).toEqual([]);
  expect(summarizeHoles('G1 X1 Y2')).toBeUndefined();
  expect(summarizeHoles('CIRCLE S1 X=1 Y=2 D=big\nEND')).toBeUndefined();
});

test('the milling file of a transmitter is summed up whole', () => {
  const text = createMillingFile({
    configurationId: 'C001234',
    revision: '0A',
    version: 1,
    productFamily: 'G6',
    model: 'MAXI',
  });
  const cuts = listMillingLines(text).filter((line) => parseMillingCut(line));
  const counted = summarizeHoles(text)?.reduce((sum, { count }) => sum + count, 0);
  expect(cuts.length).toBeGreaterThan(5);
  expect(counted).toBe(cuts.length);
});
