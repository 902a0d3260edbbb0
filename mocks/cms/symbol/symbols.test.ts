import { beforeEach, describe, expect, test } from 'vitest';
import { openTestCms, seededEmails, type TestCms } from '../../../tests/factories/testCms.ts';
import { readOverlaySymbol } from '../../../src/domain/symbol/symbol.ts';
import { symbolNames } from '../../factory/device/symbols.ts';

let cms: TestCms;
beforeEach(() => {
  cms = openTestCms();
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';
const all = async (email: string = seededEmails.support) =>
  (await cms.call(email, 'GET', '/overlaySymbols/all')).body;
function upload(
  name: string,
  content: string | Uint8Array<ArrayBuffer> = svg,
  email: string = seededEmails.engineer,
) {
  const form = new FormData();
  form.append('name', name);
  form.append('file', new File([content], 'x.svg', { type: 'image/svg+xml' }));
  return cms.call(email, 'POST', `/overlaySymbols/upload?name=${encodeURIComponent(name)}`, form);
}

test('the pictograms of the overlays are listed by name, each with a file that can be shown', async () => {
  const listed = await all();
  expect(listed.map(({ name }: { name: string }) => name)).toEqual(symbolNames.toSorted());
  for (const symbol of listed) expect(readOverlaySymbol(symbol)).toMatchObject({ ok: true, type: 'SVG' });
});

test('a symbol is uploaded, replaced whatever its letters, and deleted', async () => {
  expect((await upload('Crane 2')).body).toEqual({
    name: 'Crane 2',
    file: `data:image/svg+xml;base64,${btoa(svg)}`,
  });
  const before = (await all()).length;
  const other = svg.replace('v8', 'v4');
  expect((await upload('crane 2', other)).body).toMatchObject({ name: 'Crane 2' });
  expect((await all()).length).toBe(before);
  expect((await cms.call(seededEmails.admin, 'DELETE', '/overlaySymbols/Crane%202')).status).toBe(200);
  expect((await cms.call(seededEmails.admin, 'DELETE', '/overlaySymbols/Crane%202')).status).toBe(404);
});

describe('an upload is refused', () => {
  test.each([
    ['without a name', '', svg, 'A name is required.'],
    ['under a path', '../Horn', svg, 'A name has letters'],
    ['of another kind of file', 'Text', 'hello', 'Symbols are PNG or SVG files.'],
    ['of nothing', 'Nothing', '', 'The file is empty.'],
    ['of too much', 'Large', svg.repeat(4000), 'A symbol has at most'],
    ['of a drawing with entities', 'Bomb', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg}`, 'declar'],
  ])('%s', async (_, name, content, sentence) => {
    const before = await all();
    const { status, body } = await upload(name, content);
    expect([status, body.humanReadableError]).toEqual([
      400,
      expect.stringMatching(new RegExp(sentence, 'i')),
    ]);
    expect(await all()).toEqual(before);
  });

  test.each([
    seededEmails.support,
    seededEmails.developer,
    seededEmails.production,
    seededEmails.customerEngineer,
    seededEmails.customerAdmin,
  ])('of %s', async (email) => {
    expect((await upload('Horn', svg, email)).status).toBe(403);
    expect((await cms.call(email, 'DELETE', '/overlaySymbols/Horn')).status).toBe(403);
  });
});

test.each([seededEmails.customerEngineer, seededEmails.guest, seededEmails.newcomer])(
  '%s does not see them',
  async (email) => {
    expect((await cms.call(email, 'GET', '/overlaySymbols/all')).status).toBe(403);
  },
);
