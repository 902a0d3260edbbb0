import { expect, test, vi } from 'vitest';
import { buildPaletteLayout, findAdjacentRow } from './paletteLayout.ts';
import { sortSources, type PaletteEntry, type PaletteSource } from './paletteSource.ts';

const entry = (key: string, more: { readonly refusal?: string } = {}): PaletteEntry => ({
  key,
  title: key,
  to: `/${key}`,
  ...more,
});
const last = entry('list');
const answer = (title: string, ...entries: PaletteEntry[]) => ({
  source: title,
  answer: { title, entries },
});

test('sources stand in the order of their places, and within one as they were declared', () => {
  const source = (key: string, place: PaletteSource['place']): PaletteSource => ({
    key,
    place,
    Ask: () => null,
  });
  const sources = [source('a', 'THINGS'), source('b', 'EXACT'), source('c', 'PAGES'), source('d', 'EXACT')];
  expect(sortSources(sources).map(({ key }) => key)).toEqual(['b', 'd', 'c', 'a']);
});

test('a group with nothing in it is left out, and so is one that is not for the person', () => {
  const layout = buildPaletteLayout(
    [answer('A'), { source: 'x', answer: undefined }, answer('B', entry('1'))],
    last,
  );
  expect(layout.groups.map(({ title }) => title)).toEqual(['B', '']);
  expect(layout.rows.map(({ key }) => key)).toEqual(['B 1', 'last list']);
});

test('sources of one heading share it', () => {
  const shared = [answer('A', entry('1')), { ...answer('A', entry('1')), source: 'other' }];
  const { groups } = buildPaletteLayout(shared, undefined);
  expect(groups).toHaveLength(1);
  expect(groups[0]?.rows.map(({ key }) => key)).toEqual(['A 1', 'other 1']);
});

test('what is chosen first can be chosen', () => {
  const refused = entry('1', { refusal: 'Only approvers can do this.' });
  expect(buildPaletteLayout([answer('A', refused, entry('2'))], last).first).toBe('A 2');
  expect(buildPaletteLayout([answer('A', refused)], last).first).toBe('last list');
});

test('as long as something may be found, the last resort is not chosen', () => {
  const pending = { source: 'A', answer: { title: 'A', entries: [], isPending: true } };
  expect(buildPaletteLayout([pending], last)).toMatchObject({
    first: undefined,
    isPending: true,
    isEmpty: false,
  });
  expect(buildPaletteLayout([answer('A')], last)).toMatchObject({
    first: 'last list',
    isPending: false,
    isEmpty: true,
  });
});

test('nothing is chosen that something else may still come above of', () => {
  const pending = { source: 'A', answer: { title: 'A', entries: [], isPending: true } };
  expect(buildPaletteLayout([pending, answer('B', entry('1'))], last).first).toBeUndefined();
  expect(buildPaletteLayout([answer('B', entry('1')), pending], last).first).toBe('B 1');
});

test('what could not be read has a way to try again, and is not chosen by itself', () => {
  const retry = vi.fn();
  const { rows, first, isEmpty } = buildPaletteLayout(
    [{ source: 'A', answer: { title: 'A', entries: [], retry } }],
    last,
  );
  expect(rows.map(({ entry: { title } }) => title)).toEqual(['A could not be read', 'list']);
  expect(first).toBe('last list');
  expect(isEmpty).toBe(false);
});

test('the arrow keys lead round', () => {
  const { rows } = buildPaletteLayout([answer('A', entry('1'), entry('2'))], last);
  expect(findAdjacentRow(rows, 'A 1', 1)).toBe('A 2');
  expect(findAdjacentRow(rows, 'last list', 1)).toBe('A 1');
  expect(findAdjacentRow(rows, 'A 1', -1)).toBe('last list');
  expect(findAdjacentRow(rows, undefined, 1)).toBe('A 1');
  expect(findAdjacentRow(rows, undefined, -1)).toBe('last list');
  expect(findAdjacentRow([], undefined, 1)).toBeUndefined();
});
