import { expect, test } from 'vitest';
import { isRemappedOperation, buildPermissionIds } from './operationMapping.ts';

test.each([
  ['another id', { operation: 'fetchPart' }, true],
  ['other names of parameters', { parameters: { partNumber: 'key' } }, true],
  ['another id in the access lists alone', { permission: 'readPart' }, false],
])('%s has an operation wait for the description, or not', (_, mapped, waits) => {
  expect(isRemappedOperation({ partGet: mapped }, 'partGet')).toBe(waits);
  expect(isRemappedOperation({ partGet: mapped }, 'partDelete')).toBe(false);
});

test('names of properties of every object stand for nothing', () => {
  expect(isRemappedOperation({}, 'constructor')).toBe(false);
});

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
  expect([...buildPermissionIds(matched, mapping)]).toEqual([
    ['partGet', 'fetchPart'],
    ['configurationGet', 'ConfigurationService.fetch'],
  ]);
});

test('the mapping counts before the description has arrived, and may name an operation as Portal does', () => {
  expect([...buildPermissionIds(new Map(), { partGet: { permission: 'p' } })]).toEqual([['partGet', 'p']]);
  const matched = new Map([['partGet', offered('fetchPart')]]);
  expect([...buildPermissionIds(matched, { partGet: { permission: 'partGet' } })]).toEqual([]);
});
