import { describe, expect, test } from 'vitest';
import {
  formatClipboardCells,
  pushHistoryStep,
  parseClipboardCells,
  countExcessLines,
  createEditHistory,
  emptyOutput,
  validateOutputs,
  redoStep,
  undoStep,
  updateOutputCell,
  insertClipboardCells,
  type Output,
} from './outputs.ts';

const output = (name: string, over: Partial<Output> = {}): Output => ({ ...emptyOutput, name, ...over });
const errors = (outputs: readonly Output[], before?: readonly Output[]) =>
  validateOutputs(outputs, before).map(({ row, column, message }) => `${row},${column} ${message}`);

describe('messages of cells', () => {
  test.each([
    [[output('X')], []],
    [[output(' ')], ['0,0 A name is required']],
    [
      [output('X'), output('x')],
      ['0,0 Another output is called X', '1,0 Another output is called x'],
    ],
    [[output('X', { gpio: 'C' })], ['0,2 GPIO is one of A, B, ANY, or NONE']],
    [[output('X', { gpio: '' })], ['0,2 GPIO is required']],
    [[output('X', { connectorType: 'SIDE_BUTTON_UP' })], []],
    [[output('X', { connectorType: '' })], ['0,1 Connector is required']],
    [[output('X', { pinColour: '' })], []],
    [[output('X', { pinColour: 'pink' })], ['0,8 Pin colour is one of green, blue, white, black, or red']],
  ])('%j', (outputs, expected) => {
    expect(errors(outputs)).toEqual(expected);
  });

  test('a value the part came with is let be', () => {
    expect(errors([output('X', { gpio: 'C' })], [output('X', { gpio: 'C' })])).toEqual([]);
  });
});

describe('copied from a spreadsheet', () => {
  test.each([
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a', [['a']]],
    ['', []],
    ['a\n\nb', [['a'], [''], ['b']]],
    ['\t', [['', '']]],
    [
      '"a ""b"""\tc\n"d\te"\t"f\ng"\n',
      [
        ['a "b"', 'c'],
        ['d\te', 'f\ng'],
      ],
    ],
    ['"a" b\t"', [['"a" b', '"']]],
    ['""\t""""', [['', '"']]],
  ])('%j', (text, cells) => expect(parseClipboardCells(text)).toEqual(cells));

  test('cells go over what is there, and rows are added', () => {
    const next = insertClipboardCells(
      [output('A'), output('B')],
      { row: 1, column: 0 },
      'X\tdigital\tany\nY\tLed driver',
    );
    expect(next).toEqual([
      output('A'),
      output('X', { connectorType: 'DIGITAL', gpio: 'ANY' }),
      output('Y', { connectorType: 'LED_DRIVER' }),
    ]);
  });

  test('what does not fit stays as it was typed, and cells beyond the last column are left out', () => {
    expect(insertClipboardCells([output('A')], { row: 0, column: 8 }, 'pink\tmore')).toEqual([
      output('A', { pinColour: 'pink' }),
    ]);
  });

  test('a line of column names is no output', () => {
    expect(insertClipboardCells([], { row: 0, column: 0 }, 'name\tConnector\nX\tNONE')).toEqual([
      output('X'),
    ]);
    expect(insertClipboardCells([], { row: 0, column: 0 }, 'Name')).toEqual([output('Name')]);
  });

  test('more lines than there can be outputs are counted', () => {
    const text = Array.from({ length: 2003 }, (_, index) => `O${index}\tDIGITAL`).join('\n');
    expect(insertClipboardCells([], { row: 1, column: 0 }, text)).toHaveLength(2000);
    expect(countExcessLines({ row: 1, column: 0 }, `Name\tConnector\n${text}`)).toBe(4);
    expect(countExcessLines({ row: 0, column: 0 }, 'A')).toBe(0);
  });

  test('a name of several lines is one line', () => {
    expect(insertClipboardCells([], { row: 0, column: 0 }, '"Lift\n""up"""')[0]?.name).toBe('Lift "up"');
  });

  test('and back, through quotes', () => {
    const outputs = [output('a "b"'), output('C')];
    const text = formatClipboardCells(outputs, { row: 0, column: 0 }, { row: 1, column: 8 });
    expect(insertClipboardCells([], { row: 0, column: 0 }, text)).toEqual(outputs);
  });

  test('and back', () => {
    const outputs = [output('A'), output('B', { gpio: 'A' })];
    expect(formatClipboardCells(outputs, { row: 1, column: 2 }, { row: 0, column: 0 })).toBe(
      'A\tNONE\tNONE\nB\tNONE\tA',
    );
  });
});

test('a cell', () => {
  expect(updateOutputCell([output('A')], { row: 0, column: 3 }, 'rotate left')).toEqual([
    output('A', { encoder: 'ROTATE_LEFT' }),
  ]);
});

test('steps are taken back and done again', () => {
  const two = pushHistoryStep(pushHistoryStep(createEditHistory(0), 1), 2);
  expect(undoStep(two).present).toBe(1);
  expect(undoStep(undoStep(undoStep(two))).present).toBe(0);
  expect(redoStep(undoStep(two)).present).toBe(2);
  expect(redoStep(pushHistoryStep(undoStep(two), 5)).present).toBe(5);
  expect(pushHistoryStep(two, 2)).toBe(two);
});
