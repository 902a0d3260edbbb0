import { describe, expect, test } from 'vitest';
import { filterSymbols, parseSymbolView } from './list.ts';
import {
  createSymbolFinder,
  validateSymbolName,
  deriveSymbolName,
  readOverlaySymbol,
  maxSymbolBytes,
  readSymbol,
  decodeSymbol,
} from './symbol.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const bytesOf = (text: string) => new TextEncoder().encode(text);
const pngOf = (width: number, height: number): Uint8Array<ArrayBuffer> => {
  const bytes = decodeSymbol(png) ?? new Uint8Array();
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
};

describe('the name of a symbol', () => {
  test.each([
    ['Horn', undefined],
    ['Hörn 2_b.c-d', undefined],
    ['7', undefined],
    ['x'.repeat(60), undefined],
    ['', 'required'],
    ['x'.repeat(61), 'at most 60'],
    [' Horn', 'begins and ends'],
    ['Horn ', 'begins and ends'],
    ['..', 'begins and ends'],
    ['a/b', 'letters'],
    ['a\\b', 'letters'],
    ['a\u202eb', 'letters'],
    ['-x', 'begins'],
    ['<b>', 'letters'],
  ])('%j', (name, error) =>
    expect(validateSymbolName(name)).toEqual(
      error === undefined ? undefined : expect.stringContaining(error),
    ),
  );

  test.each([
    ['Horn.svg', 'Horn'],
    ['C:\\Symbols\\Horn.PNG', 'Horn'],
    ['../../etc/passwd.svg', 'passwd'],
    ['..', ''],
    ['../..', ''],
    ['a  <b>\u202e c.svg', 'a b c'],
    [`${'x'.repeat(200)}.svg`, 'x'.repeat(60)],
    ['', ''],
  ])('is suggested for %j', (path, name) => {
    expect(deriveSymbolName(path)).toBe(name);
    if (name) expect(validateSymbolName(name)).toBeUndefined();
  });

  test('is the same in other letters', () => {
    const all = [{ name: 'Horn' }, { name: 'Ö' }, { name: 'HORN' }];
    const find = createSymbolFinder(all);
    expect([find('hORN'), find('o\u0308'), find('Hor')]).toEqual([all[0], all[1], undefined]);
  });
});

describe('a file', () => {
  test.each([
    ['of a drawing', bytesOf(svg), 'SVG'],
    ['of a drawing with a prologue', bytesOf(`\uFEFF<?xml version="1.0"?>\n<!-- x -->${svg}`), 'SVG'],
    ['of a picture', pngOf(1, 1), 'PNG'],
  ])('%s is a symbol', (_, bytes, type) =>
    expect(readSymbol(bytes)).toMatchObject({ ok: true, type, bytes }),
  );

  test.each([
    ['that is empty', new Uint8Array(), 'empty'],
    ['that is too large', new Uint8Array(maxSymbolBytes + 1), '250 kB'],
    ['of a web page', bytesOf('<html><body>svg</body></html>'), 'PNG or SVG'],
    ['of a picture with too many pixels', pngOf(4000, 4000), 'too many pixels'],
    ['of a drawing that is not whole', bytesOf('<svg><g></svg>'), ''],
  ])('%s is none', (_, bytes, reason) =>
    expect(readSymbol(bytes)).toEqual({ ok: false, reason: expect.stringContaining(reason) }),
  );

  test('with scripts is shown, and says that they do nothing', () => {
    const reading = readSymbol(bytesOf(svg.replace('<path', '<script>alert(1)</script><path')));
    expect(reading).toMatchObject({ ok: true, cautions: [expect.stringMatching(/script/i)] });
  });
});

describe('a listed file', () => {
  test.each([
    ['a data address', `data:image/svg+xml;base64,${btoa(svg)}`],
    ['a data address that is no base64', `data:image/svg+xml,${encodeURIComponent(svg)}`],
    ['base64', btoa(svg)],
    ['markup', svg],
  ])('as %s', (_, file) => expect(decodeSymbol(file)).toEqual(bytesOf(svg)));

  test.each(['https://elsewhere.example/x.svg', 'data:image/png;base64,***', 'data:,%', ''])(
    'as %j is not shown',
    (file) => expect(readOverlaySymbol({ name: 'x', file }).ok).toBe(false),
  );
});

test('symbols are found by every word of a search, in the order of their names', () => {
  const all = ['Horn 10', 'horn 2', 'Light'].map((name) => ({ name, file: '' }));
  expect(filterSymbols(all, ' HORN ').map(({ name }) => name)).toEqual(['horn 2', 'Horn 10']);
  expect(filterSymbols(all, 'horn 1').map(({ name }) => name)).toEqual(['Horn 10']);
  expect(filterSymbols(all, '')).toHaveLength(3);
});

test.each([
  ['', { search: '', ground: 'OVERLAY', size: 64 }],
  ['search=a&ground=DARK&size=16', { search: 'a', ground: 'DARK', size: 16 }],
  ['ground=PINK&size=1e9', { search: '', ground: 'OVERLAY', size: 64 }],
])('the look %j', (query, look) => expect(parseSymbolView(new URLSearchParams(query))).toEqual(look));
