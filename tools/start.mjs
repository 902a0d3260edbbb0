// npm start, npm run dev and npm run serve: install and build what the script needs, then run it. Runs on
// Node 20 or later, without installed packages.
import { prepare, runProgram, succeeds } from './prepare.mjs';

const programs = {
  start: { path: 'mocks/run/main.ts', build: true, check: false },
  dev: { path: 'mocks/run/development.ts', build: false, check: false },
  serve: { path: 'deploy/serve.ts', build: true, check: true },
};

const [name, ...args] = process.argv.slice(2);
const { path, build, check } = programs[name];

try {
  prepare({ build: build && !check });
  // Checks the configuration before the build, so that a missing value is reported at once.
  if (!check || succeeds(path, [...args, '--check'])) {
    prepare({ build });
    runProgram(path, args);
  } else {
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
