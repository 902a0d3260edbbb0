import { expect, test } from 'vitest';
import { setOmission } from '~/api/responses/rawValues.ts';
import { countOverlappingPages, type PageRange } from '~/domain/words/overlappingPages.ts';
import { fetchAllPages } from './fetchAllPages.ts';

const numbers = (length: number) => Array.from({ length }, (_, number) => `row ${number}`);

/** Reads a list; before each page, `change` may alter it, given the number of pages read so far. */
async function read(
  rows: string[],
  { count, change }: { count?: number; change?: (time: number, rows: string[]) => void } = {},
) {
  const pages: (readonly string[])[] = [];
  let times = 0;
  const isWhole = await fetchAllPages<string>({
    size: 10,
    count,
    keyOf: (row) => row,
    signal: new AbortController().signal,
    readPage: async ({ offset, limit }: PageRange) => {
      change?.(times, rows);
      times += 1;
      return rows.slice(offset, offset + limit);
    },
    onBegin: () => pages.splice(0),
    onPage: (page, place) => void (pages[place] = page),
  });
  return { isWhole, read: pages.flat(), times };
}

test.each([0, 1, 9, 10, 11, 18, 19, 20, 28, 29, 100])('%i rows come once each', async (length) => {
  const rows = numbers(length);
  expect(await read([...rows])).toMatchObject({ isWhole: true, read: rows });
  expect(await read([...rows], { count: length })).toMatchObject({ isWhole: true, read: rows });
  expect(countOverlappingPages(length, 10)).toBe(length < 2 ? 1 : Math.ceil((length - 1) / 9));
});

test.each([undefined, 40])(
  'a row that goes in front is no reason for another to be missing (%s)',
  async (count) => {
    const change = (time: number, rows: string[]) => void (time === 2 && rows.shift());
    const found = await read(numbers(40), { ...(count !== undefined && { count }), change });
    expect(found).toMatchObject({ isWhole: true, read: numbers(40).slice(1) });
  },
);

test.each([undefined, 40])('a row that comes in front comes once (%s)', async (count) => {
  const change = (time: number, rows: string[]) => void (time === 2 && rows.unshift('new'));
  const found = await read(numbers(40), { ...(count !== undefined && { count }), change });
  expect(found).toMatchObject({ isWhole: true, read: ['new', ...numbers(40)] });
});

test('a row that comes at the end is read, though it was not counted', async () => {
  expect(await read(numbers(12), { count: 10 })).toMatchObject({ isWhole: true, read: numbers(12) });
});

test('a list that moves all the time is said to have moved', async () => {
  const change = (_: number, rows: string[]) => void rows.shift();
  expect((await read(numbers(100), { change })).isWhole).toBe(false);
  expect((await read(numbers(100), { change, count: 100 })).isWhole).toBe(false);
});

/** A page without its unreadable rows. */
function pageWithout(omitted: ReadonlySet<string>, sent: readonly string[]): readonly string[] {
  const rows = sent.filter((row) => !omitted.has(row));
  if (rows.length < sent.length)
    setOmission(rows, {
      omitted: sent.length - rows.length,
      sent: sent.length,
      isFirstOmitted: omitted.has(sent[0] ?? ''),
      isLastOmitted: omitted.has(sent.at(-1) ?? ''),
    });
  return rows;
}

test.each([[3], [9], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], [9, 18], [27], [8, 9, 10]])(
  'a list in which rows %j.. cannot be read is read to its end, and is not whole',
  async (...places) => {
    const all = numbers(28);
    const omitted = new Set(places.map((place) => `row ${place}`));
    const readRows = async (count?: number) => {
      const found: string[] = [];
      const isWhole = await fetchAllPages<string>({
        size: 10,
        count,
        keyOf: (row) => row,
        signal: new AbortController().signal,
        readPage: async ({ offset, limit }) => pageWithout(omitted, all.slice(offset, offset + limit)),
        onBegin: () => found.splice(0),
        onPage: (page) => found.push(...page),
      });
      return { isWhole, found };
    };
    const rest = all.filter((row) => !omitted.has(row));
    expect(await readRows()).toEqual({ isWhole: false, found: rest });
    expect(await readRows(28)).toEqual({ isWhole: false, found: rest });
  },
);
