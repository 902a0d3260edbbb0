import { expect, test } from 'vitest';
import { archiveRefusal, mostOfApp, type ArchiveLook } from './archive.ts';

const facts = { entries: [{ name: 'a', size: 1 }], count: 1, size: 1 };
const good: ArchiveLook = { ok: true, facts, cautions: [] };

test.each<[string, number, ArchiveLook | undefined, string | undefined]>([
  ['a.zip', 10, good, undefined],
  ['a.zip', 10, undefined, undefined],
  ['a.exe', 10, undefined, 'a.exe is no zip file. Apps are uploaded as .zip.'],
  ['a.zip', 0, undefined, 'The file is empty.'],
  ['a.zip', mostOfApp + 1, undefined, 'The file is larger than 2 GB.'],
  ['a.zip', 10, { ok: false, reason: 'Not whole.' }, 'Not whole.'],
  [
    'a.zip',
    10,
    { ok: true, facts: { entries: [], count: 0, size: 0 }, cautions: [] },
    'There is nothing in the archive.',
  ],
  ['a.zip', 10, { ok: true, facts, cautions: ['A bomb.', 'And more.'] }, 'A bomb.'],
])('%s of %i bytes', (name, size, look, sentence) => {
  expect(archiveRefusal(name, size, look)).toBe(sentence);
});
