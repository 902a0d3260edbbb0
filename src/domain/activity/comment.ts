import * as z from 'zod/mini';
import { isSameEmail } from '../words/emailAddress.ts';
import { isStaffAdmin } from '../access/unitFlags.ts';
import { formatRoleRefusal } from '../access/staffDecisions.ts';
import { createFormSchema } from '../words/createFormSchema.ts';
import { checkOperations, createRefusal, type Actor, type Decision } from '../access/decision.ts';

export type Comment = { readonly pinned?: boolean | null; readonly created: string };

export const sortComments = <Of extends Comment>(comments: readonly Of[]): readonly Of[] =>
  comments.toSorted(
    (one, other) =>
      Number(other.pinned ?? false) - Number(one.pinned ?? false) ||
      Date.parse(other.created) - Date.parse(one.created),
  );

export const findLatestComment = <Of extends Comment>(comments: readonly Of[]): Of | undefined =>
  comments.toSorted((one, other) => Date.parse(other.created) - Date.parse(one.created))[0];

export const commentFormSchema = createFormSchema(
  { text: z.string(), staffOnly: z.boolean(), pinned: z.boolean() },
  { text: ({ text }) => (text.trim() === '' ? 'A comment is required' : undefined) },
);

export const checkCommentCreation = (actor: Actor): Decision =>
  checkOperations(actor, 'configurationSetCommentCreate');

/** Whether a person may delete a comment: their own, or any as a staff administrator. */
export function checkCommentDeletion(
  actor: Actor,
  email: string,
  comment: { readonly createdBy: string },
): Decision {
  if (!isSameEmail(comment.createdBy, email) && !isStaffAdmin(actor.units)) {
    return createRefusal('ROLE', formatRoleRefusal('its author and Administrators', 'delete a comment'));
  }
  return checkOperations(actor, 'configurationSetCommentDelete');
}
