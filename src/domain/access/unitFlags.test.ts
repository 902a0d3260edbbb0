import { describe, expect, test } from 'vitest';
import {
  listGranterAffiliations,
  isAdmin,
  isAnonymous,
  isApplicationEngineer,
  isGranter,
  isNonStaff,
  isOnlyBasic,
  isStaff,
  isStaffAdmin,
  isStaffApplicationEngineer,
  isStaffApprover,
  isStaffGranter,
  isStaffKbMax,
  isStaffProduction,
  isStaffProductionAdmin,
} from './unitFlags.ts';
import type { Unit } from './roles.ts';
import { buildUnit } from '../../../tests/factories/person.ts';

const people: Record<string, readonly Unit[]> = {
  nobody: [],
  guest: [buildUnit('NONE', 'GUEST')],
  customer: [buildUnit('CUSTOMER', 'BASIC')],
  twiceBasic: [buildUnit('CUSTOMER', 'BASIC'), buildUnit('CUST_GROUP', 'BASIC')],
  customerAdmin: [buildUnit('CUSTOMER', 'BASIC', 'ADMIN', 'GRANTER')],
  groupEngineer: [buildUnit('CUST_GROUP', 'APPLICATION_ENGINEER')],
  guestAndCustomer: [buildUnit('NONE', 'GUEST'), buildUnit('CUSTOMER', 'BASIC')],
  staffBasic: [buildUnit('STAFF', 'BASIC')],
  staffAdmin: [buildUnit('STAFF', 'ADMIN')],
  staffApprover: [buildUnit('STAFF', 'APPROVER')],
  staffGranter: [buildUnit('STAFF', 'GRANTER')],
  staffEngineer: [buildUnit('STAFF', 'APPLICATION_ENGINEER')],
  staffProduction: [buildUnit('STAFF', 'PRODUCTION')],
  staffProductionAdmin: [buildUnit('STAFF', 'PRODUCTION_ADMIN')],
  staffKbMax: [buildUnit('STAFF', 'KB_MAX')],
  splitAdmin: [buildUnit('STAFF', 'BASIC'), buildUnit('CUSTOMER', 'ADMIN')],
  customerKbMax: [buildUnit('CUSTOMER', 'KB_MAX', 'PRODUCTION', 'PRODUCTION_ADMIN', 'APPROVER')],
};

const staff = [
  'staffBasic',
  'staffAdmin',
  'staffApprover',
  'staffGranter',
  'staffEngineer',
  'staffProduction',
  'staffProductionAdmin',
  'staffKbMax',
  'splitAdmin',
];
const everybody = Object.keys(people);

test.each([
  ['isAnonymous', isAnonymous, ['nobody', 'guest']],
  ['isStaff', isStaff, staff],
  ['isNonStaff', isNonStaff, everybody.filter((name) => !staff.includes(name))],
  ['isApplicationEngineer', isApplicationEngineer, ['groupEngineer', 'staffEngineer']],
  ['isAdmin', isAdmin, ['customerAdmin', 'staffAdmin', 'splitAdmin']],
  ['isGranter', isGranter, ['customerAdmin', 'staffGranter']],
  ['isOnlyBasic', isOnlyBasic, ['customer', 'twiceBasic', 'staffBasic']],
  ['isStaffApprover', isStaffApprover, ['staffApprover']],
  ['isStaffGranter', isStaffGranter, ['staffGranter']],
  ['isStaffApplicationEngineer', isStaffApplicationEngineer, ['staffEngineer']],
  ['isStaffProduction', isStaffProduction, ['staffProduction', 'staffProductionAdmin']],
  ['isStaffProductionAdmin', isStaffProductionAdmin, ['staffProductionAdmin']],
  ['isStaffKbMax', isStaffKbMax, ['staffKbMax']],
  ['isStaffAdmin', isStaffAdmin, ['staffAdmin']],
])('%s holds for exactly its people', (_, holds, names) => {
  const found = Object.entries(people).flatMap(([name, units]) => (holds(units) ? [name] : []));
  expect(new Set(found)).toEqual(new Set(names));
});

describe('listGranterAffiliations', () => {
  test('the accounts where one is granter or administrator, each once', () => {
    const units: Unit[] = [
      { realm: 'CUSTOMER', accountNumber: '10', roles: ['GRANTER'] },
      { realm: 'CUSTOMER', accountNumber: '11', roles: ['BASIC', 'ADMIN'] },
      { realm: 'CUST_GROUP', accountNumber: '10', roles: ['ADMIN'] },
      { realm: 'CUSTOMER', accountNumber: '12', roles: ['BASIC'] },
    ];
    expect(listGranterAffiliations(units)).toEqual(['10', '11']);
  });
  test('none without units', () => expect(listGranterAffiliations([])).toEqual([]));
});
