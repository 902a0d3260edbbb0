// Runs on any Node from 20 on and without anything installed.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The Node that comes with the project: it runs TypeScript as it is. */
const node = join(root, 'node_modules/.bin/node');

/** What `npm install` notes of what it has installed. */
const installedFile = 'node_modules/.package-lock.json';
const sources = [
  'src',
  'public',
  'index.html',
  'redirect.html',
  'vite.config.ts',
  'deploy',
  'package-lock.json',
];

/** Whether the packages that are installed are those of the lock file, to the version. */
export function isInstalled(folder = root) {
  const installedPath = join(folder, installedFile);
  if (!existsSync(installedPath)) return false;
  const wanted = packagesIn(join(folder, 'package-lock.json'));
  const installed = packagesIn(installedPath);
  const isRight = ([path, { version, integrity, optional, devOptional }]) => {
    const found = installed[path];
    // Packages for other machines are left out by the installation.
    if (!found) return optional || devOptional;
    return found.version === version && found.integrity === integrity;
  };
  // Nor does the lock file have to know those that only this machine needs.
  const isKnown = ([path, { optional, devOptional }]) => path in wanted || optional || devOptional;
  return Object.entries(wanted).every(isRight) && Object.entries(installed).every(isKnown);
}

function packagesIn(file) {
  const { '': _, ...packages } = JSON.parse(readFileSync(file, 'utf8')).packages;
  return packages;
}

/** Whether the build is younger than everything it is made of. */
export function isBuilt(folder = root) {
  const page = join(folder, 'dist/index.html');
  return existsSync(page) && youngest(sources.map((path) => join(folder, path))) < statSync(page).mtimeMs;
}

/** When the youngest of these files, or a file or folder below them, was changed, in ms. */
function youngest(paths) {
  return Math.max(
    0,
    ...paths.filter(existsSync).map((path) => {
      const { mtimeMs } = statSync(path);
      if (!statSync(path).isDirectory()) return mtimeMs;
      return Math.max(mtimeMs, youngest(readdirSync(path).map((name) => join(path, name))));
    }),
  );
}

function run(title, command, args) {
  console.log(title);
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (error) throw new Error(`${command} could not be run: ${error.message}`);
  if (status !== 0) throw new Error(`${[command, ...args].join(' ')} has failed`);
}

/** Installs what is not installed and, when asked to, builds what is not built. Throws with one line. */
export function prepare({ build }) {
  // Unlike `npm ci` it leaves what is right as it is.
  if (!isInstalled()) run('Installing …', 'npm', ['install', '--no-save', '--no-audit', '--no-fund']);
  try {
    execFileSync(node, ['--version'], { stdio: 'ignore' });
  } catch {
    throw new Error('The Node that comes with the project is missing. Run: npm rebuild node');
  }
  if (build && !isBuilt())
    run('Building …', node, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']);
}

/** Runs a program of the project to its end; answers whether it found nothing wrong. */
export const succeeds = (path, args) =>
  spawnSync(node, [join(root, path), ...args], { cwd: root, stdio: 'inherit' }).status === 0;

/** Runs a program of the project to its end, passes signals on to it, and ends as it ends. */
export function runProgram(path, args) {
  const child = spawn(node, [join(root, path), ...args], { cwd: root, stdio: 'inherit' });
  // Ctrl-C reaches the whole group: it is for the program to end.
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    process.exitCode = signal ? 1 : code;
  });
}
