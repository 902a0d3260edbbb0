import { prepare, runProgram } from './prepare.mjs';

try {
  prepare({ build: true });
  runProgram('mocks/run/main.ts', process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
