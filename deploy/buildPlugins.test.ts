import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { precompressPlugin } from './buildPlugins.ts';
import { createTestBuild } from '../tests/factories/testInstallation.ts';

test('a build has the files under brotli beside them, but not the page, which gets its values later', async () => {
  const source = await createTestBuild();
  const outDir = join(source, 'out');
  const input = join(source, 'redirect.html');
  await build({
    root: source,
    configFile: false,
    logLevel: 'silent',
    publicDir: join(source, 'assets'),
    plugins: [precompressPlugin()],
    build: { outDir, rolldownOptions: { input } },
  });
  const script = 'portal-1a2b.js';
  const packed = await readFile(join(outDir, `${script}.br`));
  expect(brotliDecompressSync(packed)).toEqual(await readFile(join(outDir, script)));
  expect((await stat(join(outDir, 'redirect.html.br'))).size).toBeGreaterThan(0);
  await expect(stat(join(outDir, 'inter-3c4d.woff2.br'))).rejects.toThrow('ENOENT');
  await rm(source, { recursive: true });
});
