import { expect, test } from 'vitest';
import { buildDevice } from '../device/device.ts';
import { listCuts, createMillingFile, parseMillingFile } from './milling.ts';

const facts = { configurationId: 'C001234', revision: '0A', version: 1, productFamily: 'G6' };

test.each(['MEGA', 'MAXI', 'POCKET'])('what is written for a %s is read again', (model) => {
  const { cuts, problems } = parseMillingFile(createMillingFile({ ...facts, model }));
  expect(problems).toEqual([]);
  expect(cuts).toEqual(listCuts(buildDevice({ ...facts, model })));
});

test('case, blank lines, comments and line ends do not matter', () => {
  expect(parseMillingFile('; about\r\n\r\ncircle s1 x=1 y=-2.5 d=16.2 ; button\r\nend\r\n')).toEqual({
    cuts: [{ kind: 'CIRCLE', name: 'S1', x: 1, y: -2.5, diameter: 16.2 }],
    problems: [],
  });
});

test.each([
  ['CIRCLE S1 X=1 Y=2', 'CIRCLE S1 needs a number for D'],
  ['CIRCLE S1 X=1 Y=two D=3', 'CIRCLE S1 needs a number for Y'],
  ['CIRCLE S1 X=1 Y=2 D=3 W=4', 'CIRCLE S1 takes X, Y, D only'],
  ['CIRCLE S1 X=1 X=1 Y=2 D=3', 'CIRCLE S1 takes X, Y, D only'],
  ['DRILL S1 X=1 Y=2 D=0', 'DRILL S1: D must be more than 0'],
  ['DRILL S1 X=1 Y=2 D=-3', 'DRILL S1: D must be more than 0'],
  ['RECTANGLE D1 X=0 Y=0 W=20 H=10 R=5', 'RECTANGLE D1: R is too large'],
  ['RECTANGLE D1 X=0 Y=0 W=20 H=10 R=1', 'RECTANGLE D1: R is smaller than the end mill, 2 mm'],
  ['TRIANGLE S1 X=1 Y=2', 'Unknown word TRIANGLE'],
  ['<!DOCTYPE html>', 'Unknown word <!DOCTYPE'],
])('%s', (row, problem) => {
  expect(parseMillingFile(`; head\n${row}\nEND\n`)).toEqual({ cuts: [], problems: [{ line: 2, problem }] });
});

test('the end must be there, and be the end', () => {
  expect(parseMillingFile('').problems).toEqual([{ line: 1, problem: 'END is missing' }]);
  expect(parseMillingFile('END\nDRILL S1 X=1 Y=2 D=3').problems).toEqual([
    { line: 2, problem: 'There is nothing to read after END' },
  ]);
});
