// Runs on any Node from 20 on and without anything installed.
import { prepare, runProgram, succeeds } from '../mocks/run/prepare.mjs';

const program = 'deploy/serve.ts';
const args = process.argv.slice(2);

try {
  prepare({ build: false });
  // Whoever has a value missing need not wait for the build to hear of it.
  if (succeeds(program, [...args, '--check'])) {
    prepare({ build: true });
    runProgram(program, args);
  } else {
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
