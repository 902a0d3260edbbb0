import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipCautionTexts } from './contentText.ts';
import { inspectZip } from './zip.ts';

const listed = (names: readonly string[]) =>
  inspectZip(zipSync(Object.fromEntries(names.map((name) => [name, new Uint8Array(3)]))));

test('names are listed with what cannot be seen in them', () => {
  const found = listed(['plan.txt', 'invoice\u202Efdp.exe', '../../up.txt']);
  expect(found).toMatchObject({
    ok: true,
    facts: {
      count: 3,
      entries: [{ name: 'plan.txt' }, { name: 'invoice[U+202E]fdp.exe' }, { name: '../../up.txt' }],
    },
    cautions: [zipCautionTexts.OUTSIDE, zipCautionTexts.HIDDEN],
  });
});

test('an archive that says it unpacks to much more is not unpacked, and told', () => {
  const bytes = zipSync({ 'a.bin': new Uint8Array(3) });
  const view = new DataView(bytes.buffer);
  const entry = view.getUint32(bytes.length - 6, true);
  view.setUint32(entry + 24, 0xfffffffe, true);
  expect(inspectZip(bytes)).toMatchObject({ ok: true, cautions: [zipCautionTexts.BOMB] });
});

test('more files than the end of an archive has room to count are counted', () => {
  const bytes = zipSync({ a: new Uint8Array(3) });
  const entry = new DataView(bytes.buffer).getUint32(bytes.length - 6, true);
  const directory = bytes.subarray(entry, bytes.length - 22);
  const end = bytes.slice(-22);
  const view = new DataView(end.buffer);
  view.setUint16(10, 0xffff, true);
  view.setUint32(16, 0, true);
  const many = 70_000;
  const archive = new Uint8Array(many * directory.length + end.length);
  for (let place = 0; place < many; place += 1) archive.set(directory, place * directory.length);
  archive.set(end, many * directory.length);
  expect(inspectZip(archive)).toMatchObject({ ok: true, facts: { count: many } });
});
