import { describe, expect, test } from 'vitest';
import {
  parseActivityFilter,
  toActivitySearchParams,
  buildActivityStream,
  formatLogType,
  formatLogChange,
  filterActivity,
  type ActivityFilter,
} from './activity.ts';

test.each([
  ['CHANGE_ASSIGNEE', 'Assignee changed'],
  ['CHANGE_STATE', 'State changed'],
  ['CREATE_REVISION', 'Revision created'],
  ['DELETE_REVISION', 'Revision deleted'],
  ['CHANGE_NOTE', 'Note changed'],
  ['CHANGE_ACCOUNT', 'Account changed'],
  ['TREE_BUILT', 'Product tree built'],
  ['ARTEFACT_BUILT', 'Artefact built'],
  ['CREATE_CONFIGURATION_SET', 'Configuration created'],
  ['SOMETHING_ELSE_HAPPENED', 'Something else happened'],
  ['constructor', 'Constructor'],
])('%s reads “%s”', (logType, text) => expect(formatLogType(logType)).toBe(text));

const person = (email: string): string => email.split('@')[0] ?? '';

test.each([
  ['CHANGE_STATE', 'CONFIGURING', 'WAITING_FOR_APPROVAL', 'Configuring → Waiting for approval'],
  ['CHANGE_ASSIGNEE', null, 'ann@maker.example', 'Nobody → ann'],
  ['CHANGE_ASSIGNEE', 'ann@maker.example', null, 'ann → Nobody'],
  ['CHANGE_ACCOUNT', '3010001', '3010002', '3010001 → 3010002'],
  ['CREATE_REVISION', '0A', '0B', '0A → 0B'],
  ['CREATE_REVISION', null, '0A', '0A'],
  ['CHANGE_NOTE', '', 'Longer cable', 'No note → Longer cable'],
  ['ARTEFACT_BUILT', null, '42', '42 artefacts'],
  ['TREE_BUILT', null, '1', '1 product configuration'],
  ['UPLOAD_ARTEFACT', null, 'WIRING_FILE', 'Wiring file'],
  ['SOMETHING_ELSE', null, undefined, ''],
  ['SOMETHING_ELSE', 'one', 'two', 'one → two'],
])('%s from %s to %s: “%s”', (logType, old, next, text) => {
  expect(formatLogChange(logType, { old, new: next }, person)).toBe(text);
});

describe('the stream', () => {
  const stamp = (day: number) => ({
    created: `2024-03-0${day}T00:00:00Z`,
    createdBy: 'ann@maker.example',
    revision: day < 4 ? '0A' : '0B',
  });
  const log = (day: number, activityLogType: string, value: string | null) => ({
    ...stamp(day),
    activityLogId: String(day),
    activityLogType,
    data: { old: null, new: value },
  });
  const stream = buildActivityStream(
    {
      logs: [
        log(1, 'CREATE_CONFIGURATION_SET', null),
        log(5, 'CHANGE_STATE', 'APPROVED'),
        log(3, 'UPLOAD_ATTACHMENT', 'Diagram'),
        log(4, 'UPLOAD_ATTACHMENT', 'Deleted since'),
        log(6, 'NOBODY_KNOWS', null),
      ],
      comments: [{ ...stamp(2), commentId: '7', pinned: true, text: 'Seen' }],
      attachments: [
        {
          attachmentId: '8',
          attachmentName: 'Diagram',
          revision: '0A',
          versions: [{ ...stamp(3), versionNumber: 1 }],
        },
      ],
    },
    person,
  );
  const of = (filter: ActivityFilter) => filterActivity(stream, filter).map(({ id }) => id);

  test('is newest first, and tells the upload of a file that is there once', () => {
    expect(stream.map(({ text, detail }) => [text, detail])).toEqual([
      ['Nobody knows', ''],
      ['State changed', 'Approved'],
      ['Attachment uploaded', 'Deleted since'],
      ['Attachment uploaded', 'Diagram, version 1'],
      ['Comment', ''],
      ['Configuration created', ''],
    ]);
    expect(stream[4]?.comment?.text).toBe('Seen');
  });

  test('is narrowed by kind and revision', () => {
    expect(of({ kind: 'ALL', revision: '' })).toHaveLength(6);
    expect(of({ kind: 'COMMENT', revision: '' })).toEqual(['comment 7']);
    expect(of({ kind: 'FILE', revision: '0A' })).toEqual(['attachment 8 1']);
    expect(of({ kind: 'CHANGE', revision: '' })).toEqual(['log 6']);
    expect(of({ kind: 'STATE', revision: '0A' })).toEqual([]);
  });
});

test.each([
  ['kind=FILE&of=0B', { kind: 'FILE', revision: '0B' }],
  ['kind=NOTHING&of=9Z', { kind: 'ALL', revision: '' }],
  ['', { kind: 'ALL', revision: '' }],
])('the address “%s”', (address, filter) => {
  expect(parseActivityFilter(new URLSearchParams(address), [{ revisionName: '0B' }])).toEqual(filter);
});

test('what is at its default is left out of the address', () => {
  expect(toActivitySearchParams({ kind: 'ALL', revision: '' })).toEqual({ kind: '', of: '' });
  expect(toActivitySearchParams({ kind: 'FILE', revision: '0B' })).toEqual({ kind: 'FILE', of: '0B' });
});
