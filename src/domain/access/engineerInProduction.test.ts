import { expect, test } from 'vitest';
import { byEngineerInProduction } from './engineerInProduction.ts';
import { unit } from '../../../tests/makers/person.ts';

test.each([
  ['administrator', [unit('STAFF', 'ADMIN')], true],
  ['engineer in production', [unit('STAFF', 'APPLICATION_ENGINEER', 'PRODUCTION_ADMIN')], true],
  [
    'engineer in production by two units',
    [unit('STAFF', 'APPLICATION_ENGINEER'), unit('STAFF', 'PRODUCTION_ADMIN')],
    true,
  ],
  ['engineer', [unit('STAFF', 'APPLICATION_ENGINEER')], false],
  ['production administrator', [unit('STAFF', 'PRODUCTION_ADMIN')], false],
  ['customer', [unit('CUSTOMER', 'APPLICATION_ENGINEER', 'PRODUCTION_ADMIN', 'ADMIN')], false],
  ['nobody', [], false],
])('%s', (_, units, expected) =>
  expect(byEngineerInProduction(units, 'add artefacts').allowed).toBe(expected),
);

test('a refusal says who can', () => {
  expect(byEngineerInProduction([unit('STAFF', 'SUPPORT')], 'add artefacts')).toMatchObject({
    reason:
      'Only Administrators, and Application engineers who are also Production administrators, can add artefacts.',
  });
});
