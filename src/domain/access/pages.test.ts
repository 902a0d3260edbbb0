import { expect, test } from 'vitest';
import { unit } from '../../../tests/makers/person.ts';
import { mayAdministerRoles } from './pages.ts';

test.each([
  ['administrator', unit('STAFF', 'ADMIN'), true],
  ['developer', unit('STAFF', 'DEVELOPER'), false],
  ['administrator of a customer', unit('CUSTOMER', 'ADMIN'), false],
])('%s', (_, held, may) => expect(mayAdministerRoles([held]).allowed).toBe(may));
