// npm test: runs all checks and adds up the results of all test runners. It has to start with any installed
// Node, so it is plain JavaScript without dependencies.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepare } from '../tools/prepare.mjs';
import { findChromium } from '../e2e/findChromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = path.join(root, 'node_modules', '.bin');
const results = mkdtempSync(path.join(tmpdir(), 'portal-test-'));
const resultsOf = (runner) => path.join(results, `${runner}.json`);

const environment = (extra = {}) => ({
  ...process.env,
  ...extra,
  PATH: `${bin}${path.delimiter}${process.env.PATH}`,
});

const checks = [
  ['Types', 'npm', ['run', '-s', 'types']],
  ['Lint and import directions', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['Format', 'oxfmt', ['--check']],
  ['Dead code', 'knip', []],
  ['Code that only tests use', 'node', ['tests/deadCode.mjs']],
  ['Generated files', 'node', ['openapi/generate.mjs', '--check']],
];

/** Runs a command; returns whether it succeeded and, unless it is displayed directly, its output. */
function run(command, args, { show = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: environment(env),
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (text) => (output += text));
    child.stderr?.on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ ok: false, output: String(error) }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

let passed = 0;
let failed = 0;
/** Duration of each part in seconds, for the final table. */
const times = [];
/** Tests that only passed in a retry. */
let triedAgain = [];
/** Failed checks, and failed tests with the first line of their message. */
const failures = [];

async function timed(name, part) {
  const started = Date.now();
  const result = await part();
  times.push([name, (Date.now() - started) / 1000]);
  return result;
}

async function check(name, command, args) {
  const { ok, output } = await timed(name, () => run(command, args));
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}`);
  if (ok) return;
  failed += 1;
  failures.push(name);
  console.log(output);
}

function count(runner, ok, read) {
  let found;
  try {
    found = read(JSON.parse(readFileSync(resultsOf(runner), 'utf8')));
  } catch {
    found = { passed: 0, failed: 1 };
  }
  passed += found.passed;
  // A runner may fail without a failed test, for instance by an unhandled rejection or a skipped test.
  failed += ok ? found.failed : Math.max(1, found.failed);
}

/** Tests with a status such as flaky in a Playwright report. */
const namesOf = (wanted, { specs = [], suites = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
    .map((spec) => `${spec.file}:${spec.line} ${spec.title}`),
  ...suites.flatMap((suite) => namesOf(wanted, suite)),
];

/** Failed tests of a Vitest report, with the first line of their message. */
const failedIn = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults, message }) => {
    const tests = assertionResults.filter(({ status }) => status === 'failed');
    const file = path.relative(root, name);
    if (tests.length === 0) return message ? [`${file} ${message.split('\n', 1)[0]}`] : [];
    return tests.map(
      ({ fullName, failureMessages: [said = ''] }) => `${file} ${fullName}: ${said.split('\n', 1)[0]}`,
    );
  });

await timed('Install', () => prepare({ build: false }));
const chromium = findChromium();
if (!chromium) {
  console.error('No Chromium found. Install Chrome or Chromium, or run: npx playwright install chromium');
  console.log('0 passed, 1 failed');
  process.exit(1);
}

// The build uses one core, the sequential checks the other.
const building = check('Build', 'vite', ['build', '--logLevel', 'warn']);
for (const [name, command, args] of checks) await check(name, command, args);
await building;

const vitest = await timed('Unit, component and integration tests', () =>
  run(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${resultsOf('vitest')}`],
    { show: true },
  ),
);
count('vitest', vitest.ok, (report) => {
  failures.push(...failedIn(report));
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  return { passed: numPassedTests, failed: numFailedTests + numPendingTests + numTodoTests };
});

if (existsSync(path.join(root, 'dist', 'index.html'))) {
  const playwright = await timed('End-to-end tests in Chromium', () =>
    run('playwright', ['test', '-c', 'e2e/playwright.config.ts', '--grep-invert', '@sweep'], {
      show: true,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: resultsOf('playwright'), PORTAL_CHROMIUM: chromium },
    }),
  );
  count('playwright', playwright.ok, ({ suites, stats: { expected, unexpected, flaky, skipped } }) => {
    triedAgain = namesOf('flaky', { suites });
    failures.push(...namesOf('unexpected', { suites }));
    return { passed: expected + flaky, failed: unexpected + skipped };
  });
} else {
  failed += 1;
}

rmSync(results, { recursive: true, force: true });
for (const [name, seconds] of times) console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}`);
for (const name of failures) console.log(`Failed: ${name}`);
for (const name of triedAgain) console.log(`Passed only when tried again: ${name}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
