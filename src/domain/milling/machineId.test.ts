import { expect, test } from 'vitest';
import { machineIdOf } from './machineId.ts';

test.each([
  [{ machineId: '1' }, '1'],
  [{ millingMachine: '2' }, '2'],
  [{ millingMachine: { id: '3', name: 'Mill 3' } }, '3'],
  [{ machineId: null, millingMachine: '2' }, '2'],
  [{ machineId: '1', millingMachine: { id: '3' } }, '1'],
  [{ machineId: '', millingMachine: '' }, undefined],
  [{ machineId: null, millingMachine: null }, undefined],
  [{ millingMachine: {} }, undefined],
  [{}, undefined],
])('%j', (named, id) => expect(machineIdOf(named)).toBe(id));
