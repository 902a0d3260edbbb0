import { describe, expect, test } from 'vitest';
import { newRevisionFormSchema, revisionNoteFormSchema } from './noteForms.ts';
import {
  findCurrentRevision,
  defaultRevisionNote,
  firstRevisionName,
  findPendingRevision,
  getWorkingRevisionName,
  buildRevisionLog,
  resolveRevision,
  getWorkingRevision,
} from './revision.ts';

const old = { revisionName: '0A', revisionState: 'SUPERSEDED' };
const active = { revisionName: '0B', revisionState: 'ACTIVE' };
const pending = { revisionName: '0C', revisionState: 'PENDING' };

test('the first revision and its note', () => {
  expect(firstRevisionName).toBe('0A');
  expect(defaultRevisionNote).toBe('Initial revision');
});

describe('the working revision', () => {
  test.each([
    ['the pending one', [old, active, pending], pending],
    ['the pending one before there is an active one', [old, pending], pending],
    ['else the active one, though an older one is last', [active, old], active],
    ['else the last', [old], old],
    ['nothing of nothing', [], undefined],
  ])('is %s', (_, revisions, working) => expect(getWorkingRevision(revisions)).toBe(working));

  test('does not depend on the revision that is shown', () => {
    for (const revision of ['0A', '0B', '0C']) {
      expect(getWorkingRevisionName({ revision, revisions: [old, active, pending] })).toBe('0C');
      expect(getWorkingRevisionName({ revision, revisions: [old, active] })).toBe('0B');
    }
    expect(getWorkingRevisionName({ revision: '0A', revisions: [] })).toBe('0A');
  });
});

test('the current revision is the active one, the pending one the pending', () => {
  const all = [old, active, pending];
  expect(findCurrentRevision(all)).toBe(active);
  expect(findPendingRevision(all)).toBe(pending);
  expect(findCurrentRevision([old, pending])).toBeUndefined();
  expect(findPendingRevision([old, active])).toBeUndefined();
});

describe('resolveRevision', () => {
  test.each([
    ['the current one', [old, active, pending], undefined, active],
    ['else the pending one', [old, pending], undefined, pending],
    ['else the last', [old], undefined, old],
    ['the one asked for', [old, active, pending], '0A', old],
    ['nothing for a name nobody knows', [old, active], '9Z', undefined],
    ['nothing of nothing', [], undefined, undefined],
  ])('%s', (_, revisions, wanted, shown) => expect(resolveRevision(revisions, wanted)).toBe(shown));
});

describe('notes', () => {
  test.each([
    [newRevisionFormSchema, 'A note is required to create a revision'],
    [revisionNoteFormSchema, 'A note is required to update a revision'],
  ])('%#', (form, message) => {
    expect(form.safeParse({ note: '  ', over: '' }).error?.issues.map((issue) => issue.message)).toEqual([
      message,
    ]);
    expect(form.safeParse({ note: 'New antenna', over: '' }).success).toBe(true);
  });
});

describe('buildRevisionLog', () => {
  const entry = (created: string, revisionActionType: string, revisionName: string | null = null) => ({
    created,
    revisionActionType,
    revisionName,
    revisionData: { old: null, new: 'new' },
  });

  test('a change of account keeps the name of the entry before it', () => {
    const log = buildRevisionLog([
      entry('2024-03-04T00:00:00Z', 'CHANGE_ACCOUNT'),
      entry('2024-03-01T00:00:00Z', 'CREATE_CONFIGURATION_SET', '0A'),
      entry('2024-03-03T00:00:00Z', 'CREATE_REVISION', '0B'),
      entry('2024-03-02T00:00:00Z', 'CHANGE_ACCOUNT', '4000002'),
    ]);
    expect(log.map((each) => [each.created.slice(8, 10), each.revisionName])).toEqual([
      ['01', '0A'],
      ['02', '0A'],
      ['03', '0B'],
      ['04', '0B'],
    ]);
  });

  test('an entry without a name is of the first revision', () => {
    expect(
      buildRevisionLog([entry('2024-03-01T00:00:00Z', 'CREATE_CONFIGURATION_SET')])[0]?.revisionName,
    ).toBe('0A');
  });
});
