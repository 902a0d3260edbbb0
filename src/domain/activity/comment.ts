import * as z from 'zod/mini';
import { isSameAddress } from '../words/emailAddress.ts';
import { isStaffAdmin } from '../access/unitFlags.ts';
import { onlyText } from '../access/staffVerdicts.ts';
import { formSchema } from '../words/formSchema.ts';
import { mayCall, refused, type Actor, type Verdict } from '../access/verdict.ts';

export type Comment = { readonly pinned?: boolean | null; readonly created: string };

export const commentsInOrder = <Of extends Comment>(comments: readonly Of[]): readonly Of[] =>
  comments.toSorted(
    (one, other) =>
      Number(other.pinned ?? false) - Number(one.pinned ?? false) ||
      Date.parse(other.created) - Date.parse(one.created),
  );

export const latestComment = <Of extends Comment>(comments: readonly Of[]): Of | undefined =>
  comments.toSorted((one, other) => Date.parse(other.created) - Date.parse(one.created))[0];

export const commentForm = formSchema(
  { text: z.string(), staffOnly: z.boolean(), pinned: z.boolean() },
  { text: ({ text }) => (text.trim() === '' ? 'A comment is required' : undefined) },
);

export const mayComment = (actor: Actor): Verdict => mayCall(actor, 'configurationSetCommentCreate');

/** Whether a person may delete a comment: their own, or any as a staff administrator. */
export function mayDeleteComment(
  actor: Actor,
  email: string,
  comment: { readonly createdBy: string },
): Verdict {
  if (!isSameAddress(comment.createdBy, email) && !isStaffAdmin(actor.units)) {
    return refused('ROLE', onlyText('its author and Administrators', 'delete a comment'));
  }
  return mayCall(actor, 'configurationSetCommentDelete');
}
