import { expect, test } from 'vitest';
import { parseScan } from './label.ts';
import { findMachineByLabel, parseMachineLabel, formatMachineLabel } from './machineLabel.ts';

test.each([
  ['7', 'MACHINE-7'],
  ['mill_2', 'MACHINE-mill_2'],
  ['3f2b8c1e-0000-4a6d-9a4e-0123456789ab', 'MACHINE-3f2b8c1e-0000-4a6d-9a4e-0123456789ab'],
  ['', undefined],
  ['no-digit', undefined],
  ['hall A 1', undefined],
  ['Fräse1', undefined],
  ['1'.repeat(41), undefined],
])('the label of machine %s is %s', (id, label) => expect(formatMachineLabel(id)).toBe(label));

test.each([
  ['MACHINE-7', '7'],
  ['machine-Mill2', 'Mill2'],
  ['MACHINE+7', '7'],
  ['MACHINE 7', '7'],
  ['MACHINE7', undefined],
  ['MACHINE-', undefined],
  ['MACHINE-READABLE', undefined],
  ['MY MACHINE-7', undefined],
  ['MACHINE-7 and more', undefined],
])('%s names %s', (label, id) => expect(parseMachineLabel(label)).toBe(id));

test.each([
  ['MACHINE-7\r', { kind: 'machine', machineId: '7' }],
  [']C1MACHINE-a1', { kind: 'machine', machineId: 'a1' }],
  ['P00003-MACHINE-7', { kind: 'unknown', text: 'P00003-MACHINE-7' }],
])('%j is read as a label', (text, scan) => expect(parseScan(text)).toEqual(scan));

test('a machine is found in any case, the one as it was read before others', () => {
  const machines = [{ id: 'A1' }, { id: 'a1' }, { id: '7' }];
  expect(findMachineByLabel(machines, 'a1')).toBe(machines[1]);
  expect(findMachineByLabel(machines, 'A1')).toBe(machines[0]);
  expect(findMachineByLabel([{ id: 'Mill2' }], 'MILL2')).toEqual({ id: 'Mill2' });
  expect(findMachineByLabel(machines, '8')).toBeUndefined();
});
