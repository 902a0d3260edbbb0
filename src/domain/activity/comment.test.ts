import { expect, test } from 'vitest';
import {
  commentFormSchema,
  sortComments,
  findLatestComment,
  checkCommentCreation,
  checkCommentDeletion,
} from './comment.ts';
import type { Unit } from '../access/roles.ts';
import { buildUnit } from '../../../tests/factories/person.ts';

test('pinned comments first, then the newest', () => {
  const comments = [
    { id: 'old', pinned: false, created: '2024-03-01T00:00:00Z' },
    { id: 'pinned old', pinned: true, created: '2024-02-01T00:00:00Z' },
    { id: 'new', pinned: null, created: '2024-03-02T00:00:00Z' },
    { id: 'pinned new', pinned: true, created: '2024-02-02T00:00:00Z' },
  ];
  expect(sortComments(comments).map((comment) => comment.id)).toEqual([
    'pinned new',
    'pinned old',
    'new',
    'old',
  ]);
});

test('the latest comment is the newest, pinned or not', () => {
  const comments = [
    { id: 'pinned', pinned: true, created: '2024-02-02T00:00:00Z' },
    { id: 'new', pinned: null, created: '2024-03-02T00:00:00Z' },
    { id: 'old', pinned: false, created: '2024-03-01T00:00:00Z' },
  ];
  expect(findLatestComment(comments)?.id).toBe('new');
  expect(findLatestComment([])).toBeUndefined();
});

test('a comment says something', () => {
  const form = { text: ' ', staffOnly: true, pinned: false };
  expect(commentFormSchema.safeParse(form).error?.issues[0]?.message).toBe('A comment is required');
  expect(commentFormSchema.safeParse({ ...form, text: 'Seen' }).success).toBe(true);
});

test('whoever has the method writes comments, and deletes their own; an administrator any', () => {
  const operations = new Set(['configurationSetCommentCreate', 'configurationSetCommentDelete']);
  const units: Unit[] = [buildUnit('STAFF', 'SUPPORT')];
  const admin: Unit[] = [buildUnit('STAFF', 'ADMIN')];
  const customerAdmin: Unit[] = [buildUnit('CUSTOMER', 'ADMIN')];
  const comment = { createdBy: 'ann@maker.example' };
  expect(checkCommentCreation({ units, operations }).allowed).toBe(true);
  expect(checkCommentCreation({ units, operations: new Set() }).allowed).toBe(false);
  expect(checkCommentDeletion({ units, operations }, 'Ann@maker.example', comment).allowed).toBe(true);
  expect(checkCommentDeletion({ units, operations }, 'bob@maker.example', comment)).toMatchObject({
    reason: 'Only its author and Administrators can delete a comment.',
  });
  expect(checkCommentDeletion({ units: customerAdmin, operations }, 'bob@x.example', comment).allowed).toBe(
    false,
  );
  expect(checkCommentDeletion({ units: admin, operations }, 'bob@maker.example', comment).allowed).toBe(true);
  expect(checkCommentDeletion({ units: admin, operations: new Set() }, 'a@b.example', comment).allowed).toBe(
    false,
  );
});
