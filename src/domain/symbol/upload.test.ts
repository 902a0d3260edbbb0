import { describe, expect, test } from 'vitest';
import {
  describeDeletionFailure,
  hasUnchangedSymbols,
  validateNewSymbols,
  describeSymbolOutcome,
  describeUploadFailure,
} from './upload.ts';
import { createArchiveEntryFilter, isArchive, toSymbolFiles } from './symbol.ts';

const none = [undefined, undefined];

describe('files that are to be uploaded', () => {
  test.each([
    [['A', 'B'], none],
    [
      ['A', ' a '],
      [undefined, expect.stringContaining('Another of these')],
    ],
    [
      ['', 'B'],
      [expect.stringContaining('required'), undefined],
    ],
    [
      ['A/B', 'B'],
      [expect.stringContaining('letters'), undefined],
    ],
  ])('%j', (names, errors) => expect(validateNewSymbols(names.map((name) => ({ name })))).toEqual(errors));
});

describe('what a symbol takes the place of', () => {
  const horn = { name: 'Horn', file: 'a' };
  test.each([
    ['is as seen', [horn], [horn], true],
    ['is new', [], [], true],
    ['is there by now', [], [horn], false],
    ['is gone by now', [horn], [], false],
    ['is another by now', [horn], [{ ...horn, file: 'b' }], false],
    ['is called another way', [horn], [{ ...horn, name: 'HORN' }], true],
    ['is none of those that changed', [horn], [horn, { name: 'X', file: '' }], true],
  ])('%s', (_, seen, now, verdict) => expect(hasUnchangedSymbols(['horn'], seen, now)).toBe(verdict));
});

test.each([
  [true, 'Uploaded'],
  [false, 'refused'],
  [undefined, 'not known'],
])('the end %s has words', (outcome, words) => expect(describeSymbolOutcome(outcome)).toContain(words));

test.each([
  [true, undefined],
  [false, 'The symbol has not been deleted.'],
  [undefined, 'It is not known whether the symbol has been deleted.'],
])('the end %s of a deletion: %s', (outcome, objection) =>
  expect(describeDeletionFailure(outcome)).toBe(objection),
);

describe('an archive', () => {
  const entry = (name: string, originalSize = 900, size = 400) => ({ name, originalSize, size });

  test.each([
    ['a.svg', 900, 400, true],
    ['folder/../../a.PNG', 900, 900, true],
    ['folder.svg/', 0, 0, false],
    ['a.txt', 900, 400, false],
    ['a.svg', 0, 2, false],
    ['a.svg', 300_000, 400, false],
    ['a.svg', 10, 5000, false],
    ['__MACOSX/._a.svg', 900, 400, false],
  ])('%s of %d bytes, %d packed: %s', (name, originalSize, size, taken) =>
    expect(createArchiveEntryFilter().take({ name, originalSize, size })).toBe(taken),
  );

  test('gives no more symbols than there is memory for, and says so', () => {
    const { take, isFull } = createArchiveEntryFilter();
    const large = Array.from({ length: 600 }, (_, index) => take(entry(`${index}.svg`, 200_000)));
    expect([large.filter(Boolean).length < 170, isFull()]).toEqual([true, true]);
    const many = createArchiveEntryFilter();
    const small = Array.from({ length: 600 }, (_, index) => many.take(entry(`${index}.svg`, 10, 10)));
    expect([small.filter(Boolean).length, many.isFull(), many.leftOut()]).toEqual([500, true, 0]);
  });

  test.each([
    [{ name: 'a.zip', type: '' }, true],
    [{ name: 'a', type: 'application/x-zip-compressed' }, true],
    [{ name: 'zip.svg', type: 'image/svg+xml' }, false],
  ])('%j', (file, verdict) => expect(isArchive(file)).toBe(verdict));

  test('is written with a file for each symbol, under names that no system minds', () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    const files = toSymbolFiles([
      { name: 'Horn', file: svg },
      { name: '../../con', file: `data:image/svg+xml;base64,${btoa(svg)}` },
      { name: 'a:b', file: svg },
      { name: 'a?b', file: svg },
      { name: 'Lost', file: '***' },
    ]);
    expect(files.map(({ path }) => path)).toEqual(['Horn.svg', '_.._con.svg', 'a_b.svg', 'a_b 2.svg']);
  });
});

test('each of many names is looked at a few times, not once for each other', () => {
  let reads = 0;
  const files = Array.from({ length: 500 }, (_, index) => ({
    get name() {
      reads += 1;
      return `Symbol ${index}`;
    },
  }));
  expect(validateNewSymbols(files).filter(Boolean)).toEqual([]);
  expect(reads).toBeLessThan(5000);
});

test.each([
  [[true, true], undefined],
  [[true, false, false], '2 of 3 symbols not uploaded. Try again, or close this.'],
  [[undefined], 'Of 1 of 1 symbol it is not known whether it has arrived. Try again, or close this.'],
])('of an upload that ends as %j is said %j', (outcomes, said) => {
  expect(describeUploadFailure(outcomes, outcomes.length)).toBe(said);
});
