import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipCautionTexts, zipRefusalTexts } from '~/domain/content/contentText.ts';
import { inspectArchive } from './inspectArchive.ts';

const file = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'app.zip');
const noise = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 7919 + (at >> 3)) & 255);

test('an archive larger than what is read of it is listed whole', async () => {
  const bytes = zipSync({ 'app/large.bin': [noise(400_000), { level: 0 }], 'README.txt': noise(3) });
  expect(await inspectArchive(file(bytes))).toMatchObject({
    ok: true,
    facts: { count: 2, size: 400_003, entries: [{ name: 'app/large.bin' }, { name: 'README.txt' }] },
    cautions: [],
  });
});

test.each([
  ['nothing', new Uint8Array(0)],
  ['no archive', noise(200_000)],
  ['one that broke off', zipSync({ a: noise(100_000) }).slice(0, -30)],
])('%s is no whole archive', async (_, bytes) => {
  expect(await inspectArchive(file(bytes))).toEqual({ ok: false, reason: zipRefusalTexts.NOT_WHOLE });
});

test('names that lead outside and bombs are told, and nothing is unpacked', async () => {
  const outside = await inspectArchive(file(zipSync({ '../../etc/passwd': noise(3) })));
  expect(outside).toMatchObject({ ok: true, cautions: [zipCautionTexts.OUTSIDE] });
  const bomb = zipSync({ 'a.bin': new Uint8Array(150_000_000) }, { level: 9 });
  expect(bomb.length).toBeLessThan(1_000_000);
  expect(await inspectArchive(file(bomb))).toMatchObject({ ok: true, cautions: [zipCautionTexts.BOMB] });
});

test('files that share their bytes are a bomb as well', async () => {
  const bytes = zipSync({ 'a.bin': noise(1000), 'b.bin': noise(1000) });
  const view = new DataView(bytes.buffer);
  for (let at = view.getUint32(bytes.length - 6, true); view.getUint32(at, true) === 0x02014b50;) {
    view.setUint32(at + 20, 90_000_000, true);
    view.setUint32(at + 24, 90_000_000, true);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true);
  }
  expect(await inspectArchive(file(bytes))).toMatchObject({ ok: true, cautions: [zipCautionTexts.BOMB] });
});
