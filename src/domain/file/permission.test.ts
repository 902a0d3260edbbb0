import { describe, expect, test } from 'vitest';
import {
  checkFileUpload,
  checkFileChange,
  checkAttachmentDeletion,
  canSeeAdminOnlyVersions,
} from './permission.ts';
import { anyStates } from '../configuration/state.ts';
import type { Actor } from '../access/decision.ts';
import type { Unit } from '../access/roles.ts';

const operations = new Set(['attachmentCreate', 'attachmentDelete']);
const staff: Unit[] = [{ realm: 'STAFF', accountNumber: '1', roles: ['SUPPORT'] }];
const customer: Unit[] = [{ realm: 'CUSTOMER', accountNumber: '1', roles: ['APPLICATION_ENGINEER'] }];
const actor = (units: Unit[]): Actor => ({ units, operations });
const by = (...people: readonly string[]) => ({
  versions: people.map((createdBy, index) => ({ versionNumber: index + 1, created: '', createdBy })),
});

describe('adding a file', () => {
  test.each(['CONFIGURING', 'APPROVED', 'READY_FOR_PRODUCTION', 'GENERATING_ARTEFACTS'] as const)(
    'is possible in %s',
    (state) => expect(checkFileUpload(actor(customer), state)).toEqual({ allowed: true }),
  );
  test.each(['ARCHIVED', 'LOCKED'] as const)('is not possible in %s', (state) => {
    expect(checkFileUpload(actor(staff), state)).toMatchObject({ allowed: false, rule: 'STATE' });
  });
  test('takes access to the call, once that is known', () => {
    expect(checkFileUpload({ units: staff, operations: new Set() }, 'CONFIGURING')).toEqual({
      allowed: false,
      rule: 'OPERATION',
      reason: 'You are not permitted to call attachmentCreate.',
    });
    expect(checkFileUpload({ units: staff }, 'CONFIGURING')).toEqual({ allowed: true });
  });
});

describe('deleting an attachment', () => {
  test.each([
    ['an employee', staff, by('else'), true],
    ['whoever added it', customer, by('me', 'me'), true],
    ['whoever added it, in capitals', customer, by('ME', 'me '), true],
    ['anybody, as long as it has no version', customer, by(), true],
    ['somebody else', customer, by('me', 'else'), false],
  ])('%s', (_, units, file, allowed) => {
    expect(checkAttachmentDeletion(actor(units), 'me', 'CONFIGURING', file).allowed).toBe(allowed);
  });
  test('is not possible in an archived configuration', () => {
    expect(checkAttachmentDeletion(actor(staff), 'me', 'ARCHIVED', by('me')).allowed).toBe(false);
  });
});

test.each([
  ['STAFF', 'ADMIN', true],
  ['CUSTOMER', 'ADMIN', false],
  ['STAFF', 'APPLICATION_ENGINEER', false],
  ['STAFF', 'PRODUCTION_ADMIN', false],
] as const)('seesAdminOnlyVersions: %s %s: %s', (realm, role, expected) => {
  expect(canSeeAdminOnlyVersions([{ realm, accountNumber: '1', roles: [role] }])).toBe(expected);
});

test.each(anyStates)('files in %s are changed, added and deleted, or none of it', (state) => {
  const isOpen = state !== 'ARCHIVED' && state !== 'LOCKED';
  expect(checkFileChange(state).allowed).toBe(isOpen);
  expect(checkFileUpload(actor(staff), state).allowed).toBe(isOpen);
  expect(checkAttachmentDeletion(actor(staff), 'me', state, by('me')).allowed).toBe(isOpen);
});
