import { describe, expect, test } from 'vitest';
import type { Role } from '../access/roles.ts';
import {
  checkQuoteAction,
  quoteActions,
  checkQuoteState,
  checkQuoteDesignChange,
  type QuoteAction,
} from './permission.ts';
import { checkQuotesAccess } from './quotesAccess.ts';
import { buildUnit } from '../../../tests/factories/person.ts';
import {
  buildApprovedQuote,
  buildQuote,
  buildQuoteProduct,
  buildWaitingQuote,
} from '../../../tests/factories/quote.ts';

const staff = (role: Role) => [buildUnit('STAFF', role)];

describe('the quotes are open to', () => {
  test.each([
    ['KB_MAX', true],
    ['SALES_ENGINEER', true],
    ['APPLICATION_ENGINEER', true],
    ['APPROVER', true],
    ['ADMIN', true],
    ['PRODUCTION', false],
    ['SUPPORT', false],
    ['GRANTER', false],
  ] as const)('%s: %s', (role, open) => {
    expect(checkQuotesAccess(staff(role)).allowed).toBe(open);
    expect(checkQuotesAccess([buildUnit('CUSTOMER', role)]).allowed).toBe(false);
  });
  test('a refusal says who can', () => {
    expect(checkQuotesAccess(staff('SUPPORT'))).toMatchObject({
      reason:
        'Only 3D configurators, Sales engineers, Application engineers, Approvers, and Administrators can see the quotes.',
    });
  });
});

const archived = buildQuote({ state: 'Archived', status: ['ARCHIVED'] });
const generating = buildQuote({
  state: 'Generating configuration outputs',
  status: ['GENERATING_ARTEFACTS'],
});
const states = {
  inWork: buildQuote(),
  waiting: buildWaitingQuote(),
  approved: buildApprovedQuote(),
  archived,
  generating,
};
type State = keyof typeof states;

const allowedIn: Record<QuoteAction, readonly State[]> = {
  SUBMIT: ['inWork'],
  APPROVE: ['waiting'],
  REJECT: ['waiting', 'approved'],
  ASSIGN: ['waiting', 'approved'],
  RENAME: ['inWork', 'waiting', 'approved'],
  CLONE: ['inWork', 'waiting', 'approved', 'archived'],
  DELETE_LOG: ['inWork', 'waiting', 'approved'],
  DELETE: ['inWork'],
};

describe.each(quoteActions)('%s', (action) => {
  test.each(Object.keys(states) as State[])('of a quote that is %s', (state) => {
    const decision = checkQuoteState(action, states[state]);
    expect(decision.allowed).toBe(allowedIn[action].includes(state));
    expect(checkQuoteAction(action, staff('ADMIN'), states[state])).toEqual(decision);
    expect(checkQuoteAction(action, staff('SUPPORT'), states[state])).toMatchObject({
      allowed: false,
      rule: 'ROLE',
    });
    expect(checkQuoteAction(action, [buildUnit('CUSTOMER', 'ADMIN')], states[state]).allowed).toBe(false);
  });
});

describe('who', () => {
  test.each([
    ['SALES_ENGINEER', ['ASSIGN', 'RENAME', 'CLONE', 'DELETE_LOG']],
    ['KB_MAX', ['ASSIGN', 'RENAME', 'CLONE', 'DELETE_LOG']],
    ['APPLICATION_ENGINEER', ['REJECT', 'ASSIGN', 'RENAME', 'CLONE', 'DELETE_LOG']],
    ['APPROVER', ['APPROVE', 'REJECT', 'ASSIGN', 'RENAME', 'CLONE', 'DELETE_LOG']],
  ] as const)('%s, of what waits for approval: %j', (role, actions) => {
    const held = quoteActions.filter(
      (action) => checkQuoteAction(action, staff(role), buildWaitingQuote()).allowed,
    );
    expect(held).toEqual(actions);
  });
  test('what is approved is sent back by those alone who approve', () => {
    expect(checkQuoteAction('REJECT', staff('APPLICATION_ENGINEER'), buildApprovedQuote()).allowed).toBe(
      false,
    );
    expect(checkQuoteAction('REJECT', staff('APPROVER'), buildApprovedQuote()).allowed).toBe(true);
  });
});

describe('reasons', () => {
  test.each([
    [
      'APPROVE',
      buildQuote(),
      'Only a quote that is waiting for approval can be approved; this one is configuring.',
    ],
    [
      'REJECT',
      archived,
      'Only a quote that is waiting for approval or approved can be rejected; this one is archived.',
    ],
    ['DELETE', generating, 'Its output files are being generated.'],
    ['CLONE', generating, 'Its output files are being generated.'],
  ] as const)('%s', (action, quote, reason) => {
    expect(checkQuoteState(action, quote)).toEqual({ allowed: false, rule: 'STATE', reason });
  });

  test('what was handed in is rejected before it is deleted', () => {
    expect(checkQuoteState('DELETE', buildWaitingQuote())).toMatchObject({
      reason:
        'Only a quote that is configuring can be deleted; this one is waiting for approval. Reject it first.',
    });
  });

  test('nobody is told to reject what cannot be rejected', () => {
    expect(checkQuoteState('DELETE', archived)).toMatchObject({
      reason: 'Only a quote that is configuring can be deleted; this one is archived.',
    });
  });

  test('a quote without a product cannot be submitted', () => {
    expect(checkQuoteState('SUBMIT', buildQuote({ products: [] }))).toMatchObject({
      reason: 'Nothing has been configured in it yet.',
    });
  });

  test('errors of the configurator keep a quote from being submitted, warnings do not', () => {
    const saying = (severity: 'ERROR' | 'WARNING') =>
      buildQuote({
        products: [
          buildQuoteProduct({
            configuredProduct: {
              configurators: [{ validationMessages: [{ severity, text: 'No emergency stop.' }] }],
            },
          }),
        ],
      });
    expect(checkQuoteState('SUBMIT', saying('WARNING'))).toEqual({ allowed: true });
    expect(checkQuoteState('SUBMIT', saying('ERROR'))).toEqual({
      allowed: false,
      rule: 'SUBJECT',
      reason: '1 error to mend first: No emergency stop.',
    });
  });
});

test.each([
  ['inWork', undefined],
  ['waiting', undefined],
  [
    'approved',
    'Only a quote that is configuring or waiting for approval can be configured; this one is approved. Reject it first.',
  ],
  [
    'archived',
    'Only a quote that is configuring or waiting for approval can be configured; this one is archived.',
  ],
  ['generating', 'Its output files are being generated.'],
] as const)('the design of a quote that is %s can be changed, unless: %s', (state, reason) => {
  const decision = checkQuoteDesignChange(states[state]);
  expect(decision).toEqual(
    reason === undefined ? { allowed: true } : { allowed: false, rule: 'STATE', reason },
  );
});
