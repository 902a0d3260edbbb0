import { expect, test } from 'vitest';
import { configurationAnswer } from '../../../tests/makers/configuration.ts';
import { displayName } from '../access/displayName.ts';
import { movedBetween as moved, type Seen } from './change.ts';

const file = (versions: number) => ({ versions: Array.from({ length: versions }, () => ({})) });
const device = { productConfigurationId: 'P00003-OU1234', artefacts: [file(1)], attachments: [] };
const seen: Seen = {
  ...configurationAnswer(),
  productConfigurations: [device],
  artefacts: [file(2), file(0)],
  attachments: [file(1)],
};

const provider = { name: 'Maker', domain: 'maker.example' };
const movedBetween = (before: Seen, now: Seen, isStaff = true) =>
  moved(before, now, (email) => displayName(email, { isStaff }, provider));

test('customers read the company of an employee', () => {
  const assigned = { ...seen, assigneeEmail: 'second.engineer@maker.example' };
  expect(movedBetween(seen, assigned, false)).toEqual([
    { what: 'Assigned to', before: 'Nobody', now: 'Maker' },
  ]);
});

test('nothing has moved between two equal readings', () => {
  expect(movedBetween(seen, structuredClone(seen))).toEqual([]);
});

test.each<[Partial<Seen>, string, string, string]>([
  [{ configurationState: 'APPROVED' }, 'State', 'Waiting for approval', 'Approved'],
  [{ revision: '0B' }, 'Revision', '0A', '0B'],
  [{ assigneeEmail: 'second.engineer@maker.example' }, 'Assigned to', 'Nobody', 'Second Engineer'],
  [{ account: { accountNumber: '1', accountName: 'Harbour' } }, 'Account', 'No customer', 'Harbour'],
  [{ configurationDescription: 'Winch' }, 'Description', 'Crane', 'Winch'],
  [{ partNumber: null }, 'Part', 'P00003', 'None'],
  [{ productConfigurations: [] }, 'Product configurations', 'P00003-OU1234', 'None'],
])('%j', (change, what, before, now) => {
  expect(movedBetween(seen, { ...seen, ...change })).toContainEqual({ what, before, now });
});

test.each<[Partial<Seen>, string]>([
  [{ attachments: [file(2)] }, '5 versions'],
  [{ artefacts: [], attachments: [] }, '1 version'],
  [{ productConfigurations: [{ ...device, artefacts: [file(2)] }] }, '5 versions'],
])('files that came and went are counted: %j', (change, now) => {
  expect(movedBetween(seen, { ...seen, ...change })).toEqual([{ what: 'Files', before: '4 versions', now }]);
});

test('what a list does not show has not moved', () => {
  const { productConfigurations: _, artefacts: __, attachments: ___, ...row } = seen;
  expect(movedBetween(row, seen)).toEqual([]);
  expect(movedBetween(row, { ...seen, configurationState: 'ARCHIVED' })).toHaveLength(1);
});
