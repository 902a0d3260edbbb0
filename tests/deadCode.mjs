// Code used by tests only has to be deleted, unless it is listed here with a reason.
import { spawnSync } from 'node:child_process';

const kept = new Map([
  ['mocks/factory/createFileContent.ts fileKinds', 'tests make a file of every kind there is'],
  ['src/api/endpoints.ts listOperationIds', 'a guard asks each operation for its row of failures'],
  ['src/domain/access/unitFlags.ts isApplicationEngineer', 'the specification of roles defines this flag'],
  ['src/domain/access/unitFlags.ts isNonStaff', 'the specification of roles defines this flag'],
  ['src/domain/access/unitFlags.ts isOnlyBasic', 'the specification of roles defines this flag'],
  ['src/domain/access/unitFlags.ts isStaffApprover', 'the specification of roles defines this flag'],
  [
    'src/domain/bom/bom.ts buildBomTree',
    'the specification of bills of materials has its tree tested by this',
  ],
  [
    'src/domain/configuration/state.ts getStateNumber',
    'the specification of the workflow numbers the states',
  ],
]);

const { stdout, stderr } = spawnSync('knip', ['--production', '--reporter', 'json'], { encoding: 'utf8' });
let issues;
try {
  ({ issues } = JSON.parse(stdout));
} catch {
  console.error(`knip answered no report:\n${stdout}${stderr}`);
  process.exit(1);
}

const found = issues.flatMap(({ file, files, exports, types, dependencies }) => [
  ...files.map(() => file),
  ...[...exports, ...types].map(({ name }) => `${file} ${name}`),
  ...dependencies.map(({ name }) => `package ${name}`),
]);
const unnamed = found.filter((name) => !kept.has(name));
const used = [...kept.keys()].filter((name) => !found.includes(name));
for (const name of unnamed) console.log(`Only tests use ${name}`);
for (const name of used)
  console.log(`No longer only tests use it, or it is gone, take it off the list: ${name}`);
process.exitCode = unnamed.length + used.length === 0 ? 0 : 1;
