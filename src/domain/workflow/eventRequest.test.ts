import { expect, test } from 'vitest';
import { buildUnit } from '../../../tests/factories/person.ts';
import { createEventRequest } from './eventRequest.ts';

test.each([
  ['APPROVE_CONFIGURATION', [buildUnit('STAFF', 'SALES_ENGINEER')], 'ELEVATED_PERMISSIONS', ['APPROVER']],
  ['REVERSE_STATE', [buildUnit('STAFF', 'APPROVER')], 'ELEVATED_PERMISSIONS', ['ADMIN']],
  ['APPROVE_CONFIGURATION', [buildUnit('STAFF', 'APPROVER')], 'CONFIGURATION_ACCESS', undefined],
  ['ACCEPT_QUOTE', [buildUnit('CUSTOMER', 'BASIC')], 'ELEVATED_PERMISSIONS', ['APPLICATION_ENGINEER']],
  ['APPROVE_CONFIGURATION', [buildUnit('CUSTOMER', 'BASIC')], 'CONFIGURATION_ACCESS', undefined],
] as const)('%s is asked for by %j as %s for %j', (event, units, requestType, roles) => {
  const asked = createEventRequest(event, 'OU1234', units);
  expect(asked).toMatchObject({ requestType, configurationId: 'OU1234' });
  expect(asked.roles).toEqual(roles);
  expect(asked.description).toMatch(/^For OU1234 I need to .* because \.\.\.$/);
});
