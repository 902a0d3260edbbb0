import { expect, test } from 'vitest';
import type { Realm, Role, Unit } from '../access/roles.ts';
import {
  listHomeCards,
  assignedToMeFilter,
  buildWaitingFilter,
  sortByWaitingTime,
  filterOpenWork,
  groupRemoteControls,
} from './cards.ts';
import { listWorkflowDecisions } from './workflowDecisions.ts';

const unit = (realm: Realm, ...roles: Role[]): Unit => ({ realm, accountNumber: '3010001', roles });
const cards = (realm: Realm, roles: readonly Role[], operations?: readonly string[]): readonly string[] =>
  listHomeCards({ units: [unit(realm, ...roles)], operations: operations && new Set(operations) });

const deciding = ['WAITING_FOR_ME', 'MY_OPEN_WORK', 'OLDEST_WAITING', 'RECENT', 'JOBS'];
const plain = ['RECENT', 'JOBS'];

test.each([
  ['STAFF', ['APPLICATION_ENGINEER'], ['MY_OPEN_WORK', 'RECENT', 'JOBS']],
  ['STAFF', ['APPLICATION_ENGINEER', 'PRODUCTION_ADMIN'], ['SCAN', 'MY_OPEN_WORK', 'RECENT', 'JOBS']],
  ['STAFF', ['APPROVER'], deciding],
  ['STAFF', ['ADMIN'], ['REQUESTS_TO_DECIDE', ...deciding]],
  ['STAFF', ['PRODUCTION'], ['SCAN', ...plain]],
  ['STAFF', ['PRODUCTION_ADMIN'], ['SCAN', ...plain]],
  ['STAFF', ['SALES_ENGINEER'], plain],
  ['STAFF', ['SUPPORT'], plain],
  ['STAFF', ['DEVELOPER'], plain],
  ['STAFF', ['GRANTER'], ['REQUESTS_TO_DECIDE', ...plain]],
  ['CUSTOMER', ['APPLICATION_ENGINEER'], ['REMOTE_CONTROLS', 'WAITING_FOR_ME', 'RECENT']],
  ['CUST_GROUP', ['APPLICATION_ENGINEER'], ['REMOTE_CONTROLS', 'WAITING_FOR_ME', 'RECENT']],
  ['CUSTOMER', ['BASIC'], ['REMOTE_CONTROLS', 'RECENT']],
  ['CUSTOMER', ['ADMIN'], ['REMOTE_CONTROLS', 'REQUESTS_TO_DECIDE', 'RECENT']],
  ['OWNER', ['BASIC'], ['REMOTE_CONTROLS', 'RECENT']],
  ['NONE', ['GUEST'], []],
] as const)('%s %j has %j', (realm, roles, expected) => expect(cards(realm, roles)).toEqual(expected));

test.each([
  ['STAFF', ['APPROVER'], ['configurationGet'], plain],
  ['CUSTOMER', ['BASIC'], ['productGetMine'], ['REMOTE_CONTROLS']],
  ['CUSTOMER', ['BASIC'], [], []],
] as const)('%s %j who may call %j has %j', (realm, roles, operations, expected) =>
  expect(cards(realm, roles, operations)).toEqual(expected),
);

test.each([
  ['STAFF', 'APPROVER', ['WAITING_FOR_APPROVAL APPROVE_CONFIGURATION', 'APPROVED RELEASE_FOR_PRODUCTION']],
  ['STAFF', 'ADMIN', ['WAITING_FOR_APPROVAL APPROVE_CONFIGURATION', 'APPROVED RELEASE_FOR_PRODUCTION']],
  ['STAFF', 'APPLICATION_ENGINEER', []],
  ['STAFF', 'PRODUCTION', []],
  ['CUSTOMER', 'APPLICATION_ENGINEER', ['CONFIGURING ACCEPT_QUOTE']],
  ['CUSTOMER', 'BASIC', []],
] as const)('for %s %s waits %j', (realm, role, expected) =>
  expect(listWorkflowDecisions([unit(realm, role)]).map(({ state, event }) => `${state} ${event}`)).toEqual(
    expected,
  ),
);

test('the cards lead to the list they were cut from', () => {
  const decision = { state: 'APPROVED', event: 'RELEASE_FOR_PRODUCTION' } as const;
  expect(buildWaitingFilter(decision)).toMatchObject({ state: 'APPROVED', assignee: 'IGNORED' });
  expect(assignedToMeFilter).toMatchObject({ state: 'ALL', assignee: 'EQUAL' });
});

const row = (configurationId: string, configurationState: 'CONFIGURING' | 'ARCHIVED', created: string) => ({
  configurationId,
  configurationState,
  created,
  modified: created,
});
const ids = (rows: readonly { configurationId: string }[]): string =>
  rows.map(({ configurationId }) => configurationId).join(' ');

test('open work is what is not over, the oldest first', () => {
  const rows = [
    row('A', 'CONFIGURING', '2024-03-05T00:00:00Z'),
    row('B', 'ARCHIVED', '2020-03-05T00:00:00Z'),
    row('C', 'CONFIGURING', '2023-03-05T00:00:00Z'),
  ];
  expect(ids(filterOpenWork(rows))).toBe('C A');
  expect(ids(sortByWaitingTime(rows))).toBe('B C A');
});

test('remote controls are what their products were made after', () => {
  const product = (serialNumber: string, configurationId: string, deviceType: string, revision: string) => ({
    serialNumber,
    configurationId,
    productConfigurationId: `${deviceType}-${configurationId}`,
    productFamily: 'G3',
    deviceType,
    revision,
    created: `2024-03-0${serialNumber}T00:00:00Z`,
  });
  const made = [
    product('1', 'OU1', 'PCU', '0A'),
    product('2', 'OU2', 'CU', '0A'),
    product('3', 'OU1', 'CU', '0B'),
    product('4', 'OU1', 'PCU', '0A'),
  ];
  expect(groupRemoteControls(made)).toEqual([
    {
      configurationId: 'OU1',
      productFamily: 'G3',
      pictured: 'PCU-OU1',
      revision: '0B',
      serialNumbers: ['4', '3', '1'],
    },
    {
      configurationId: 'OU2',
      productFamily: 'G3',
      pictured: 'CU-OU2',
      revision: '0A',
      serialNumbers: ['2'],
    },
  ]);
  expect(groupRemoteControls([])).toEqual([]);
});
