import { expect, test } from 'vitest';
import { describeConcurrentChanges } from '../words/sentences.ts';
import { diffMacro, diffMillingNames, diffMacroVersion } from './millingDiff.ts';

const machineName = (id: string): string => `Mill ${id}`;
const version = { id: '1', revision: '1', machineId: '1', state: 'INACTIVE', main: 'G0\nM3\nM5' };
const macro = { id: '1', name: 'Slot', note: '', partNumbers: ['P1'], versions: [version] };

test('what is as it was seen has not moved', () => {
  expect(diffMillingNames(macro, { ...macro })).toEqual([]);
  expect(diffMacroVersion(version, { ...version }, machineName)).toEqual([]);
  expect(diffMacro(macro, structuredClone(macro), machineName)).toEqual([]);
});

test.each([
  [{ name: 'Groove' }, ['Name: Slot → Groove']],
  [{ note: 'Slow' }, ['Note: – → Slow']],
  [{ partNumbers: ['P1', 'P2'] }, ['Parts: P1 → P1 and P2']],
  [{ versions: [] }, ['Revision 1: Inactive → –']],
  [
    { versions: [version, { ...version, id: '2', revision: '2', state: 'ACTIVE' }] },
    ['Revision 2: – → Active'],
  ],
  [{ versions: [{ ...version, state: 'ACTIVE' }] }, ['Revision 1, state: Inactive → Active']],
])('a macro with %j has moved', (change, lines) => {
  expect(describeConcurrentChanges(diffMacro(macro, { ...macro, ...change }, machineName))).toEqual(lines);
});

test.each([
  [{ revision: '2' }, ['Revision: 1 → 2']],
  [{ machineId: '2' }, ['Milling machine: Mill 1 → Mill 2']],
  [{ state: 'ACTIVE' }, ['State: Inactive → Active']],
  [{ main: 'G0\nM4\nM5' }, ['Text from line 2: M3 → M4']],
  [{ main: 'G0\nM3\nM5\nM30' }, ['Text from line 4: – → M30']],
  [{ main: 'M3\nM5' }, ['Text from line 1: G0 → –']],
  [{ main: 'G0\nM3\nM3\nM5' }, ['Text from line 3: – → M3']],
])('a version with %j has moved', (change, lines) => {
  expect(
    describeConcurrentChanges(diffMacroVersion(version, { ...version, ...change }, machineName)),
  ).toEqual(lines);
});

test('another machine counts, also where nobody knows the names of either', () => {
  const now = { ...version, machineId: '2' };
  expect(describeConcurrentChanges(diffMacroVersion(version, now, () => 'Unknown'))).toEqual([
    'Milling machine: Unknown → Unknown',
  ]);
});

test('of a long text the first lines that differ are told', () => {
  const main = Array.from({ length: 20 }, (_, index) => `G1 X${index}`).join('\n');
  const [moved] = diffMacroVersion(version, { ...version, main }, machineName);
  expect(moved?.now.split('\n').slice(-2)).toEqual(['G1 X11', 'and 8 more lines']);
});
