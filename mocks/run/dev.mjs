import { prepare, runProgram } from './prepare.mjs';

try {
  prepare({ build: false });
  runProgram('mocks/run/development.ts', process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
