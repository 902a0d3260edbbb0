import { isSameAddress } from '../words/emailAddress.ts';
import type { Confirmation } from './eventText.ts';

export const assignmentOperations = ['ASSIGN', 'UNASSIGN'] as const;
export type AssignmentOperation = (typeof assignmentOperations)[number];

/** What assigning does for the current user: it takes the configuration, or gives it up when it is already theirs. */
export function assignmentOperation(
  assigneeEmail: string | null | undefined,
  currentUserEmail: string,
): AssignmentOperation {
  return assigneeEmail && isSameAddress(assigneeEmail, currentUserEmail) ? 'UNASSIGN' : 'ASSIGN';
}

/** The words of assigning, which are others for giving up. */
export const assignmentText: Record<AssignmentOperation, Confirmation> = {
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
