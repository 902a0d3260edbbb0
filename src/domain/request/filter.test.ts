import { expect, test } from 'vitest';
import { buildConfigurationRequestItem, buildAccessRequest } from '../../../tests/factories/accessRequest.ts';
import {
  defaultRequestsSearchParams,
  isRequestFilterActive,
  parseRequestsSearchParams,
  toRequestsSearchParams,
  searchRequests,
  toRequestFilterBody,
} from './filter.ts';

const read = (query: string) => parseRequestsSearchParams(new URLSearchParams(query), 'MINE');

test('the address says the whole page', () => {
  const address = {
    view: 'ALL',
    status: 'REJECTED',
    type: 'PRODUCT_ACCESS',
    accountNumber: '3010001',
    search: 'anna',
    open: 'T-00001',
  } as const;
  expect(read(new URLSearchParams(toRequestsSearchParams(address)).toString())).toEqual(address);
  expect(toRequestsSearchParams(defaultRequestsSearchParams)).toEqual({ view: 'mine' });
});

test.each([
  ['', {}],
  ['view=triage', { view: 'TRIAGE' }],
  ['view=everything&status=sometimes&type=MAGIC', {}],
  ['status=registered on jira', { status: 'REGISTERED_ON_JIRA' }],
  ['search=+anna+', { search: 'anna' }],
])('“%s” means %j', (query, expected) =>
  expect(read(query)).toEqual({ ...defaultRequestsSearchParams, ...expected }),
);

test('the back end is asked for what narrows', () => {
  expect(toRequestFilterBody(defaultRequestsSearchParams)).toEqual({});
  expect(
    toRequestFilterBody({ status: 'OPEN', type: 'CONFIGURATION_ACCESS', accountNumber: '1', search: 'anna' }),
  ).toEqual({ ticketStatus: 'OPEN', requestType: 'CONFIGURATION_ACCESS', affiliation: '1' });
  expect(isRequestFilterActive(defaultRequestsSearchParams)).toBe(false);
  expect(isRequestFilterActive({ ...defaultRequestsSearchParams, search: 'a' })).toBe(true);
});

test.each([
  ['', 2],
  ['t-2', 1],
  ['VISITOR service', 2],
  ['ou1234', 1],
  ['0123456', 1],
  ['nobody', 0],
])('“%s” finds %i', (search, count) => {
  const rows = [
    buildAccessRequest(),
    buildAccessRequest({
      ticketId: 'T-2',
      requestType: 'CONFIGURATION_ACCESS',
      item: buildConfigurationRequestItem('OU1234'),
    }),
  ];
  expect(searchRequests(rows, search)).toHaveLength(count);
});
