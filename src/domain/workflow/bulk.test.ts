import { describe, expect, test } from 'vitest';
import { bulkActions } from './event.ts';
import { planBulkAction, bulkActionTexts, listBulkActions, type BulkSubject } from './bulk.ts';
import { anyStates } from '../configuration/state.ts';
import { checkEvent } from './permission.ts';
import { buildUnit } from '../../../tests/factories/person.ts';

const me = 'application.engineer@maker.example';
const engineer = { units: [buildUnit('STAFF', 'APPLICATION_ENGINEER')] };

const subjects: readonly BulkSubject[] = anyStates.map((configurationState, index) => ({
  configurationId: `OU${1000 + index}`,
  configurationState,
  assigneeEmail: null,
}));
const ids = (list: readonly BulkSubject[]): string[] => list.map(({ configurationId }) => configurationId);

describe.each(bulkActions)('%s', (action) => {
  test.each(['ADMIN', 'APPROVER', 'APPLICATION_ENGINEER', 'SUPPORT'] as const)(
    'is done by %s to what the workflow lets them do it to, and to nothing else',
    (role) => {
      const actor = { units: [buildUnit('STAFF', role)] };
      const { eligible, refused } = planBulkAction(action, subjects, actor, me);
      const allowed = subjects.filter(
        ({ configurationState: state }) => checkEvent(actor, action, state).allowed,
      );
      expect(ids(eligible)).toEqual(ids(allowed));
      expect(eligible.length + refused.length).toBe(subjects.length);
      for (const { subject, reason } of refused) {
        expect(checkEvent(actor, action, subject.configurationState)).toMatchObject({ reason });
      }
    },
  );
});

test('what is mine already is not given up by assigning', () => {
  const mine = { configurationId: 'OU1', configurationState: 'CONFIGURING', assigneeEmail: me } as const;
  const another = { ...mine, configurationId: 'OU2', assigneeEmail: 'second.engineer@maker.example' };
  expect(planBulkAction('ASSIGN', [mine, another], engineer, me)).toEqual({
    eligible: [another],
    refused: [{ subject: mine, reason: 'It is assigned to you already.' }],
  });
  expect(planBulkAction('ARCHIVE', [mine], engineer, me).eligible).toEqual([mine]);
});

test('a method that is not permitted refuses all of them', () => {
  const actor = { ...engineer, operations: new Set(['configurationGet']) };
  expect(planBulkAction('ASSIGN', subjects, actor, me).eligible).toEqual([]);
});

test.each([
  ['APPLICATION_ENGINEER', 'STAFF', ['ASSIGN', 'ARCHIVE', 'EXPORT']],
  ['APPROVER', 'STAFF', ['ASSIGN', 'ARCHIVE', 'EXPORT']],
  ['ADMIN', 'STAFF', ['ASSIGN', 'ARCHIVE', 'EXPORT']],
  ['SUPPORT', 'STAFF', []],
  ['SALES_ENGINEER', 'STAFF', []],
  ['APPLICATION_ENGINEER', 'CUSTOMER', []],
] as const)('%s of realm %s is offered %j', (role, realm, actions) => {
  expect(listBulkActions([buildUnit(realm, role)])).toEqual(actions);
});

test('one configuration is spoken of as one', () => {
  expect(bulkActionTexts.ASSIGN.success(1)).toBe('1 configuration has been assigned to you');
  expect(bulkActionTexts.ARCHIVE.success(3)).toBe('3 configurations have been archived');
  expect(bulkActionTexts.EXPORT.success(1)).toBe('1 configuration has been exported');
  expect(bulkActionTexts.EXPORT.question(2)).toContain('Each is saved');
  expect(bulkActionTexts.ARCHIVE.question(1)).toContain('it can only be duplicated');
});
