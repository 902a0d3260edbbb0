import type { QueryClient } from '@tanstack/react-query';
import { zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { anonymousTokenSource, setTokenSource } from '~/api/tokens.ts';
import { createQueryClient } from '~/queries/client.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { clearNotices, useNotices } from '~/platform/notices.ts';
import { createFetchStub, createXhrStub, type BackendStub } from '../../../tests/architecture/backendStub.ts';
import { inspectSymbols } from './inspectSymbols.ts';
import { deleteSymbolMutation, toSymbolOutcome, symbolsQuery, uploadSymbol } from './symbols.ts';

let client: QueryClient;
let stub: BackendStub;
beforeEach(() => {
  client = createQueryClient();
  stub = { sent: [], outcome: 'OK' };
  vi.stubGlobal(
    'fetch',
    createFetchStub(() => stub),
  );
  vi.stubGlobal(
    'XMLHttpRequest',
    createXhrStub(() => stub),
  );
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  setTokenSource({ ...anonymousTokenSource, current: () => Promise.resolve('token') });
});
afterEach(() => {
  client.clear();
  clearNotices();
  setTokenSource(anonymousTokenSource);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the list is asked for each time it is opened', async () => {
  stub.answer = '[]';
  await client.fetchQuery(symbolsQuery());
  await client.fetchQuery(symbolsQuery());
  expect(stub.sent).toHaveLength(2);
});

const writes = {
  upload: () => uploadSymbol(client, 'Horn', new File(['x'], 'x.svg')),
  deletion: () =>
    toSymbolOutcome(executeMutation(client, deleteSymbolMutation('Horn'), { path: { name: 'Horn' } })),
};
const titles = () => useNotices.getState().past.map(({ kind }) => kind);

describe.each(['upload', 'deletion'] as const)('an %s', (kind) => {
  test('that is done is true', async () => expect(await writes[kind]()).toBe(true));

  test.each([400, 403, 404, 409, 500] as const)(
    'that is refused with %d is false, and told',
    async (status) => {
      stub.outcome = status;
      expect(await writes[kind]()).toBe(false);
      expect(titles()).toEqual(['API_ERROR']);
    },
  );

  test('that breaks off is nothing', async () => {
    stub.outcome = 'REFUSED';
    expect(await writes[kind]()).toBeUndefined();
    expect(titles()).toEqual([]);
  });
});

const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>');
const look = async (entries: Record<string, Uint8Array>) =>
  inspectSymbols({ kind: 'CHOSEN', files: [new File([new Uint8Array(zipSync(entries))], 'x.zip')] });

describe('an archive of symbols', () => {
  test('gives its symbols, whatever folders their names lead to', async () => {
    const { looked, remarks } = await look({
      '../../Horn.svg': svg,
      'a/b.txt': svg,
      'c/Bad.svg': svg.subarray(9),
    });
    expect(looked.map(({ suggested, reading }) => [suggested, reading.ok])).toEqual([
      ['Horn', true],
      ['Bad', false],
    ]);
    expect(remarks).toEqual(['x.zip: 1 file in the archive that cannot be a symbol left out.']);
  });

  test('that would fill the memory is not unpacked', async () => {
    const zeros = new Uint8Array(60_000_000);
    const before = performance.now();
    const { looked, remarks } = await look({ 'a.svg': zeros, 'b.svg': zeros });
    expect(looked).toEqual([]);
    expect(remarks.at(-1)).toBe('x.zip: There is no symbol in the archive.');
    // Reading the archive is far faster than packing it, which is part of the time.
    expect(performance.now() - before).toBeLessThan(20_000);
  });

  test('whose directory lies about sizes does no harm', async () => {
    const archive = zipSync({ 'a.svg': new Uint8Array(60_000_000) });
    const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
    const entry = view.getUint32(archive.length - 6, true);
    view.setUint32(entry + 24, 1000, true);
    const files = [new File([new Uint8Array(archive)], 'x.zip')];
    const { looked, remarks } = await inspectSymbols({ kind: 'CHOSEN', files });
    expect([looked, remarks.at(-1)]).toEqual([[], 'x.zip: There is no symbol in the archive.']);
  });

  test('that is none says so', async () => {
    const files = [new File(['PK nothing'], 'x.zip')];
    const { looked, remarks } = await inspectSymbols({ kind: 'CHOSEN', files });
    expect([looked, remarks]).toEqual([[], ['x.zip: The archive could not be read. It may be damaged.']]);
  });
});
