import { hasUserMovedState } from './lostResponses.ts';
import { getAssignmentOperation } from './assignment.ts';
import { bulkActions, type BulkAction } from './event.ts';
import { listAcceptingStates } from './transitions.ts';
import type { AnyState } from '../configuration/state.ts';
import { formatCount } from '../words/numbers.ts';
import type { Actor } from '../access/decision.ts';
import { checkConfigurationEvent, isEventPermitted } from './permission.ts';
import type { Unit } from '../access/roles.ts';

export type BulkSubject = {
  readonly configurationId: string;
  readonly kbMaxQuoteId?: number | null;
  readonly configurationState: AnyState;
  readonly assigneeEmail?: string | null;
};

export type BulkPlan<Subject extends BulkSubject> = {
  readonly eligible: readonly Subject[];
  readonly refused: readonly { readonly subject: Subject; readonly reason: string }[];
};

export const listBulkActions = (units: readonly Unit[]): readonly BulkAction[] =>
  bulkActions.filter((action) =>
    listAcceptingStates(action).some((state) => isEventPermitted(units, action, state)),
  );

/** Reason against `action` on `subject`. A configuration that the user has already is not unassigned. */
export function validateBulkAction(
  action: BulkAction,
  subject: BulkSubject,
  actor: Actor,
  currentUserEmail: string,
): string | undefined {
  const decision = checkConfigurationEvent(actor, action, subject);
  if (!decision.allowed) return decision.reason;
  const mine = getAssignmentOperation(subject.assigneeEmail, currentUserEmail) === 'UNASSIGN';
  return action === 'ASSIGN' && mine ? 'It is assigned to you already.' : undefined;
}

/** Whether the user has already done `action` to `subject`, as by a call whose response was lost. */
export const isBulkActionDone = (
  action: BulkAction,
  subject: BulkSubject & { readonly modifiedBy: string },
  currentUserEmail: string,
): boolean =>
  action === 'ASSIGN'
    ? getAssignmentOperation(subject.assigneeEmail, currentUserEmail) === 'UNASSIGN'
    : action === 'ARCHIVE' && hasUserMovedState(currentUserEmail, 'ARCHIVED', subject);

export function planBulkAction<Subject extends BulkSubject>(
  action: BulkAction,
  subjects: readonly Subject[],
  actor: Actor,
  currentUserEmail: string,
): BulkPlan<Subject> {
  const judged = subjects.map((subject) => ({
    subject,
    reason: validateBulkAction(action, subject, actor, currentUserEmail),
  }));
  return {
    eligible: judged.flatMap(({ subject, reason }) => (reason === undefined ? [subject] : [])),
    refused: judged.flatMap(({ subject, reason }) => (reason === undefined ? [] : [{ subject, reason }])),
  };
}

const numbered = (count: number): string => formatCount(count, 'configuration');

type BulkText = {
  readonly label: string;
  readonly question: (count: number) => string;
  readonly action: (count: number) => string;
  readonly title: (count: number) => string;
  readonly success: (count: number) => string;
};

export const bulkActionTexts: Record<BulkAction, BulkText> = {
  ASSIGN: {
    label: 'Assign to me',
    question: (count) => `Do you want to assign ${numbered(count)} to yourself?`,
    action: (count) => `Assign ${count}`,
    title: (count) => `Assign ${numbered(count)}`,
    success: (count) => `${numbered(count)} ${count === 1 ? 'has' : 'have'} been assigned to you`,
  },
  ARCHIVE: {
    label: 'Archive',
    question: (count) =>
      `Do you want to archive ${numbered(count)}? After that ${count === 1 ? 'it' : 'they'} can only be duplicated and exported.`,
    action: (count) => `Archive ${count}`,
    title: (count) => `Archive ${numbered(count)}`,
    success: (count) => `${numbered(count)} ${count === 1 ? 'has' : 'have'} been archived`,
  },
  EXPORT: {
    label: 'Export',
    question: (count) =>
      `Do you want to export ${numbered(count)}? ${count === 1 ? 'It is' : 'Each is'} saved with its files as an archive.`,
    action: (count) => `Export ${count}`,
    title: (count) => `Export ${numbered(count)}`,
    success: (count) => `${numbered(count)} ${count === 1 ? 'has' : 'have'} been exported`,
  },
};
