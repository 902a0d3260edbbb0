import * as z from 'zod/mini';
import { createFormSchema } from '../words/createFormSchema.ts';
import { isSameEmail } from '../words/emailAddress.ts';
import { requestDecisionTexts } from '../words/texts/requests.ts';
import type { AccessRequest } from './request.ts';
import { parseRequestStatus } from './status.ts';

export const requestDecisions = ['ACCEPT', 'PASS_ON', 'REJECT'] as const;
export type RequestDecision = (typeof requestDecisions)[number];

type DecisionFacts = {
  readonly action: 'APPROVE' | 'ESCALATE' | 'REJECT';
  readonly tone: 'success' | 'warning' | 'error';
  readonly snippets: readonly string[];
};

export const requestDecisionFacts: Record<RequestDecision, DecisionFacts> = {
  ACCEPT: { action: 'APPROVE', tone: 'success', snippets: requestDecisionTexts.snippets.ACCEPT },
  PASS_ON: { action: 'ESCALATE', tone: 'warning', snippets: requestDecisionTexts.snippets.PASS_ON },
  REJECT: { action: 'REJECT', tone: 'error', snippets: requestDecisionTexts.snippets.REJECT },
};

const reasonError = (reason: string): string | undefined =>
  reason.trim() === '' ? 'A reason is required' : undefined;

export const decisionFormSchema = createFormSchema(
  { reason: z.string() },
  { reason: ({ reason }) => reasonError(reason) },
);

export function appendSnippet(reason: string, snippet: string): string {
  const written = reason.trimEnd();
  if (written.includes(snippet)) return reason;
  return written === '' ? snippet : `${written}${written.includes('\n') ? '\n' : ' '}${snippet}`;
}

/** Whether the user's decision is the last action on a request: only the response of the call was lost. */
export function hasMadeDecision(
  email: string,
  decision: RequestDecision,
  note: string,
  now: Pick<AccessRequest, 'actions'>,
): boolean {
  const last = now.actions.at(-1);
  return (
    last !== undefined &&
    isSameEmail(last.createdBy, email) &&
    last.note === note &&
    parseRequestStatus(last.action) === parseRequestStatus(requestDecisionFacts[decision].action)
  );
}
