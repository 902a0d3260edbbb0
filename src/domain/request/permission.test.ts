import { expect, test } from 'vitest';
import { canRequestOnBehalf } from './permission.ts';
import { buildUnit } from '../../../tests/factories/person.ts';

test.each([
  ['granter', [buildUnit('STAFF', 'GRANTER')], true],
  ['customer granter', [buildUnit('CUSTOMER', 'GRANTER')], true],
  ['customer administrator', [buildUnit('CUSTOMER', 'ADMIN')], true],
  ['engineer', [buildUnit('STAFF', 'APPLICATION_ENGINEER')], false],
])('%s', (_, units, expected) => expect(canRequestOnBehalf(units)).toBe(expected));
