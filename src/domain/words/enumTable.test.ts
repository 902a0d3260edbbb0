import { describe, expect, test } from 'vitest';
import { realmLabel, roleLabel, type Realm, type Role } from '../access/roles.ts';
import { permissionTypeLabel, type PermissionType } from '../access/permissionType.ts';
import {
  canChangeFiles,
  isDecidedByQuote,
  getLastStep,
  getStateNumber,
  listStepStatuses,
  type AnyState,
} from '../configuration/state.ts';
import { listProductConfigurationArtefactTypes } from '../file/artefactKinds.ts';
import { deviceTypeLabel, familyFacts, type DeviceType, type ProductFamily } from '../product/families.ts';
import { stateEvents } from '../workflow/stateEvents.ts';
import { formatUnknownMember, createEnumTable } from './enumTable.ts';

/** Unknown members of a newer back end, an empty one, and names of properties that every object has. */
const unknown = ['ON_HOLD', '', 'constructor', 'toString'];

// The compiler only accepts the known members.
/* oxlint-disable typescript/no-unsafe-type-assertion */
describe.each(unknown)('a member that nobody knows, %j,', (member) => {
  test('has the words it was sent with', () => {
    const words = formatUnknownMember(member);
    expect(deviceTypeLabel[member as DeviceType]).toBe(words);
    expect(roleLabel[member as Role]).toBe(words);
    expect(realmLabel[member as Realm]).toBe(words);
    expect(permissionTypeLabel[member as PermissionType]).toBe(words);
  });

  test('allows no event as a state, and no change of files', () => {
    const state = member as AnyState;
    expect(stateEvents[state]).toEqual({ accepts: [], next: [], customers: [] });
    expect(canChangeFiles(state)).toBe(false);
    expect(isDecidedByQuote(state)).toBe(false);
    expect(getStateNumber(state)).toBeUndefined();
    expect(listStepStatuses(state, getLastStep(state, []))).not.toContain('CURRENT');
  });

  test('has no artefacts of its own as a family or a device', () => {
    const family = member as ProductFamily;
    expect(familyFacts[family]).toMatchObject({ receiverModels: [], isConfiguredIn3D: false });
    const of = { family, deviceType: 'CU', deviceTypes: ['CU'] } as const;
    expect(listProductConfigurationArtefactTypes(of)).toBeInstanceOf(Array);
    expect(listProductConfigurationArtefactTypes({ ...of, deviceType: member as DeviceType })).toEqual([]);
  });
});
/* oxlint-enable typescript/no-unsafe-type-assertion */

test('a table keeps the rows it has', () => {
  const table = createEnumTable({ A: 'one' }, formatUnknownMember);
  expect(table.A).toBe('one');
  expect(Object.entries(table)).toEqual([['A', 'one']]);
});
