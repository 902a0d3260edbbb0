// Finds a Chromium for the tests: Playwright's, an installed one, or Debian's if it can be installed. The
// headless shell is preferred: it is the same browser and a fifth faster.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const inPath = (name) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));

function playwrightsOwn() {
  try {
    const { chromium } = createRequire(import.meta.url)('playwright-core');
    const file = chromium.executablePath();
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

const installed = () => names.map(inPath).find(Boolean) ?? places.find((file) => existsSync(file));

function installFromDebian() {
  if (process.getuid?.() !== 0 || !inPath('apt-get')) return undefined;
  console.log('Installing Chromium with apt-get');
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], options);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
    const found = installed();
    if (found) return found;
  }
  return undefined;
}

/** Path of a Chromium; undefined if there is none and none can be installed. */
export const findChromium = () =>
  process.env.PORTAL_CHROMIUM ?? playwrightsOwn() ?? installed() ?? installFromDebian();
