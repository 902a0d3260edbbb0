import { expect, test } from 'vitest';
import {
  formatDecisionLabel,
  isConfirmedEvent,
  isFarReachingDecision,
  shouldShowFacts,
  summarizeDecisions,
  validateDeleteApproval,
  isDeleteApprovalRequired,
} from './decision.ts';

test.each([
  ['APPROVE_CONFIGURATION', '0C', 0, 'Approve 0C'],
  ['APPROVE_CONFIGURATION', '0C', 3, 'Approve 0C despite 3 missing'],
  ['RELEASE_FOR_PRODUCTION', '0C', 1, 'Release 0C despite 1 missing'],
  ['ARCHIVE', '0C', 0, 'Archive'],
] as const)('%s of %s with %s missing: %s', (event, revision, missing, words) =>
  expect(formatDecisionLabel(event, revision, missing)).toBe(words),
);

test('a decision about content shows what is known of it, anything else asks plainly', () => {
  expect(shouldShowFacts('ARCHIVE')).toBe(true);
  expect(shouldShowFacts('ASSIGN')).toBe(false);
  expect(isConfirmedEvent('APPROVE_CONFIGURATION')).toBe(true);
  expect(isConfirmedEvent('UNAPPROVE')).toBe(false);
  expect(isConfirmedEvent('CREATE_PRODUCT')).toBe(false);
});

test('a release reaches beyond Portal, an approval does not', () => {
  expect(isFarReachingDecision('RELEASE_FOR_PRODUCTION')).toBe(true);
  expect(isFarReachingDecision('APPROVE_CONFIGURATION')).toBe(false);
});

test.each([
  [[], ''],
  [['APPROVE_CONFIGURATION'], '1 approved'],
  [['APPROVE_CONFIGURATION', 'REQUEST_REVIEW', 'APPROVE_CONFIGURATION'], '2 approved, 1 sent back'],
  [['RELEASE_FOR_PRODUCTION', 'ARCHIVE'], '1 released, 1 archived'],
  [['UNAPPROVE', 'REQUEST_REVIEW', 'ACCEPT_QUOTE'], '2 sent back, 1 accepted'],
] as const)('%j: %s', (decided, text) => expect(summarizeDecisions(decided)).toBe(text));

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
  expect(isDeleteApprovalRequired(configuration)).toBe(needed);
});

test.each([
  ['OU1234', '', 'Type OU1234 to approve the deletion'],
  ['OU1234', 'OU123', 'Type OU1234 to approve the deletion'],
  ['OU1234', ' ou1234 ', undefined],
  ['10005_S', '10005_s', undefined],
])('deleting %s after “%s” was typed', (id, typed, reason) => {
  expect(validateDeleteApproval(id, typed)).toBe(reason);
});
