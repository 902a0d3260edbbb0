import { describe, expect, test } from 'vitest';
import { computeUnitAccess, computeEffectiveAccess, findConfigurationVisibility } from './effectiveAccess.ts';
import { buildUnit } from '../../../tests/factories/person.ts';

const address = 'Ann@acme.example';
const grant = { realm: 'CUSTOMER', affiliation: '4000001', roles: ['BASIC', 'PILOT'], item: null };
const transmitter = { productFamily: 'G6', deviceType: 'PCU', serialNumber: '0123456' };
const receiver = { ...transmitter, deviceType: 'CU' };
const lists = {
  grants: [
    grant,
    { ...grant, roles: [], item: { configurationId: 'OU7001', productItem: null } },
    { ...grant, roles: [], item: { configurationId: null, productItem: transmitter } },
    { ...grant, roles: [], item: { configurationId: null, productItem: receiver } },
    {
      ...grant,
      affiliation: '4000002',
      roles: [],
      item: { configurationId: null, productItem: { ...receiver } },
    },
    { ...grant, affiliation: '4000002', roles: [], item: { configurationId: 'OU7001', productItem: null } },
    { ...grant, realm: 'MOON' },
  ],
  white: [{ realm: 'MAKER', affiliation: '3005019', roles: ['SUPPORT'] }],
  black: [],
};

describe('computeEffectiveAccess', () => {
  test('is base grants and whitelist together, with the single things', () =>
    expect(computeEffectiveAccess(address, lists, 'MAKER')).toEqual({
      isBlacklisted: false,
      units: [
        { realm: 'CUSTOMER', accountNumber: '4000001', roles: ['BASIC'], source: 'GRANT' },
        { realm: 'STAFF', accountNumber: '3005019', roles: ['SUPPORT'], source: 'WHITELIST' },
      ],
      withheld: [],
      configurationIds: ['OU7001'],
      products: [transmitter, receiver],
      unknownRealms: ['MOON'],
    }));
  test('is nothing while the address is blacklisted, whatever its case', () => {
    const black = [{ emailAddress: 'ann@ACME.example' }];
    const found = computeEffectiveAccess(address, { ...lists, black }, 'MAKER');
    expect(found).toMatchObject({ isBlacklisted: true, units: [], configurationIds: [], products: [] });
    expect(found.withheld).toHaveLength(2);
  });
});

test('service and object access of several units add up', () => {
  const services = [
    { realm: 'MAKER', role: 'SUPPORT', serviceMethods: [{ methodId: 'a' }] },
    { realm: 'CUSTOMER', role: 'SUPPORT', serviceMethods: [{ methodId: 'b' }] },
  ];
  const objects: Parameters<typeof computeUnitAccess>[2] = [
    { realm: 'MAKER', role: 'SUPPORT', objectAccess: { PART: 'READ' } },
    { realm: 'MAKER', role: 'APPROVER', objectAccess: { PART: 'WRITE', PRODUCT: 'READ' } },
  ];
  expect(computeUnitAccess([buildUnit('STAFF', 'SUPPORT', 'APPROVER')], services, objects, 'MAKER')).toEqual({
    serviceMethods: [{ methodId: 'a' }],
    objectAccess: { PART: 'BOTH', PRODUCT: 'READ' },
  });
});

const at = (realm: 'CUSTOMER' | 'CUST_GROUP', accountNumber: string) => ({
  realm,
  accountNumber,
  roles: ['BASIC' as const],
});
const employee = buildUnit('STAFF', 'SUPPORT');
test.each([
  ['an employee', [employee], [], 'STAFF'],
  ['somebody of the account', [at('CUSTOMER', '1')], [], 'ACCOUNT'],
  ['somebody of its group', [at('CUST_GROUP', '2')], [], 'GROUP'],
  ['a customer of the same group', [at('CUSTOMER', '2')], [], 'NONE'],
  ['somebody it was granted to', [at('CUSTOMER', '9')], ['OU7001'], 'ITEM'],
  ['nobody', [], [], 'NONE'],
] as const)('%s sees a configuration', (_, units, configurationIds, sight) => {
  const seen = { configurationId: 'OU7001', accountNumber: '1', groupAccounts: ['1', '2'] };
  const access = {
    isBlacklisted: false,
    units: units.map((each) => ({ ...each, source: 'GRANT' as const })),
    withheld: [],
    configurationIds,
    products: [],
    unknownRealms: [],
  };
  expect(findConfigurationVisibility(access, units, seen)).toBe(sight);
  const byRole = ['STAFF', 'ACCOUNT', 'GROUP'].includes(sight);
  expect(findConfigurationVisibility(access, [], seen)).toBe(byRole ? 'NO_ROLE' : sight);
  expect(findConfigurationVisibility({ ...access, isBlacklisted: true }, units, seen)).toBe('BLACKLIST');
});
