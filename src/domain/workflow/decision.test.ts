import { expect, test } from 'vitest';
import { decisionWords, isDecision, reachesBeyond, showsFacts, tallyText } from './decision.ts';

test.each([
  ['APPROVE_CONFIGURATION', '0C', 0, 'Approve 0C'],
  ['APPROVE_CONFIGURATION', '0C', 3, 'Approve 0C despite 3 missing'],
  ['RELEASE_FOR_PRODUCTION', '0C', 1, 'Release 0C despite 1 missing'],
  ['ARCHIVE', '0C', 0, 'Archive'],
] as const)('%s of %s with %s missing: %s', (event, revision, missing, words) =>
  expect(decisionWords(event, revision, missing)).toBe(words),
);

test('a decision about content shows what is known of it, anything else asks plainly', () => {
  expect(showsFacts('ARCHIVE')).toBe(true);
  expect(showsFacts('ASSIGN')).toBe(false);
  expect(isDecision('APPROVE_CONFIGURATION')).toBe(true);
  expect(isDecision('UNAPPROVE')).toBe(false);
  expect(isDecision('CREATE_PRODUCT')).toBe(false);
});

test('a release reaches beyond Portal, an approval does not', () => {
  expect(reachesBeyond('RELEASE_FOR_PRODUCTION')).toBe(true);
  expect(reachesBeyond('APPROVE_CONFIGURATION')).toBe(false);
});

test.each([
  [[], ''],
  [['APPROVE_CONFIGURATION'], '1 approved'],
  [['APPROVE_CONFIGURATION', 'REQUEST_REVIEW', 'APPROVE_CONFIGURATION'], '2 approved, 1 sent back'],
  [['RELEASE_FOR_PRODUCTION', 'ARCHIVE'], '1 released, 1 archived'],
  [['UNAPPROVE', 'REQUEST_REVIEW', 'ACCEPT_QUOTE'], '2 sent back, 1 accepted'],
] as const)('%j: %s', (decided, text) => expect(tallyText(decided)).toBe(text));
