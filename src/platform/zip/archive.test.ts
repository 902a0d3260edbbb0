import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { Archive } from './archive.ts';

const text = 'Wiring as agreed\n'.repeat(500);

test('an archive holds what was put in, and answers its SHA-256', async () => {
  const archive = new Archive();
  const sum = await archive.add({ path: 'Configuration/ä.txt', content: new Blob(['abc']), modified: 0 });
  expect(sum).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  await archive.add({ path: 'text.txt', content: new Blob([text]), modified: Date.UTC(2026, 2, 5) });
  await archive.add({ path: 'empty.pdf', content: new Blob([]), modified: Number.NaN });
  const bytes = new Uint8Array(await archive.finish().arrayBuffer());
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toEqual(['Configuration/ä.txt', 'text.txt', 'empty.pdf']);
  expect(new TextDecoder().decode(files['Configuration/ä.txt'])).toBe('abc');
  expect(new TextDecoder().decode(files['text.txt'])).toBe(text);
  expect(bytes.length).toBeLessThan(text.length / 4);
});
