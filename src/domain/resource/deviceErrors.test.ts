import { describe, expect, test } from 'vitest';
import { findDeviceError, parseErrorId, listErrorIds, parseDeviceErrors } from './deviceErrors.ts';

const entry = {
  productFamily: 'G6',
  errorId: 'E0217',
  title: 'T',
  text: 'X',
  remedy: 'R',
  severity: 'ERROR',
};
const read = (value: unknown) => parseDeviceErrors(JSON.stringify(value));

describe('the device errors of a resource', () => {
  test('are read in their order', () => {
    const other = { ...entry, errorId: 'E0218' };
    expect(read([other, entry])).toEqual({ errors: [other, entry], problems: [] });
  });

  test.each([
    [
      'fields that are missing are empty',
      { productFamily: 'G6', errorId: 'E1' },
      { title: '', text: '', severity: '' },
    ],
    ['numbers are texts', { productFamily: 'G6', errorId: 217, title: 5 }, { errorId: '217', title: '5' }],
    ['fields of another kind are empty', { ...entry, text: { a: 1 } }, { text: '', title: 'T' }],
    [
      'families and severities nobody knows stay',
      { ...entry, productFamily: 'G9', severity: 'odd' },
      { productFamily: 'G9', severity: 'odd' },
    ],
    ['blanks around an id go', { ...entry, errorId: ' E0217 ' }, { errorId: 'E0217' }],
  ])('%s', (_, item, wanted) => {
    const { errors, problems } = read([item]);
    expect(problems).toEqual([]);
    expect(errors).toEqual([expect.objectContaining(wanted)]);
  });

  test('what is no entry is told, and the rest shown', () => {
    const { errors, problems } = read([null, entry, { errorId: 'E1' }, { ...entry, errorId: 'e0217' }, 7]);
    expect(errors).toEqual([entry]);
    expect(problems.map(({ entry: place, text }) => [place, text])).toEqual([
      [0, 'This is no device error: it needs a productFamily and an errorId'],
      [2, 'This is no device error: it needs a productFamily and an errorId'],
      [3, 'e0217 of G6 stands twice; the first one counts'],
      [4, 'This is no device error: it needs a productFamily and an errorId'],
    ]);
  });

  test.each([
    ['{"errors": []}', { text: 'The resource holds no list, so there are no device errors in it' }],
    [
      '[\n{]',
      { line: 2, text: 'A name in double quotes is expected here; after the last field there is no comma' },
    ],
    ['', { line: 1, text: 'A value is required: an object, a list, a text, a number, true, false or null' }],
  ])('%j has none, and says why', (text, problem) => {
    const { errors, problems } = parseDeviceErrors(text);
    expect(errors).toEqual([]);
    expect(problems[0]).toEqual(problem);
  });

  test('one is found however it is written', () => {
    expect(findDeviceError([entry], 'g6', 'e0217')).toBe(entry);
    expect(findDeviceError([entry], 'G5', 'E0217')).toBeUndefined();
  });
});

describe('the error of a line of a log', () => {
  test.each([
    ['> ERROR: E0217 Checksum of the parameter file', 'E0217'],
    ['12:01 > ERROR:e0217', 'E0217'],
    ['> ERROR: COM-12: no answer', 'COM-12'],
    ['> ERROR: checksum of block 12', undefined],
    ['> ERROR: E0217x', undefined],
    ['ERROR: E0217', undefined],
    ['> COMMAND ERROR', undefined],
  ])('%s: %s', (line, id) => expect(parseErrorId(line)).toBe(id));

  test('of a whole log, each once', () => {
    expect(listErrorIds('> ERROR: E2 a\nOK\n> ERROR: E1 b\n> ERROR: E2 a')).toEqual(['E2', 'E1']);
  });
});
