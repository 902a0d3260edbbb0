import { expect, test } from 'vitest';
import { describeRightsChange, hasLostRights, type Rights } from './rightsChange.ts';
import type { Unit } from './roles.ts';

const nobody: Unit = { realm: 'NONE', accountNumber: '', roles: ['GUEST'] };
const support: Unit = { realm: 'STAFF', accountNumber: '1', roles: ['SUPPORT'] };
const engineer: Unit = {
  realm: 'CUSTOMER',
  accountNumber: '3010042',
  roles: ['BASIC', 'APPLICATION_ENGINEER'],
};

const rights = (units: readonly Unit[], operations: readonly string[] = []): Rights => ({
  units,
  operations: new Set(operations),
});

test.each([
  [rights([nobody]), rights([nobody]), [], false],
  [rights([support], ['productFilter']), rights([support], ['productFilter']), [], false],
  [rights([nobody]), rights([support]), ['You have a new role: Support (Employees).'], false],
  [
    rights([nobody]),
    rights([engineer]),
    ['You have a new role: Basic (Customer 3010042) and Application engineer (Customer 3010042).'],
    false,
  ],
  [
    rights([support]),
    rights([engineer]),
    [
      'You have a new role: Basic (Customer 3010042) and Application engineer (Customer 3010042).',
      'You no longer have the role Support (Employees).',
    ],
    true,
  ],
  [rights([support], ['productFilter']), rights([support], []), ['Your roles allow less than before.'], true],
  [
    rights([support], ['productFilter']),
    rights([support], ['partGet']),
    ['Your roles allow more than before.', 'Your roles allow less than before.'],
    true,
  ],
  [{ units: [support], operations: undefined }, rights([support], []), [], false],
])('%#: what has changed is said, and whether something is lost', (before, after, lines, loses) => {
  expect(describeRightsChange(before, after)).toEqual(lines);
  expect(hasLostRights(before, after)).toBe(loses);
});
