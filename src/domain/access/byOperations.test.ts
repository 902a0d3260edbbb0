import { describe, expect, test } from 'vitest';
import { unit } from '../../../tests/makers/person.ts';
import { byKeepers, byOperations, type KeptAct } from './byOperations.ts';

const kept: KeptAct = { keepers: ['DEVELOPER', 'ADMIN'], act: 'change things', operations: ['one', 'two'] };
const both = new Set(['one', 'two']);
const developer = [unit('STAFF', 'DEVELOPER')];
const support = [unit('STAFF', 'SUPPORT')];
const customer = [unit('CUSTOMER', 'ADMIN', 'DEVELOPER')];

const reasonOf = (verdict: ReturnType<typeof byKeepers>): string | undefined =>
  verdict.allowed ? undefined : `${verdict.rule}: ${verdict.reason}`;

const only = 'Only Developers and Administrators can change things.';

describe('byKeepers', () => {
  test.each([
    ['a keeper before the lists are known', developer, undefined, undefined],
    ['another employee before the lists are known', support, undefined, `ROLE: ${only}`],
    ['another employee whom the lists allow it', support, both, undefined],
    ['a keeper whom the lists allow a part of it', developer, new Set(['one']), `ROLE: ${only}`],
    [
      'a customer whom the lists allow it',
      customer,
      both,
      "ROLE: Only the manufacturer's developers and administrators can do this.",
    ],
  ] as const)('%s', (_who, units, operations, reason) => {
    expect(reasonOf(byKeepers({ units, operations }, kept))).toBe(reason);
  });
});

describe('byOperations', () => {
  test.each([
    ['anybody before the lists are known', support, undefined, undefined],
    ['whom the lists allow it', support, both, undefined],
    ['whom they do not', developer, new Set(['two']), `OPERATION: ${only}`],
  ] as const)('%s', (_who, units, operations, reason) => {
    expect(reasonOf(byOperations({ units, operations }, kept))).toBe(reason);
  });
});
