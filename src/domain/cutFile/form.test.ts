import { describe, expect, test } from 'vitest';
import {
  filterCutFilesByPart,
  sortVersionsNewestFirst,
  findNewestCutFileVersion,
  getNextCutFileVersion,
  isSameSize,
} from './cutFile.ts';
import {
  createCutFileFormSchema,
  validateCutFileName,
  validateNewCutFileName,
  validateNewCutFileVersion,
  validateCutFileSize,
  toCutFileVersionBody,
} from './form.ts';

const versions = (...names: readonly string[]) => names.map((version) => ({ version }));

describe('versions', () => {
  test.each([
    [
      ['1', '10', '2', '2.1'],
      ['10', '2.1', '2', '1'],
    ],
    [
      ['draft', '1', 'alpha'],
      ['1', 'draft', 'alpha'],
    ],
    [[], []],
  ])('%j are %j, the newest first', (given, sorted) => {
    expect(sortVersionsNewestFirst(versions(...given)).map(({ version }) => version)).toEqual(sorted);
    expect(findNewestCutFileVersion(versions(...given))?.version).toBe(sorted[0]);
  });

  test.each([
    [[], '1'],
    [['1', '2'], '3'],
    [['9', '10'], '11'],
    [['2.5'], '3'],
    [['draft'], '1'],
  ])('after %j comes %s', (given, next) => expect(getNextCutFileVersion(versions(...given))).toBe(next));
});

describe('the fields of a cut file', () => {
  test.each([
    ['JOYSTICK_PANEL', undefined],
    [' a.b-1 ', undefined],
    ['', 'A name is required'],
    ['a b', 'A name has letters, digits, underscores, dots and hyphens only'],
    ['a/b', 'A name has letters, digits, underscores, dots and hyphens only'],
    ['x'.repeat(61), 'A name has 60 characters at most'],
    ['All', 'A cut file cannot be called All'],
    ['cutfileform', 'A cut file cannot be called cutfileform'],
    ['..', 'A cut file cannot be called ..'],
  ])('%j as a name: %s', (name, error) => expect(validateCutFileName(name)).toBe(error));

  test('a name that is taken, in any capitals', () => {
    expect(validateNewCutFileName('panel', ['PANEL'])).toBe('There is a cut file called PANEL already');
    expect(validateNewCutFileName('panel2', ['PANEL'])).toBeUndefined();
  });

  test.each([
    ['2', undefined],
    [' 2.1 ', undefined],
    ['1', 'There is a version 1 already'],
    ['1.0', 'There is a version 1 already'],
    ['', 'A version is required'],
    ['b', 'A version is numbers with dots between them, for instance 3.10'],
  ])('%j as a version: %s', (version, error) =>
    expect(validateNewCutFileVersion(version, ['1'])).toBe(error),
  );

  test.each([
    ['46', undefined],
    ['46,5', undefined],
    [' .5 ', undefined],
    ['0', 'A number of mm above 0 is required'],
    ['', 'A number of mm above 0 is required'],
    ['-1', 'A number of mm above 0 is required'],
    ['46 mm', 'A number of mm above 0 is required'],
    ['1e3', 'A number of mm above 0 is required'],
    ['0x10', 'A number of mm above 0 is required'],
    ['1.234,5', 'A number of mm above 0 is required'],
    ['10000', undefined],
    ['10000.5', 'A side has 10,000 mm at most'],
  ])('%j as a measure: %s', (size, error) => expect(validateCutFileSize(size)).toBe(error));

  test('all faults are told at once', () => {
    const empty = {
      name: '',
      note: '',
      version: '',
      versionNote: '',
      svg: ' ',
      refused: '',
      width: '',
      height: '0',
    };
    const { error } = createCutFileFormSchema([]).safeParse(empty);
    expect(error?.issues.map(({ path }) => path[0])).toEqual(['name', 'version', 'file', 'width', 'height']);
  });

  test('a drawing that its inspection has refused is told so, and not that there is none', () => {
    const drawn = { name: 'A', note: '', version: '1', versionNote: '', width: '1', height: '1' };
    const file = new File([], 'a.svg');
    const told = (svg: string, refused: string) =>
      createCutFileFormSchema([])
        .safeParse({ ...drawn, file, svg, refused })
        .error?.issues.map(({ message }) => message);
    expect(told('', '')).toEqual(['A drawing is required']);
    expect(told('<svg', 'Not well-formed')).toEqual(['Not well-formed']);
    expect(told('', 'Too large')).toEqual(['Too large']);
    expect(told('<svg/>', '')).toBeUndefined();
  });

  test('a version is sent with its measures as numbers', () => {
    const given = { version: ' 2 ', versionNote: ' wider ', svg: '<svg/>', width: '46,5', height: ' 10 ' };
    expect(toCutFileVersionBody(given)).toEqual({
      version: '2',
      note: 'wider',
      svg: '<svg/>',
      width: 46.5,
      height: 10,
    });
  });
});

test('the cut files of a part stand by name', () => {
  const files = [
    { name: 'B', partNumbers: ['P1', 'P2'] },
    { name: 'A', partNumbers: ['P2'] },
  ];
  expect(filterCutFilesByPart(files, 'P2').map(({ name }) => name)).toEqual(['A', 'B']);
  expect(filterCutFilesByPart(files, 'P3')).toEqual([]);
});

test.each([
  [46, 46.05, true],
  [46, 46.06, false],
  [46, 46.0001, true],
])('a stored side of %d and a real one of %d are the same: %s', (said, real, same) => {
  expect(isSameSize({ width: said, height: 1 }, { width: real, height: 1 })).toBe(same);
  expect(isSameSize({ width: 1, height: said }, { width: 1, height: real })).toBe(same);
});
