import { expect, test } from 'vitest';
import { buildConfiguration } from '../../../tests/factories/configuration.ts';
import { getDisplayName } from '../access/displayName.ts';
import { diffConfigurationSnapshots, type ConfigurationSnapshot } from './configurationSnapshot.ts';

const versions = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ versionNumber: index + 1 }));
const artefact = (name: string, count: number) => ({ artefactType: name, name, versions: versions(count) });
const attachment = (attachmentId: string, attachmentName: string, count: number) => ({
  attachmentId,
  attachmentName,
  versions: versions(count),
});
const device = {
  productConfigurationId: 'P00003-OU1234',
  artefacts: [artefact('Wiring file', 1)],
  attachments: [],
};
const seen: ConfigurationSnapshot = {
  ...buildConfiguration(),
  productConfigurations: [device],
  revisions: [{ revisionName: '0A', note: '' }],
  artefacts: [artefact('Quote', 2), artefact('BOM', 0)],
  attachments: [attachment('1', 'Prices', 1)],
};

const provider = { name: 'Maker', domain: 'maker.example' };
const movedBetween = (before: ConfigurationSnapshot, now: ConfigurationSnapshot, isStaff = true) =>
  diffConfigurationSnapshots(before, now, (email) => getDisplayName(email, { isStaff }, provider));

test('customers read the company of an employee', () => {
  const assigned = { ...seen, assigneeEmail: 'second.engineer@maker.example' };
  expect(movedBetween(seen, assigned, false)).toEqual([
    { what: 'Assigned to', before: 'Nobody', now: 'Maker' },
  ]);
});

test('nothing has moved between two equal readings', () => {
  expect(movedBetween(seen, structuredClone(seen))).toEqual([]);
});

test.each<[Partial<ConfigurationSnapshot>, string, string, string]>([
  [{ configurationState: 'APPROVED' }, 'State', 'Waiting for approval', 'Approved'],
  [{ revision: '0B' }, 'Revision', '0A', '0B'],
  [{ assigneeEmail: 'second.engineer@maker.example' }, 'Assigned to', 'Nobody', 'Second Engineer'],
  [{ account: { accountNumber: '1', accountName: 'Harbour' } }, 'Account', 'No customer', 'Harbour'],
  [{ configurationDescription: 'Winch' }, 'Description', 'Crane', 'Winch'],
  [{ configurationName: 'Winch' }, 'Name', 'OU1234', 'Winch'],
  [{ revisions: [{ revisionName: '0A', note: 'Longer' }] }, 'Revision note', 'None', 'Longer'],
  [{ partNumber: null }, 'Part', 'P00003', 'None'],
  [{ productConfigurations: [] }, 'Product configurations', 'P00003-OU1234', 'None'],
])('%j', (change, what, before, now) => {
  expect(movedBetween(seen, { ...seen, ...change })).toContainEqual({ what, before, now });
});

test.each<[Partial<ConfigurationSnapshot>, string, string]>([
  [{ attachments: [attachment('1', 'Prices', 2)] }, 'Prices, version 1', 'Prices, version 2'],
  [{ attachments: [] }, 'Prices, version 1', 'None'],
  [{ attachments: [attachment('2', 'Drawing', 1)] }, 'Prices, version 1', 'Drawing, version 1'],
  [{ attachments: [attachment('2', 'Prices', 1)] }, 'Prices, version 1', 'Prices, version 1, another file'],
  [{ attachments: [attachment('1', 'Margins', 1)] }, 'Prices, version 1', 'Margins, version 1'],
  [{ artefacts: [artefact('Quote', 2), artefact('BOM', 1)] }, 'BOM, without a file', 'BOM, version 1'],
  [
    { productConfigurations: [{ ...device, artefacts: [artefact('Wiring file', 2)] }] },
    'Wiring file of P00003-OU1234, version 1',
    'Wiring file of P00003-OU1234, version 2',
  ],
])('files that came, went or were swapped are named: %j', (change, before, now) => {
  expect(movedBetween(seen, { ...seen, ...change })).toEqual([{ what: 'Files', before, now }]);
});

test('what a list does not show has not moved', () => {
  const { productConfigurations: _, artefacts: __, attachments: ___, ...row } = seen;
  expect(movedBetween(row, seen)).toEqual([]);
  expect(movedBetween(row, { ...seen, configurationState: 'ARCHIVED' })).toHaveLength(1);
});
