import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFaultyTextRefusal, unchangedTextRefusal } from '../words/textRefusal.ts';
import {
  validateFileUpdate,
  checkFileEditing,
  type EditableFileKind,
  findNewerVersion,
} from './fileEditing.ts';
import { anyStates } from '../configuration/state.ts';
import { checkFileChange } from './permission.ts';
import type { Unit } from '../access/roles.ts';

const unit = (realm: Unit['realm'], ...roles: Unit['roles']): Unit[] => [
  { realm, accountNumber: '1', roles },
];
const admin = unit('STAFF', 'ADMIN');
const employee = unit('STAFF', 'SUPPORT');
const customer = unit('CUSTOMER', 'ADMIN', 'APPLICATION_ENGINEER');

describe.each(['PARAMETER_CODE', 'TEXT', 'MILLING'] as const)('%s', (kind) => {
  test.each([
    ['administrator', admin, 'PENDING', true],
    ['administrator', admin, 'ACTIVE', true],
    ['employee', employee, 'PENDING', true],
    ['employee', employee, 'ACTIVE', false],
    ['customer', customer, 'PENDING', false],
    ['nobody', [], 'PENDING', false],
  ])('%s', (_, units, revisionState, expected) => {
    expect(checkFileEditing({ kind, configurationState: 'CONFIGURING', revisionState, units }).allowed).toBe(
      expected,
    );
  });
});

test.each([
  ['administrator', 'PENDING', admin, true],
  ['administrator', 'ACTIVE', admin, true],
  ['employee', 'PENDING', employee, false],
  ['customer', 'PENDING', customer, false],
])('a bill of materials by %s while the revision is %s', (_, revisionState, units, expected) => {
  expect(
    checkFileEditing({ kind: 'BOM', configurationState: 'CONFIGURING', revisionState, units }).allowed,
  ).toBe(expected);
});

test('an attachment by anybody', () => {
  expect(
    checkFileEditing({
      kind: 'ATTACHMENT',
      configurationState: 'CONFIGURING',
      revisionState: 'ACTIVE',
      units: [],
    }).allowed,
  ).toBe(true);
});

test.each([
  ['TEXT', employee, 'ACTIVE', 'STATE'],
  ['BOM', employee, 'PENDING', 'ROLE'],
  ['TEXT', customer, 'PENDING', 'ROLE'],
] satisfies [EditableFileKind, Unit[], string, string][])(
  '%s is refused by the right rule',
  (kind, units, revisionState, rule) => {
    expect(checkFileEditing({ kind, configurationState: 'CONFIGURING', revisionState, units })).toMatchObject(
      {
        allowed: false,
        rule,
      },
    );
  },
);

describe.each(anyStates)('in %s', (configurationState) => {
  const isOpen = configurationState !== 'ARCHIVED' && configurationState !== 'LOCKED';
  test.each(['PARAMETER_CODE', 'TEXT', 'MILLING', 'BOM', 'ATTACHMENT'] as const)(
    'an administrator edits %s as far as files can be changed at all',
    (kind) => {
      const decision = checkFileEditing({ kind, configurationState, revisionState: 'PENDING', units: admin });
      expect(decision).toEqual(isOpen ? { allowed: true } : checkFileChange(configurationState));
      expect(decision.allowed).toBe(isOpen);
    },
  );
});

const empty = createFaultyTextRefusal('The file is empty.');

test.each([
  ['RX: 1', 'RX: 2', undefined],
  ['RX: 1', 'RX: 1', unchangedTextRefusal],
  ['RX: 1\nTX: 2', ' RX:1\r\n\tTX:2\u00A0\n', unchangedTextRefusal],
  ['RX: 1', '', empty],
  ['RX: 1', ' \n\t', empty],
  ['', 'RX: 1', undefined],
])('“%s” to “%s”', (stored, edited, reason) => expect(validateFileUpdate(stored, edited)).toEqual(reason));

const many = (line: string): string => line.repeat(3000);

test.each([
  ['the same', many('RX: 1\n'), unchangedTextRefusal],
  ['other line ends', many('RX: 1\r\n'), unchangedTextRefusal],
  ['white space ahead', ` \n${many('RX: 1\n')}`, unchangedTextRefusal],
  ['white space behind', `${many('RX: 1\n')}\n\n `, unchangedTextRefusal],
  ['a blank within', many('RX: 1\n').replace(/(?<=^[^]{9000})/, ' '), unchangedTextRefusal],
  ['a sign within', many('RX: 1\n').replace(/(?<=^[^]{9000})/, '7'), undefined],
  ['a sign ahead', `7${many('RX: 1\n')}`, undefined],
  ['a sign behind', `${many('RX: 1\n')}7`, undefined],
  ['less', many('RX: 1\n').slice(0, -3), undefined],
])('a long text with %s', (_, edited, reason) =>
  expect(validateFileUpdate(many('RX: 1\n'), edited)).toEqual(reason),
);

test('two texts are the same if they are without their white space', () => {
  const text = fc.array(fc.constantFrom('a', 'b', ' ', '\n', '\u00A0'), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(text, text, fc.nat(5000), (one, other, length) => {
      const [stored, edited] = [one, other].map((signs) => 'ab '.repeat(length) + signs.join('') + 'b');
      const isSame = stored?.replaceAll(/\s/g, '') === edited?.replaceAll(/\s/g, '');
      expect(validateFileUpdate(stored ?? '', edited ?? '')).toBe(isSame ? unchangedTextRefusal : undefined);
    }),
  );
});

test.each([
  [3, { typedOn: 3 }, undefined],
  [4, { typedOn: 3 }, 4],
  [4, { typedOn: 3, told: 4 }, undefined],
  [5, { typedOn: 3, told: 4 }, 5],
  [2, { typedOn: 3 }, undefined],
])('version %i is new to whoever has seen %j: %s', (newest, seen, expected) =>
  expect(findNewerVersion(newest, seen)).toBe(expected),
);
