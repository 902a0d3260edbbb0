import { describe, expect, test } from 'vitest';
import { buildConfigurationRequestItem, buildAccessRequest } from '../../../tests/factories/accessRequest.ts';
import {
  describeItemOwnership,
  listOtherRequests,
  isRequestAlreadyGranted,
  isFiledOnBehalf,
} from './requestContext.ts';
import { decisionFormSchema, requestDecisionFacts, requestDecisions, appendSnippet } from './decision.ts';
import { describeRequestChanges, formatRequestTarget } from './request.ts';
import { isMatchingRequest, findOwnOpenRequest } from './ownOpenRequest.ts';
import { mergeRequestQueue, listWaitingRequests } from './queue.ts';
import {
  formatRequestAction,
  isUndecidedStatus,
  parseRequestStatus,
  getRequestDisplayStatus,
  listRequestStages,
} from './status.ts';

describe('a status', () => {
  test.each([
    ['OPEN', 'OPEN'],
    ['open', 'OPEN'],
    ['Registered on Jira', 'REGISTERED_ON_JIRA'],
    ['REGISTERED_IN_JIRA', 'REGISTERED_ON_JIRA'],
    ['registered-on-jira', 'REGISTERED_ON_JIRA'],
    ['APPROVE', 'APPROVED'],
    ['Rejected', 'REJECTED'],
    ['CLOSED', 'CLOSED'],
    ['EXHAUSTED', 'EXHAUSTED'],
    ['ON_HOLD', undefined],
  ])('%s is %s', (wire, expected) => {
    expect(parseRequestStatus(wire)).toBe(expected);
    expect(getRequestDisplayStatus(wire)).toBe(expected ?? wire);
  });
  test('only what is open or passed on can be decided', () => {
    const every = ['OPEN', 'REGISTERED_ON_JIRA', 'APPROVED', 'REJECTED', 'CLOSED', 'EXHAUSTED', 'ON_HOLD'];
    expect(every.filter(isUndecidedStatus)).toEqual(['OPEN', 'REGISTERED_ON_JIRA']);
  });
  test('an action is told in the past, an unknown one as it came', () => {
    expect(['APPROVE', 'ESCALATE', 'REJECTED', 'FORWARD'].map(formatRequestAction)).toEqual([
      'Approved',
      'Passed on',
      'Rejected',
      'FORWARD',
    ]);
  });
  test.each([
    ['OPEN', 'Asked DONE, Waiting for a decision CURRENT, Decided AHEAD'],
    ['REGISTERED_ON_JIRA', 'Asked DONE, Passed on CURRENT, Decided AHEAD'],
    ['REJECTED', 'Asked DONE, Waiting for a decision DONE, Rejected DONE'],
    ['ON_HOLD', 'Asked DONE, Waiting for a decision DONE, ON_HOLD DONE'],
  ])('%s stands at its stage', (status, expected) =>
    expect(
      listRequestStages(status)
        .map(({ name, standing }) => `${name} ${standing}`)
        .join(', '),
    ).toBe(expected),
  );
});

test.each([
  [buildAccessRequest(), 'Product 0123456 · G6 Transmitter'],
  [
    buildAccessRequest({
      requestType: 'CONFIGURATION_ACCESS',
      item: buildConfigurationRequestItem('OU1234'),
    }),
    'Configuration OU1234',
  ],
  [
    buildAccessRequest({
      requestType: 'ELEVATED_PERMISSIONS',
      requestedRoles: ['APPROVER'],
      realm: 'MAKER',
      item: null,
    }),
    'Approver · Employees',
  ],
  [
    buildAccessRequest({
      requestType: 'ELEVATED_PERMISSIONS',
      requestedRoles: ['ADMIN', 'GRANTER'],
      item: null,
    }),
    'Administrator, Granter',
  ],
  [
    buildAccessRequest({ requestType: 'ELEVATED_PERMISSIONS', requestedRoles: [], item: null }),
    'Elevated permissions',
  ],
  [buildAccessRequest({ item: null }), 'Product access'],
])('%#: what is asked for has a name', (request, text) =>
  expect(formatRequestTarget(request, 'MAKER')).toBe(text),
);

describe('a decision', () => {
  test.each([
    ['ACCEPT', 'APPROVE', 'success'],
    ['PASS_ON', 'ESCALATE', 'warning'],
    ['REJECT', 'REJECT', 'error'],
  ] as const)('to %s is %s, in the tone of %s', (decision, action, tone) =>
    expect(requestDecisionFacts[decision]).toMatchObject({ action, tone }),
  );
  test('has reasons that are often given', () => {
    for (const decision of requestDecisions) expect(requestDecisionFacts[decision].snippets).not.toEqual([]);
  });
  test.each([
    ['', ['A reason is required']],
    [' \n', ['A reason is required']],
    ['Checked', []],
  ])('for the reason %j says %j', (reason, expected) =>
    expect(
      decisionFormSchema.safeParse({ reason }).error?.issues.map(({ message }) => message) ?? [],
    ).toEqual(expected),
  );
  test.each([
    ['', 'Checked.', 'Checked.'],
    ['So: ', 'Checked.', 'So: Checked.'],
    ['One\nTwo', 'Checked.', 'One\nTwo\nChecked.'],
    ['Checked. Yes.', 'Checked.', 'Checked. Yes.'],
  ])('%j and the reason %j are %j', (reason, snippet, expected) =>
    expect(appendSnippet(reason, snippet)).toBe(expected),
  );
});

describe('a request that somebody else has moved', () => {
  const person = (email: string): string => email.split('@')[0] ?? '';
  const rejected = { action: 'REJECT', note: 'No', created: '', createdBy: 'granter@maker.example' };
  test.each([
    ['unmoved', {}, []],
    ['another spelling', { ticketStatus: 'open' }, []],
    ['rejected', { ticketStatus: 'REJECTED', actions: [rejected] }, ['Rejected by granter: No']],
    [
      'passed on twice',
      { actions: [rejected, { ...rejected, note: '' }] },
      ['Rejected by granter: No', 'Rejected by granter'],
    ],
    ['closed by nobody', { ticketStatus: 'CLOSED' }, ['It is now: Closed']],
  ])('%s', (_, change, expected) =>
    expect(describeRequestChanges(buildAccessRequest(), buildAccessRequest(change), person)).toEqual(
      expected,
    ),
  );
});

describe('the queue', () => {
  const row = (ticketId: string, created: string, ticketStatus = 'OPEN') =>
    buildAccessRequest({ ticketId, created, ticketStatus });
  const rows = [
    row('new', '2026-03-03'),
    row('passed', '2026-01-01', 'REGISTERED_ON_JIRA'),
    row('old', '2026-03-01'),
    row('done', '2026-02-01', 'APPROVED'),
  ];
  const ids = (some: readonly { ticketId: string }[]) => some.map(({ ticketId }) => ticketId).join(' ');
  const waiting = listWaitingRequests(rows);
  test('is the open ones by age, then those passed on', () => expect(ids(waiting)).toBe('old new passed'));
  test('only grows, at its end', () => {
    expect(mergeRequestQueue(waiting, waiting.slice(1))).toBe(waiting);
    expect(ids(mergeRequestQueue(waiting, [row('later', '2025-01-01'), ...waiting]))).toBe(
      'old new passed later',
    );
  });
});

describe('one’s own request', () => {
  const product = { productFamily: 'G6', deviceType: 'PCU', serialNumber: '0123456' } as const;
  const access = buildAccessRequest({
    requestType: 'CONFIGURATION_ACCESS',
    item: buildConfigurationRequestItem('OU1234'),
  });
  const role = buildAccessRequest({
    requestType: 'ELEVATED_PERMISSIONS',
    requestedRoles: ['APPROVER', 'ADMIN'],
    affiliation: '1',
    item: null,
  });
  test.each([
    ['the product', buildAccessRequest(), { product }, true],
    ['its other device', buildAccessRequest(), { product: { ...product, deviceType: 'CU' as const } }, false],
    ['the configuration', access, { configurationId: 'ou1234' }, true],
    ['another configuration', access, { configurationId: 'OU1235' }, false],
    [
      'a role for the configuration',
      access,
      { configurationId: 'OU1234', roles: ['APPROVER' as const] },
      false,
    ],
    ['one of the roles', role, { roles: ['APPROVER' as const] }, true],
    ['a role more', role, { roles: ['APPROVER' as const, 'KB_MAX' as const] }, false],
    ['a role at the same customer', role, { roles: ['ADMIN' as const], affiliation: '1' }, true],
    ['a role at another customer', role, { roles: ['ADMIN' as const], affiliation: '2' }, false],
    ['a role among the employees', role, { roles: ['ADMIN' as const], affiliation: null }, false],
    [
      'a role that an employee has asked for',
      { ...role, affiliation: '3005019' },
      { roles: ['ADMIN' as const], affiliation: null },
      true,
    ],
    ['nothing in particular', role, {}, false],
  ])('for %s', (_, request, wanted, expected) => expect(isMatchingRequest(request, wanted)).toBe(expected));
  test('is looked for among those that are not decided', () => {
    expect(
      findOwnOpenRequest([{ ...access, ticketStatus: 'REJECTED' }], { configurationId: 'OU1234' }),
    ).toBeUndefined();
    expect(findOwnOpenRequest([access], { configurationId: 'OU1234' })).toBe(access);
  });
});

describe('beside a request', () => {
  const base = {
    address: 'New.Person@visitor.example',
    realm: 'CUSTOMER',
    affiliation: '1',
    roles: ['BASIC' as const],
    item: null,
  };
  const opened = { ...base, item: { configurationId: 'OU1234', productItem: null } };
  const productItem = { productFamily: 'G6', deviceType: 'PCU', serialNumber: '0123456' } as const;
  const sold = { ...base, item: { configurationId: null, productItem } };
  const receiver = { configurationId: null, productItem: { ...productItem, deviceType: 'CU' as const } };
  const access = buildAccessRequest({
    requestType: 'CONFIGURATION_ACCESS',
    item: buildConfigurationRequestItem('OU1234'),
  });
  const role = buildAccessRequest({ requestType: 'ELEVATED_PERMISSIONS', affiliation: '1', item: null });
  test.each([
    ['nothing', access, [], false],
    ['the account alone', access, [base], false],
    ['the configuration', access, [opened], true],
    ['the configuration, somebody else', access, [{ ...opened, address: 'other@visitor.example' }], false],
    ['the product', buildAccessRequest(), [sold], true],
    ['the receiver of the same number', buildAccessRequest(), [{ ...base, item: receiver }], false],
    ['the role', role, [base], true],
    ['the role elsewhere', role, [{ ...base, affiliation: '2' }], false],
    ['the role for one thing', role, [opened], false],
  ])('who holds %s', (_, request, grants, expected) =>
    expect(isRequestAlreadyGranted(request, grants)).toBe(expected),
  );

  test.each([
    [null, null, 'BAD', 'Product 1 does not exist, or you do not have access to it.'],
    ['1', { accountNumber: '1', accountName: 'Acme' }, 'GOOD', 'Product 1 belongs to Acme · 1.'],
    ['2', { accountNumber: '1', accountName: 'Acme' }, 'BAD', 'Product 1 belongs to Acme · 1, not to 2.'],
    [null, { accountNumber: '1' }, 'CAUTION', 'Product 1 belongs to 1.'],
    ['2', { accountNumber: null }, 'BAD', 'Product 1 belongs to no customer, not to 2.'],
  ] as const)('%#: the thing belongs to whom it belongs', (wanted, found, tone, text) =>
    expect(describeItemOwnership('Product 1', wanted, found)).toEqual({ tone, text }),
  );

  test('the other requests of the address, newest first', () => {
    const others = [
      buildAccessRequest({ ticketId: 'a', created: '2025-01-01' }),
      buildAccessRequest({
        ticketId: 'b',
        created: '2025-02-01',
        reporterEmail: 'NEW.person@visitor.example',
      }),
      buildAccessRequest({ ticketId: 'c', reporterEmail: 'other@visitor.example' }),
      buildAccessRequest(),
    ];
    expect(listOtherRequests(buildAccessRequest(), others).map(({ ticketId }) => ticketId)).toEqual([
      'b',
      'a',
    ]);
  });

  test('somebody may have filed it for another', () => {
    expect(isFiledOnBehalf(buildAccessRequest())).toBe(false);
    expect(isFiledOnBehalf(buildAccessRequest({ createdBy: 'granter@maker.example' }))).toBe(true);
  });
});
