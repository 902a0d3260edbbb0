import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Archive } from '~/platform/zip/archive.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'portal-package-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const python = `
import hashlib, json, sys, zipfile
archive = zipfile.ZipFile(sys.argv[1])
assert archive.testzip() is None
print(json.dumps({name: hashlib.sha256(archive.read(name)).hexdigest() for name in archive.namelist()}))`;

test('another program reads a package, and finds the sums it was given', async () => {
  const archive = new Archive();
  const paths = ['Configuration/Quote.pdf', 'Transmitter P00003-OU1234/Wiring file.txt', 'ä/Größe "alt".txt'];
  const sums: [string, string][] = [];
  for (const [index, each] of paths.entries()) {
    const content = new Blob([each.repeat(1000 * index)]);
    // oxlint-disable-next-line no-await-in-loop -- an archive is written in order
    sums.push([each, await archive.add({ path: each, content, modified: Date.UTC(2026, 2, 5) })]);
  }
  const file = path.join(folder, 'package.zip');
  writeFileSync(file, Buffer.from(await archive.finish().arrayBuffer()));
  const read: unknown = JSON.parse(execFileSync('python3', ['-c', python, file], { encoding: 'utf8' }));
  expect(read).toEqual(Object.fromEntries(sums));
});
