import { describe, expect, test } from 'vitest';
import { realmLabel, roleLabel, type Realm, type Role } from '../access/roles.ts';
import { permissionTypeLabel, type PermissionType } from '../access/permissionType.ts';
import {
  filesMayChange,
  isDecidedByQuote,
  lastStep,
  stateNumber,
  stepStandings,
  type AnyState,
} from '../configuration/state.ts';
import { productConfigurationArtefacts } from '../file/artefactKinds.ts';
import { deviceTypeLabel, familyFacts, type DeviceType, type ProductFamily } from '../product/families.ts';
import { stateEvents } from '../workflow/stateEvents.ts';
import { showUnknownMember, createMemberTable } from './unknownMember.ts';

/** Members as a newer back end sends them, one that a field is read as without any, and names that every object has. */
const unknown = ['ON_HOLD', '', 'constructor', 'toString'];

// The compiler knows the members of today only.
/* oxlint-disable typescript/no-unsafe-type-assertion */
describe.each(unknown)('a member that nobody knows, %j,', (member) => {
  test('has the words it was sent with', () => {
    const words = showUnknownMember(member);
    expect(deviceTypeLabel[member as DeviceType]).toBe(words);
    expect(roleLabel[member as Role]).toBe(words);
    expect(realmLabel[member as Realm]).toBe(words);
    expect(permissionTypeLabel[member as PermissionType]).toBe(words);
  });

  test('allows no event as a state, and no change of files', () => {
    const state = member as AnyState;
    expect(stateEvents[state]).toEqual({ accepts: [], next: [], customers: [] });
    expect(filesMayChange(state)).toBe(false);
    expect(isDecidedByQuote(state)).toBe(false);
    expect(stateNumber(state)).toBeUndefined();
    expect(stepStandings(state, lastStep(state, []))).not.toContain('CURRENT');
  });

  test('has no artefacts of its own as a family or a device', () => {
    const family = member as ProductFamily;
    expect(familyFacts[family]).toMatchObject({ receiverModels: [], isConfiguredIn3D: false });
    const of = { family, deviceType: 'CU', deviceTypes: ['CU'] } as const;
    expect(productConfigurationArtefacts(of)).toBeInstanceOf(Array);
    expect(productConfigurationArtefacts({ ...of, deviceType: member as DeviceType })).toEqual([]);
  });
});
/* oxlint-enable typescript/no-unsafe-type-assertion */

test('a table keeps the rows it has', () => {
  const table = createMemberTable({ A: 'one' }, showUnknownMember);
  expect(table.A).toBe('one');
  expect(Object.entries(table)).toEqual([['A', 'one']]);
});
