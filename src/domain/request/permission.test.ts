import { expect, test } from 'vitest';
import { canRequestOnBehalf } from './permission.ts';
import { unit } from '../../../tests/makers/person.ts';

test.each([
  ['granter', [unit('STAFF', 'GRANTER')], true],
  ['customer granter', [unit('CUSTOMER', 'GRANTER')], true],
  ['customer administrator', [unit('CUSTOMER', 'ADMIN')], true],
  ['engineer', [unit('STAFF', 'APPLICATION_ENGINEER')], false],
])('%s', (_, units, expected) => expect(canRequestOnBehalf(units)).toBe(expected));
