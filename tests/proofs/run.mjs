// npm run proofs: checks too slow for npm test. All changes of all fields of all responses are parsed and
// rendered on the pages that display them; all people visit all pages; and the @sweep tests of e2e run over
// screens, sizes and hostile files. Arguments restrict the run to these operations. It has to start with any
// installed Node, so it is plain JavaScript without dependencies.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../../e2e/findChromium.mjs';
import { prepare } from '../../tools/prepare.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const node = path.join(root, 'node_modules/.bin/node');
const operations = process.argv.slice(2);
/** Number of parallel processes. */
const parts = operations.length === 1 ? 1 : 2;

const results = mkdtempSync(path.join(tmpdir(), 'portal-proofs-'));

/** Runs one part; returns its results, and whether it completed. */
function prove(part) {
  const file = path.join(results, `${part}.jsonl`);
  writeFileSync(file, '');
  const args = ['node_modules/vitest/vitest.mjs', 'run', '-c', 'tests/proofs/vitest.config.ts', 'shapes'];
  const env = {
    ...process.env,
    PROOF_OPERATIONS: operations.join(','),
    PROOF_PART: `${part}/${parts}`,
    PROOF_RESULTS: file,
  };
  return new Promise((resolve) => {
    const child = spawn(node, args, { cwd: root, env, stdio: 'inherit' });
    child.on('close', (code) => {
      const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
      resolve({ hasRun: code === 0, proofs: lines.flatMap((line) => JSON.parse(line).proofs) });
    });
  });
}

/** Runs a script with its output displayed; returns whether it succeeded. */
function run(args, env) {
  return new Promise((resolve) => {
    const child = spawn(node, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' });
    child.on('close', (code) => resolve(code === 0));
  });
}

const sum = (proofs, count) => proofs.reduce((total, proof) => total + count(proof), 0);

try {
  const isWhole = operations.length === 0;
  prepare({ build: isWhole });
  const began = Date.now();
  const found = await Promise.all(Array.from({ length: parts }, (_, index) => prove(index + 1)));
  const proofs = found.flatMap((part) => part.proofs);
  const faults = proofs.flatMap((proof) => proof.faults);
  const gaps = proofs.flatMap(({ operationId, gaps: all }) => all.map((gap) => `${operationId}: ${gap}`));
  const names = new Set(proofs.map(({ operationId }) => operationId));
  for (const name of names) {
    const own = proofs.filter(({ operationId }) => operationId === name);
    const same = own[0].unreached.filter((field) => own.every(({ unreached }) => unreached.includes(field)));
    if (same.length > 0) console.log(`Never differs after reading: ${name} ${same.join(' ')}`);
  }
  for (const gap of gaps) console.log(`Gap: ${gap}`);
  for (const { operationId, at, kind, change, detail } of faults)
    console.log(`${kind} ${operationId} at ${at} with ${change}: ${detail}`);
  console.log(
    `${names.size} operations on ${proofs.length} screens, ${((Date.now() - began) / 1000).toFixed()} s`,
  );
  const hasRun = found.every((part) => part.hasRun) && proofs.length > 0;
  if (!hasRun) console.log('Not all of it has run');
  console.log(
    `${sum(proofs, ({ tried }) => tried)} changed answers tried, ` +
      `${sum(proofs, ({ distinct }) => distinct)} distinct after reading, ` +
      `${sum(proofs, ({ rendered }) => rendered)} rendered, ` +
      `${faults.length} faults, ${gaps.length} gaps`,
  );
  const areShapesProved = hasRun && faults.length === 0 && gaps.length === 0;
  const isWalked =
    !isWhole ||
    (await run(['node_modules/vitest/vitest.mjs', 'run', 'tests/addressWalk.test.tsx'], {
      PROOF_WALK: 'everybody',
    }));
  const isSwept =
    !isWhole ||
    (await run(
      ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts', '--grep', '@sweep'],
      { PORTAL_CHROMIUM: findChromium() ?? '' },
    ));
  if (!isWalked) console.log('Not everybody finds every address');
  if (!isSwept) console.log('Not all end-to-end tests over screens and files pass');
  process.exitCode = areShapesProved && isWalked && isSwept ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(results, { recursive: true, force: true });
}
