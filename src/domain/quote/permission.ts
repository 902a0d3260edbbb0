import { retiredRefusal, type Account } from '../account/accounts.ts';
import type { Role, Unit } from '../access/roles.ts';
import { allowed, refused, type Verdict } from '../access/verdict.ts';
import type { AnyState, ConfigurationState } from '../configuration/state.ts';
import { disjunction } from '../words/lists.ts';
import { countText } from '../words/numbers.ts';
import { sentences } from '../words/sentences.ts';
import { stateText } from '../words/stateLooks.ts';
import { blockingMessages, isToBeDecided, quoteStateOf } from './facts.ts';
import { byRoles, quoting } from './quoting.ts';
import type { Quote } from './wire.ts';

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
    if (state === stateText('GENERATING_ARTEFACTS')) return whileGenerating;
    const wanted = disjunction(states.map((each) => stateText(each).toLowerCase()));
    const refusal = `Only a quote that is ${wanted} can be ${act}; this one is ${state.toLowerCase()}.`;
    const isRejected = rejected.some((each) => stateText(each) === state);
    return sentences([refusal, isAfterReject && isRejected ? 'Reject it first.' : undefined]);
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
    roles: quoting,
    states: ['WAITING_FOR_APPROVAL', 'APPROVED'],
    wrongState: only('assigned', ['WAITING_FOR_APPROVAL', 'APPROVED']),
  },
  RENAME: {
    act: 'rename quotes',
    roles: quoting,
    states: open,
    wrongState: only('renamed', open),
  },
  CLONE: {
    act: 'clone quotes',
    roles: quoting,
    states: [...open, 'ARCHIVED'],
    wrongState: () => whileGenerating,
  },
  DELETE_LOG: {
    act: 'delete log lines',
    roles: quoting,
    states: open,
    wrongState: only('cleared of log lines', open),
  },
  DELETE: {
    act: 'delete quotes',
    roles: quoting,
    states: ['CONFIGURING'],
    wrongState: only('deleted', ['CONFIGURING'], true),
  },
};

/** An engineer sends back what waits; what has been approved already only somebody who approves. */
const rolesFor = (action: QuoteAction, state: ConfigurationState): readonly Role[] =>
  action === 'REJECT' && state === 'APPROVED' ? approving : actionRule[action].roles;

export function quoteAllows(action: QuoteAction, quote: Judged): Verdict {
  const { states, wrongState } = actionRule[action];
  const state = quoteStateOf(quote);
  const fits = action === 'ASSIGN' ? isToBeDecided(quote) : states.includes(state);
  if (!fits) return refused('STATE', wrongState(stateText(state)));
  if (action === 'SUBMIT' && (quote.products ?? []).length === 0)
    return refused('SUBJECT', 'Nothing has been configured in it yet.');
  const errors = action === 'SUBMIT' ? blockingMessages(quote) : [];
  if (errors.length > 0) {
    return refused('SUBJECT', `${countText(errors.length, 'error')} to mend first: ${errors.join(' ')}`);
  }
  return allowed;
}

export function mayOnQuote(action: QuoteAction, units: readonly Unit[], quote: Judged): Verdict {
  const byRole = byRoles(units, rolesFor(action, quoteStateOf(quote)), actionRule[action].act);
  return byRole.allowed ? quoteAllows(action, quote) : byRole;
}

export function mayCloneQuote(
  units: readonly Unit[],
  quote: Judged,
  customer: Pick<Account, 'accountName' | 'accountState'> | undefined,
): Verdict {
  const verdict = mayOnQuote('CLONE', units, quote);
  const reason = customer && retiredRefusal(customer);
  return verdict.allowed && reason !== undefined ? refused('SUBJECT', reason) : verdict;
}

const designed = ['CONFIGURING', 'WAITING_FOR_APPROVAL'] as const;

export const stateTakesDesign = (state: AnyState): boolean => designed.some((each) => each === state);

export function quoteTakesDesign(quote: Pick<Quote, 'state' | 'status'>): Verdict {
  const state = quoteStateOf(quote);
  return stateTakesDesign(state)
    ? allowed
    : refused('STATE', only('configured', designed, true)(stateText(state)));
}
