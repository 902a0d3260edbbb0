import { expect, test } from 'vitest';
import { permissionIds } from './permissionIds.ts';

const offered = (id: string) => ({
  offered: { id, method: 'GET', path: '/x', isConditional: false },
  by: 'PATH' as const,
});

test('the access lists name operations as the description does, or as the mapping says', () => {
  const matched = new Map([
    ['partGet', offered('fetchPart')],
    ['macroGet', offered('macroGet')],
    ['accountGet', offered('')],
    ['configurationGet', offered('fetchConfiguration')],
  ]);
  const mapping = {
    configurationGet: { permission: 'ConfigurationService.fetch' },
    machineGet: { operation: 'x' },
  };
  expect([...permissionIds(matched, mapping)]).toEqual([
    ['partGet', 'fetchPart'],
    ['configurationGet', 'ConfigurationService.fetch'],
  ]);
});

test('the mapping counts before the description has arrived, and may name an operation as Portal does', () => {
  expect([...permissionIds(new Map(), { partGet: { permission: 'p' } })]).toEqual([['partGet', 'p']]);
  const matched = new Map([['partGet', offered('fetchPart')]]);
  expect([...permissionIds(matched, { partGet: { permission: 'partGet' } })]).toEqual([]);
});
