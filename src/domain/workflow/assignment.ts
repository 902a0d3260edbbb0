import { isSameEmail } from '../words/emailAddress.ts';
import type { Confirmation } from './event.ts';

export const assignmentOperations = ['ASSIGN', 'UNASSIGN'] as const;
export type AssignmentOperation = (typeof assignmentOperations)[number];

/** Operation of the assign button: users take a configuration, or give up one that is theirs. */
export function getAssignmentOperation(
  assigneeEmail: string | null | undefined,
  currentUserEmail: string,
): AssignmentOperation {
  return assigneeEmail && isSameEmail(assigneeEmail, currentUserEmail) ? 'UNASSIGN' : 'ASSIGN';
}

export const assignmentTexts: Record<AssignmentOperation, Confirmation> = {
  ASSIGN: {
    question: (id) => `Do you want to assign ${id} to yourself?`,
    action: 'Assign to me',
    success: (id) => `${id} has been assigned to you`,
  },
  UNASSIGN: {
    question: (id) => `Do you want to give up ${id}? Nobody will be assigned to it.`,
    action: 'Unassign',
    success: (id) => `${id} is no longer assigned to you`,
  },
};
