// Runs on Node 20 or later, without installed packages.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The project's own Node, which runs TypeScript directly. */
const node = join(root, 'node_modules/.bin/node');

/** Lock file that `npm install` writes for the installed packages. */
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

/** Whether the installed packages have exactly the versions of the lock file. */
export function isInstalled(folder = root) {
  const installedPath = join(folder, installedFile);
  if (!existsSync(installedPath)) return false;
  const wanted = packagesIn(join(folder, 'package-lock.json'));
  const installed = packagesIn(installedPath);
  const isRight = ([path, { version, integrity, optional, devOptional }]) => {
    const found = installed[path];
    // The installation omits packages for other platforms.
    if (!found) return optional || devOptional;
    return found.version === version && found.integrity === integrity;
  };
  // The lock file may lack packages that only this platform needs.
  const isKnown = ([path, { optional, devOptional }]) => path in wanted || optional || devOptional;
  return Object.entries(wanted).every(isRight) && Object.entries(installed).every(isKnown);
}

function packagesIn(file) {
  const { '': _, ...packages } = JSON.parse(readFileSync(file, 'utf8')).packages;
  return packages;
}

/** Whether the build is newer than all of its sources. */
export function isBuilt(folder = root) {
  const page = join(folder, 'dist/index.html');
  return existsSync(page) && youngest(sources.map((path) => join(folder, path))) < statSync(page).mtimeMs;
}

/** Latest modification time of files and folders, recursively, in ms. */
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

/** Installs packages if needed and, with `build`, builds if needed. Throws with a one-line message. */
export function prepare({ build }) {
  // Unlike `npm ci`, this keeps packages that are up to date.
  if (!isInstalled()) run('Installing …', 'npm', ['install', '--no-save', '--no-audit', '--no-fund']);
  try {
    execFileSync(node, ['--version'], { stdio: 'ignore' });
  } catch {
    throw new Error('The Node that comes with the project is missing. Run: npm rebuild node');
  }
  if (build && !isBuilt())
    run('Building …', node, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']);
}

/** Runs a script of the project; returns whether its exit code is 0. */
export const succeeds = (path, args) =>
  spawnSync(node, [join(root, path), ...args], { cwd: root, stdio: 'inherit' }).status === 0;

/** Runs a script of the project, forwards signals to it, and exits with its exit code. */
export function runProgram(path, args) {
  const child = spawn(node, [join(root, path), ...args], { cwd: root, stdio: 'inherit' });
  // Ctrl-C reaches the whole process group, and the script handles it.
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    process.exitCode = signal ? 1 : code;
  });
}
