import { expect, test } from 'vitest';
import { readPartDrawing } from './partDrawing.ts';
import { validatePartPictureSize, readPartPicture } from './partPicture.ts';

/** A PNG of few bytes that says it is that large. */
function pngOf(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(45);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
}
const text = (content: string) => new TextEncoder().encode(content);
const drawing = (content: string) => text(`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`);
const nested = Array.from(
  { length: 12 },
  (_, index) => `<g id="g${index}">${`<use href="#g${index + 1}"/>`.repeat(9)}</g>`,
).join('');

test.each([
  ['a picture', pngOf(5000, 5000), { ok: true, mediaType: 'image/png' }],
  ['a drawing', drawing('<path d="M0 0h1"/>'), { ok: true, mediaType: 'image/svg+xml' }],
  ['pixels that take all memory', pngOf(5001, 5000), { reason: expect.stringContaining('5001 × 5000') }],
  ['a drawing that never ends', drawing(`${nested}<g id="g12"><path d="M0 0h9"/></g>`), { ok: false }],
  ['a drawing with entities', text('<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>'), { ok: false }],
  ['a large drawing', drawing(' '.repeat(1_000_000)), { reason: expect.stringContaining('1.0 MB') }],
  ['a GIF', text('GIF89a\u0001\u0001\u0001\u0001'), { ok: false }],
  ['no picture', text('hello'), { reason: 'The file is not a picture.' }],
  ['nothing', new Uint8Array(), { ok: false }],
])('%s', (_, bytes, reading) => {
  const found = readPartPicture(bytes);
  expect(found === 'DRAWING' ? readPartDrawing(bytes) : found).toMatchObject(reading);
});

test('nothing is looked for in a drawing beside it: only that it is one is said at once', () =>
  expect(readPartPicture(drawing(`${nested}<g id="g12"><path d="M0 0h9"/></g>`))).toBe('DRAWING'));

test('a file is too large before it is read', () => {
  expect(validatePartPictureSize(30_000_000)).toBeUndefined();
  expect(validatePartPictureSize(30_000_001)).toMatch(/^The picture is larger than 30 MB/);
});
