import { expect, test } from 'vitest';
import { deleteApprovalRefusal, needsDeleteApproval } from './deletionApproval.ts';

const empty = { productConfigurations: [], artefacts: [], attachments: [] };

test.each([
  ['an empty one', { configurationState: 'CONFIGURING', ...empty }, false],
  ['a placeholder', { configurationState: 'PLACEHOLDER' }, false],
  [
    'one with a product configuration',
    { configurationState: 'CONFIGURING', ...empty, productConfigurations: [1] },
    true,
  ],
  ['one with an artefact', { configurationState: 'CONFIGURING', ...empty, artefacts: [1] }, true],
  ['one with an attachment', { configurationState: 'CONFIGURING', ...empty, attachments: [1] }, true],
  ['one whose content is not known', { configurationState: 'CONFIGURING' }, true],
  ['an empty one that is waiting', { configurationState: 'WAITING_FOR_APPROVAL', ...empty }, true],
] as const)('deleting %s', (_, configuration, needed) => {
  expect(needsDeleteApproval(configuration)).toBe(needed);
});

test.each([
  ['OU1234', '', 'Type OU1234 to approve the deletion'],
  ['OU1234', 'OU123', 'Type OU1234 to approve the deletion'],
  ['OU1234', ' ou1234 ', undefined],
  ['10005_S', '10005_s', undefined],
])('deleting %s after “%s” was typed', (id, typed, reason) => {
  expect(deleteApprovalRefusal(id, typed)).toBe(reason);
});
