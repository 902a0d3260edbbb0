// npm run bench: what Portal costs beside a bare page of the same libraries, and its rules beside libraries.
// It begins on whatever Node is installed, so it is plain JavaScript without dependencies.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../e2e/findChromium.mjs';
import { prepare } from '../tools/prepare.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const node = path.join(root, 'node_modules/.bin/node');

/** Runs a program of the project to its end; throws when it fails. */
function run(program, args, env = {}) {
  const { status } = spawnSync(node, [path.join(root, program), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${program} has failed`);
}

try {
  prepare({ build: true });
  const chromium = findChromium();
  if (!chromium) throw new Error('No Chromium found. Install Chrome or Chromium.');
  run('node_modules/vite/bin/vite.js', ['build', '-c', 'bench/floor/vite.config.ts', '--logLevel', 'warn']);
  run('bench/main.ts', process.argv.slice(2), { PORTAL_CHROMIUM: chromium });
  run('node_modules/vitest/vitest.mjs', ['bench', '--run', '--project', 'bench*']);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
