import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const program = fileURLToPath(new URL('prepare.mjs', import.meta.url));
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'checkout-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function put(path: string, content: unknown, secondsAgo = 0): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  const time = new Date(Date.now() - secondsAgo * 1000);
  await utimes(file, time, time);
  await utimes(dirname(file), time, time);
}

/** A .mjs file, as older versions of Node run it; its types are declared here. */
const { isInstalled, isBuilt }: Record<'isInstalled' | 'isBuilt', (folder: string) => boolean> = await import(
  program
);

describe('the installation', () => {
  const lock = (packages: object): object => ({ packages: { '': { name: 'portal' }, ...packages } });
  const hono = { version: '4.0.0', integrity: 'sha512-a' };
  const wanted = {
    'node_modules/hono': hono,
    'node_modules/only-elsewhere': { version: '1.0.0', optional: true },
  };

  test.each([
    ['of every package is right', { 'node_modules/hono': hono }, true],
    ['of another version is not', { 'node_modules/hono': { ...hono, version: '4.0.1' } }, false],
    ['of other bytes is not', { 'node_modules/hono': { ...hono, integrity: 'sha512-b' } }, false],
    ['without a package is not', {}, false],
    [
      'with one package more, for this machine, is right',
      { 'node_modules/hono': hono, 'node_modules/here': { ...hono, optional: true } },
      true,
    ],
    ['with one package more is not', { 'node_modules/hono': hono, 'node_modules/left': hono }, false],
  ])('%s', async (_, installed, right) => {
    await put('package-lock.json', lock(wanted));
    await put('node_modules/.package-lock.json', { packages: installed });
    expect(isInstalled(folder)).toBe(right);
  });

  // `npm install --package-lock-only` adds what is missing, in a folder with only package.json and the lock
  // file.
  test('is possible on every machine: the lock file lists what any of them may need, with its checksum', () => {
    type Package = {
      readonly integrity?: string;
      readonly optionalDependencies?: Readonly<Record<string, string>>;
    };
    const lockFile = fileURLToPath(new URL('../package-lock.json', import.meta.url));
    const { packages }: { packages: Readonly<Record<string, Package>> } = JSON.parse(
      readFileSync(lockFile, 'utf8'),
    );
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !(`${path}/node_modules/${name}` in packages) && !(`node_modules/${name}` in packages),
      ),
    );
    const unchecked = Object.entries(packages).filter(([path, { integrity }]) => path !== '' && !integrity);
    expect(missing).toEqual([]);
    expect(unchecked).toEqual([]);
  });

  test('that never was is not', async () => {
    await put('package-lock.json', lock(wanted));
    expect(isInstalled(folder)).toBe(false);
  });
});

describe('the build', () => {
  beforeEach(async () => {
    for (const path of [
      'src/app/RootLayout.tsx',
      'public/portal.svg',
      'index.html',
      'vite.config.ts',
      'package-lock.json',
    ]) {
      await put(path, '', 100);
    }
    await utimes(join(folder, 'src'), new Date(0), new Date(0));
    await put('dist/index.html', '', 50);
  });

  test('that is younger than its sources is right', async () => {
    expect(isBuilt(folder)).toBe(true);
  });

  test.each([
    'src/app/RootLayout.tsx',
    'src/app/New.tsx',
    'public/portal.svg',
    'index.html',
    'vite.config.ts',
    'package-lock.json',
  ])('that is older than %s is not', async (path) => {
    await put(path, '', 10);
    await utimes(folder, new Date(0), new Date(0));
    expect(isBuilt(folder)).toBe(false);
  });

  test('from before a file was removed is not', async () => {
    await rm(join(folder, 'src/app/RootLayout.tsx'));
    expect(isBuilt(folder)).toBe(false);
  });

  test('that broke off is not', async () => {
    await rm(join(folder, 'dist/index.html'));
    expect(isBuilt(folder)).toBe(false);
  });
});
