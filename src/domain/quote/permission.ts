import { validateAccountNotRetired, type Account } from '../account/accounts.ts';
import type { Role, Unit } from '../access/roles.ts';
import { allowedDecision, createRefusal, type Decision } from '../access/decision.ts';
import type { AnyState, ConfigurationState } from '../configuration/state.ts';
import { formatDisjunction } from '../words/lists.ts';
import { formatCount } from '../words/numbers.ts';
import { joinSentences } from '../words/sentences.ts';
import { formatState } from '../words/stateAppearances.ts';
import { listBlockingMessages, isQuoteToHandle, getQuoteState } from './facts.ts';
import { checkStaffRoles, quoteRoles } from './quotesAccess.ts';
import type { Quote } from './quoteDto.ts';

const engineering: readonly Role[] = ['APPLICATION_ENGINEER', 'APPROVER', 'ADMIN'];
const approving: readonly Role[] = ['APPROVER', 'ADMIN'];

export const quoteActions = [
  'SUBMIT',
  'APPROVE',
  'REJECT',
  'ASSIGN',
  'RENAME',
  'CLONE',
  'DELETE_LOG',
  'DELETE',
] as const;
export type QuoteAction = (typeof quoteActions)[number];

type Judged = Pick<Quote, 'state' | 'status' | 'products' | 'headerValues'>;

type ActionRule = {
  readonly act: string;
  readonly roles: readonly Role[];
  readonly states: readonly ConfigurationState[];
  readonly wrongState: (state: string) => string;
};

const open = ['CONFIGURING', 'WAITING_FOR_APPROVAL', 'APPROVED'] as const;
const whileGenerating = 'Its output files are being generated.';
const rejected = ['WAITING_FOR_APPROVAL', 'APPROVED'] as const;
const only =
  (act: string, states: readonly ConfigurationState[], isAfterReject = false) =>
  (state: string): string => {
    if (state === formatState('GENERATING_ARTEFACTS')) return whileGenerating;
    const wanted = formatDisjunction(states.map((each) => formatState(each).toLowerCase()));
    const refusal = `Only a quote that is ${wanted} can be ${act}; this one is ${state.toLowerCase()}.`;
    const isRejected = rejected.some((each) => formatState(each) === state);
    return joinSentences([refusal, isAfterReject && isRejected ? 'Reject it first.' : undefined]);
  };

const actionRule: Record<QuoteAction, ActionRule> = {
  SUBMIT: {
    act: 'submit quotes',
    roles: engineering,
    states: ['CONFIGURING'],
    wrongState: only('submitted', ['CONFIGURING']),
  },
  APPROVE: {
    act: 'approve quotes',
    roles: approving,
    states: ['WAITING_FOR_APPROVAL'],
    wrongState: only('approved', ['WAITING_FOR_APPROVAL']),
  },
  REJECT: {
    act: 'reject quotes',
    roles: engineering,
    states: rejected,
    wrongState: only('rejected', rejected),
  },
  ASSIGN: {
    act: 'assign quotes',
    roles: quoteRoles,
    states: ['WAITING_FOR_APPROVAL', 'APPROVED'],
    wrongState: only('assigned', ['WAITING_FOR_APPROVAL', 'APPROVED']),
  },
  RENAME: {
    act: 'rename quotes',
    roles: quoteRoles,
    states: open,
    wrongState: only('renamed', open),
  },
  CLONE: {
    act: 'clone quotes',
    roles: quoteRoles,
    states: [...open, 'ARCHIVED'],
    wrongState: () => whileGenerating,
  },
  DELETE_LOG: {
    act: 'delete log lines',
    roles: quoteRoles,
    states: open,
    wrongState: only('cleared of log lines', open),
  },
  DELETE: {
    act: 'delete quotes',
    roles: quoteRoles,
    states: ['CONFIGURING'],
    wrongState: only('deleted', ['CONFIGURING'], true),
  },
};

/** Engineers send back quotes that wait for approval; an approved one is only sent back by approvers. */
const rolesFor = (action: QuoteAction, state: ConfigurationState): readonly Role[] =>
  action === 'REJECT' && state === 'APPROVED' ? approving : actionRule[action].roles;

export function checkQuoteState(action: QuoteAction, quote: Judged): Decision {
  const { states, wrongState } = actionRule[action];
  const state = getQuoteState(quote);
  const fits = action === 'ASSIGN' ? isQuoteToHandle(quote) : states.includes(state);
  if (!fits) return createRefusal('STATE', wrongState(formatState(state)));
  if (action === 'SUBMIT' && (quote.products ?? []).length === 0)
    return createRefusal('SUBJECT', 'Nothing has been configured in it yet.');
  const errors = action === 'SUBMIT' ? listBlockingMessages(quote) : [];
  if (errors.length > 0) {
    return createRefusal(
      'SUBJECT',
      `${formatCount(errors.length, 'error')} to mend first: ${errors.join(' ')}`,
    );
  }
  return allowedDecision;
}

export function checkQuoteAction(action: QuoteAction, units: readonly Unit[], quote: Judged): Decision {
  const byRole = checkStaffRoles(units, rolesFor(action, getQuoteState(quote)), actionRule[action].act);
  return byRole.allowed ? checkQuoteState(action, quote) : byRole;
}

export function checkQuoteCloning(
  units: readonly Unit[],
  quote: Judged,
  customer: Pick<Account, 'accountName' | 'accountState'> | undefined,
): Decision {
  const decision = checkQuoteAction('CLONE', units, quote);
  const reason = customer && validateAccountNotRetired(customer);
  return decision.allowed && reason !== undefined ? createRefusal('SUBJECT', reason) : decision;
}

const designed = ['CONFIGURING', 'WAITING_FOR_APPROVAL'] as const;

export const canChangeDesign = (state: AnyState): boolean => designed.some((each) => each === state);

export function checkQuoteDesignChange(quote: Pick<Quote, 'state' | 'status'>): Decision {
  const state = getQuoteState(quote);
  return canChangeDesign(state)
    ? allowedDecision
    : createRefusal('STATE', only('configured', designed, true)(formatState(state)));
}
