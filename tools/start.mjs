// npm start, npm run dev and npm run serve: installs and builds what the program needs, and runs it.
// Runs on any Node from 20 on and without anything installed.
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
  // Whoever has a value missing need not wait for the build to hear of it.
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
