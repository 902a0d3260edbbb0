import { describe, expect, test } from 'vitest';
import {
  machineFormSchema,
  macroFormSchema,
  groupMacrosByPart,
  filterMacrosByMachine,
  listMacroStateChoices,
  macroVersionFormSchema,
  isMatchingMillingPart,
  checkMachineDeletion,
  checkMacroVersionDeletion,
  millingSettingsFormSchema,
  getNextMacroRevision,
  shouldSetMacroState,
  type Macro,
  type MacroVersion,
  getMillingMachineId,
} from './milling.ts';
import { checkMillingAdministration, checkMillingAccess } from './permission.ts';
import type { Realm, Role } from '../access/roles.ts';

const unit = (realm: Realm, ...roles: Role[]) => ({ realm, accountNumber: '3005019', roles });

const version = (id: string, machineId: string, revision: string, state = 'INACTIVE'): MacroVersion => ({
  id,
  machineId,
  revision,
  state,
  main: 'G0 X0',
});

const macro = (name: string, partNumbers: readonly string[], versions: readonly MacroVersion[]): Macro => ({
  id: name,
  name,
  partNumbers,
  versions,
});

describe('who may look into the milling area, and who may change it', () => {
  test.each([
    ['STAFF', 'ADMIN', true, true],
    ['STAFF', 'PRODUCTION_ADMIN', true, true],
    ['STAFF', 'PRODUCTION', true, false],
    ['STAFF', 'APPLICATION_ENGINEER', false, false],
    ['CUSTOMER', 'ADMIN', false, false],
    ['CUSTOMER', 'PRODUCTION_ADMIN', false, false],
  ] as const)('%s %s', (realm, role, open, administer) => {
    const units = [unit(realm, role)];
    expect(checkMillingAccess(units).allowed).toBe(open);
    expect(checkMillingAdministration(units).allowed).toBe(administer);
  });
});

const messages = (result: {
  readonly error?: { readonly issues: readonly { readonly message: string }[] };
}) => result.error?.issues.map(({ message }) => message) ?? [];

describe('the forms', () => {
  test.each([
    ['a machine', machineFormSchema.safeParse({ name: ' ', note: '' }), ['A name is required']],
    ['a macro', macroFormSchema.safeParse({ name: '', note: 'x' }), ['A name is required']],
    [
      'a version',
      macroVersionFormSchema.safeParse({ revision: '', machineId: '', state: 'ACTIVE', main: '\n' }),
      ['A revision is required', 'A milling machine is required', 'The text of the macro is required'],
    ],
    [
      'the settings',
      millingSettingsFormSchema.safeParse({ machineId: '' }),
      ['A milling machine is required'],
    ],
    ['right settings', millingSettingsFormSchema.safeParse({ machineId: '2' }), []],
    ['a right machine', machineFormSchema.safeParse({ name: 'Mill 1', note: '' }), []],
  ])('%s', (_name, result, expected) => {
    expect(messages(result)).toEqual(expected);
  });
});

test.each([
  ['INACTIVE', 'ACTIVE', true],
  ['ACTIVE', 'ACTIVE', true],
  ['ACTIVE', 'INACTIVE', true],
  ['INACTIVE', 'INACTIVE', false],
  ['TRIAL', 'TRIAL', false],
  ['ACTIVE', 'TRIAL', false],
])('from %s to %s the state is set in a call of its own: %s', (before, after, expected) => {
  expect(shouldSetMacroState(before, after)).toBe(expected);
});

test('a state nobody has heard of stays a choice', () => {
  expect(listMacroStateChoices('ACTIVE')).toEqual(['ACTIVE', 'INACTIVE']);
  expect(listMacroStateChoices('')).toEqual(['ACTIVE', 'INACTIVE']);
  expect(listMacroStateChoices('TRIAL')).toEqual(['ACTIVE', 'INACTIVE', 'TRIAL']);
});

test('the next revision is counted for each machine, past names that are no numbers', () => {
  const versions = [
    version('1', '1', '1'),
    version('2', '1', '7'),
    version('3', '2', '2'),
    version('4', '1', 'B'),
  ];
  expect(getNextMacroRevision(versions, '1')).toBe('8');
  expect(getNextMacroRevision(versions, '2')).toBe('3');
  expect(getNextMacroRevision(versions, '3')).toBe('1');
});

describe('what is in use stays', () => {
  const window = macro('Window', ['1', '2'], [version('1', '1', '1', 'ACTIVE')]);
  const button = macro('Button', ['2'], [version('1', '1', '1'), version('2', '2', '1')]);
  const macros = [window, button];

  test.each([
    ['1', 'Window and 1 more have versions for it. Delete those first.'],
    ['2', 'Button has versions for it. Delete those first.'],
  ])('machine %s', (machineId, reason) => {
    expect(checkMachineDeletion(macros, machineId)).toEqual({ allowed: false, rule: 'SUBJECT', reason });
  });

  test('a machine stays as long as its macros are not known', () => {
    expect(checkMachineDeletion(undefined, '3')).toMatchObject({ allowed: false, rule: 'SUBJECT' });
  });

  test('a machine without macros and an inactive version go', () => {
    expect(checkMachineDeletion(macros, '3')).toEqual({ allowed: true });
    expect(filterMacrosByMachine(macros, '2')).toEqual([button]);
    expect(checkMacroVersionDeletion({ state: 'INACTIVE' })).toEqual({ allowed: true });
    expect(checkMacroVersionDeletion({ state: 'ACTIVE' })).toMatchObject({ allowed: false, rule: 'STATE' });
  });

  test('each part knows its macros', () => {
    const byPart = groupMacrosByPart(macros);
    expect(byPart.get('1')).toEqual([window]);
    expect(byPart.get('2')).toEqual([window, button]);
    expect(byPart.get('3')).toBeUndefined();
  });
  test.each([
    ['1', '', 'ALL', true],
    ['1', '', 'WITH', true],
    ['1', '', 'WITHOUT', false],
    ['9', '', 'WITHOUT', true],
    ['9', '', 'WITH', false],
    ['9', ' joy', 'ALL', true],
    ['1', 'window', 'ALL', true],
    ['1', 'button', 'ALL', false],
  ] as const)('part %s with “%s” among %s: %s', (partNumber, search, filter, expected) => {
    const part = { partNumber, label: 'Joystick' };
    expect(isMatchingMillingPart(part, groupMacrosByPart(macros), { search, filter })).toBe(expected);
  });
});

test.each([
  [{ machineId: '1' }, '1'],
  [{ millingMachine: '2' }, '2'],
  [{ millingMachine: { id: '3', name: 'Mill 3' } }, '3'],
  [{ machineId: null, millingMachine: '2' }, '2'],
  [{ machineId: '1', millingMachine: { id: '3' } }, '1'],
  [{ machineId: '', millingMachine: '' }, undefined],
  [{ machineId: null, millingMachine: null }, undefined],
  [{ millingMachine: {} }, undefined],
  [{}, undefined],
])('%j', (named, id) => expect(getMillingMachineId(named)).toBe(id));
