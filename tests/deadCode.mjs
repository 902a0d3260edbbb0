// Code that nothing but tests uses: what waits for its screen is named here, and leaves the list when the screen comes.
import { spawnSync } from 'node:child_process';

const waiting = [
  'src/domain/bom/bom.ts buildTree',
  'mocks/factory/fileBytes.ts fileKinds',
  'src/api/endpoints.ts operationIds',
  'src/domain/access/unitFlags.ts isApplicationEngineer',
  'src/domain/access/unitFlags.ts isNonStaff',
  'src/domain/access/unitFlags.ts isOnlyBasic',
  'src/domain/access/unitFlags.ts isStaffApprover',
  'src/domain/configuration/state.ts stateNumber',
  'src/domain/gcode/toolpath.ts lineOfSegment',
  'src/domain/notice/apiError.ts errorCodeOf',
];

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
const unnamed = found.filter((name) => !waiting.includes(name));
const used = waiting.filter((name) => !found.includes(name));
for (const name of unnamed) console.log(`Only tests use ${name}`);
for (const name of used) console.log(`No longer waits, take it off the list: ${name}`);
process.exitCode = unnamed.length + used.length === 0 ? 0 : 1;
