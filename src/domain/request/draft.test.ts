import { describe, expect, test } from 'vitest';
import type { Unit } from '../access/roles.ts';
import { buildUnit } from '../../../tests/factories/person.ts';
import {
  listAffiliations,
  type Requester,
  listRequestCustomers,
  resolveRequestDefaults,
  getForcedRequestKind,
  createRequestDraft,
  listRequestKindOptions,
  canChooseRequestKind,
  isCustomerRealm,
  createPrefilledRequest,
  createRequestAboutFormSchema,
  type RequestDraft,
  requestSubjectFormSchema,
  restoreRequestDraft,
  toTicketBody,
} from './draft.ts';

const requester = (email: string, ...units: Unit[]): Requester => ({
  email,
  units,
  providerDomain: 'maker.example',
});
const employee = requester('sales.engineer@maker.example', buildUnit('STAFF', 'SALES_ENGINEER'));
const customer = requester('basic@customer.example', {
  ...buildUnit('CUSTOMER', 'BASIC'),
  accountNumber: '3010001',
});
const visitor = requester('new.person@visitor.example');
const recruit = requester('new.person@maker.example');
const customerGranter = requester('granter@customer.example', {
  ...buildUnit('CUSTOMER', 'GRANTER'),
  accountNumber: '3010001',
});
const staffGranter = requester('access.granter@maker.example', buildUnit('STAFF', 'GRANTER'));

test.each([
  ['somebody@maker.example', 'ELEVATED_PERMISSIONS', 'STAFF'],
  ['somebody@customer.example', 'PRODUCT_ACCESS', 'CUSTOMER'],
] as const)('%s forces %s in %s', (email, requestType, realm) => {
  expect(getForcedRequestKind(email, 'maker.example')).toEqual({ requestType, realm });
  expect(resolveRequestDefaults(email, visitor)).toMatchObject({ requestType, realm });
});

test.each([
  ['an employee', employee, { requestType: 'ELEVATED_PERMISSIONS', realm: 'STAFF', accountNumber: '' }],
  ['a customer', customer, { requestType: 'PRODUCT_ACCESS', realm: 'CUSTOMER', accountNumber: '3010001' }],
  [
    'somebody without a role',
    visitor,
    { requestType: 'PRODUCT_ACCESS', realm: 'CUSTOMER', accountNumber: '' },
  ],
  ['a new employee', recruit, { requestType: 'ELEVATED_PERMISSIONS', realm: 'STAFF', accountNumber: '' }],
] as const)('the request of %s begins as it is meant', (_, who, expected) =>
  expect(createRequestDraft(who)).toMatchObject({
    reporterEmail: who.email,
    requestedRoles: ['BASIC'],
    mobileCountry: 'SE',
    ...expected,
  }),
);

test('somebody belongs to the accounts of their units, each once, the first first', () => {
  const units: Unit[] = [
    { realm: 'NONE', accountNumber: '1', roles: ['GUEST'] },
    { realm: 'CUSTOMER', accountNumber: '2', roles: ['BASIC'] },
    { realm: 'CUST_GROUP', accountNumber: '3', roles: ['BASIC'] },
    { realm: 'CUSTOMER', accountNumber: '2', roles: ['ADMIN'] },
  ];
  expect(listAffiliations(units)).toEqual(['2', '3']);
  expect(listAffiliations(employee.units)).toEqual([]);
});

describe('kinds on offer', () => {
  const shown = (email: string, who: Requester): readonly string[] =>
    listRequestKindOptions(email, who).map(
      ({ requestType, decision }) => `${requestType} ${decision.allowed}`,
    );
  const things = ['PRODUCT_ACCESS true', 'CONFIGURATION_ACCESS true'];
  const noThings = ['PRODUCT_ACCESS false', 'CONFIGURATION_ACCESS false'];
  test.each([
    ['an employee for themselves', employee.email, employee, [...noThings, 'ELEVATED_PERMISSIONS true']],
    ['an employee for a customer', customer.email, employee, [...things, 'ELEVATED_PERMISSIONS false']],
    ['a customer', customer.email, customer, [...things, 'ELEVATED_PERMISSIONS true']],
    ['a customer for an employee', employee.email, customer, [...noThings, 'ELEVATED_PERMISSIONS true']],
    ['somebody without a role', visitor.email, visitor, things],
    ['a guest', visitor.email, requester(visitor.email, buildUnit('NONE', 'GUEST')), things],
    ['a new employee', recruit.email, recruit, [...noThings, 'ELEVATED_PERMISSIONS true']],
  ] as const)('%s', (_, email, who, expected) => expect(shown(email, who)).toEqual(expected));

  test('one that is not on offer cannot be chosen', () => {
    expect(canChooseRequestKind('ELEVATED_PERMISSIONS', visitor.email, visitor)).toBe(false);
    expect(canChooseRequestKind('PRODUCT_ACCESS', visitor.email, visitor)).toBe(true);
  });

  test('one that cannot be chosen says why', () => {
    const [product] = listRequestKindOptions(employee.email, employee);
    expect(product?.decision).toMatchObject({ reason: expect.stringContaining('elevated permissions') });
  });
});

const messages = (found: { readonly error?: { readonly issues: readonly { readonly message: string }[] } }) =>
  found.error?.issues.map(({ message }) => message) ?? [];

describe('the first step', () => {
  const about = { ...createRequestDraft(visitor), description: 'I service it' };
  test.each([
    ['complete', {}, []],
    ['without a description', { description: ' ' }, ['A description of your request is required']],
    ['without an address', { reporterEmail: '' }, ['A valid e-mail address is required']],
    [
      'with an address that no mailbox can have',
      { reporterEmail: `${'a'.repeat(250)}@visitor.example` },
      ['A valid e-mail address is required'],
    ],
    ['with an address of another script', { reporterEmail: 'jürgen.müller@krüger-bühne.example' }, []],
    ['with half an address', { reporterEmail: 'someone@' }, ['A valid e-mail address is required']],
    ['with a mobile number', { mobile: '070-174 06 05' }, []],
    [
      'with a landline',
      { mobile: '08-123 456 78' },
      ['This number is not valid for a mobile phone or the selected country'],
    ],
    [
      'with a number of another country',
      { mobile: '070-174 06 05', mobileCountry: 'DK' },
      ['This number is not valid for a mobile phone or the selected country'],
    ],
  ])('%s', (_, change, expected) =>
    expect(messages(createRequestAboutFormSchema(visitor).safeParse({ ...about, ...change }))).toEqual(
      expected,
    ),
  );

  test.each([
    ['a customer’s granter for somebody of the customer', customerGranter, customer.email, []],
    [
      'a customer’s granter for an employee',
      customerGranter,
      'Sales.Engineer@MAKER.example',
      ['Only the manufacturer’s granters and administrators can ask for an employee'],
    ],
    ['a granter among the employees for an employee', staffGranter, employee.email, []],
    ['a new employee for themselves', recruit, recruit.email, []],
    [
      'a granter with an employee’s address for themselves',
      { ...customerGranter, email: recruit.email },
      recruit.email,
      [],
    ],
  ] as const)('%s', (_, who, reporterEmail, expected) =>
    expect(messages(createRequestAboutFormSchema(who).safeParse({ ...about, reporterEmail }))).toEqual(
      expected,
    ),
  );
});

describe('the customer of a request', () => {
  const bothWays = requester(
    'both@customer.example',
    { ...buildUnit('CUSTOMER', 'BASIC'), accountNumber: '3010001' },
    { ...buildUnit('CUSTOMER', 'GRANTER'), accountNumber: '3010002' },
    { ...buildUnit('CUSTOMER', 'ADMIN'), accountNumber: '3010003' },
  );
  test.each([
    ['for oneself, any', bothWays, bothWays.email, undefined],
    ['for another, those one grants for', bothWays, customer.email, ['3010002', '3010003']],
    ['for another by a granter among the employees, any', staffGranter, customer.email, undefined],
    [
      'for another by an employee who grants for a customer, that',
      requester('support.engineer@maker.example', buildUnit('STAFF', 'SUPPORT'), {
        ...buildUnit('CUSTOMER', 'GRANTER'),
        accountNumber: '3010002',
      }),
      customer.email,
      ['3010002'],
    ],
  ] as const)('%s', (_, who, reporterEmail, expected) =>
    expect(listRequestCustomers(reporterEmail, who)).toEqual(expected),
  );
  test.each([
    ['the first of one’s own', bothWays.email, '', '3010001'],
    ['one’s own that was chosen', bothWays.email, '3010003', '3010003'],
    ['the first one grants for', customer.email, '3010001', '3010002'],
    ['one that was chosen of those one grants for', customer.email, '3010003', '3010003'],
  ])('%s', (_, reporterEmail, accountNumber, expected) =>
    expect(resolveRequestDefaults(reporterEmail, bothWays, { accountNumber })).toMatchObject({
      accountNumber: expected,
    }),
  );
});

test.each([
  [
    'what was chosen for somebody of the customer',
    customerGranter,
    customer.email,
    'ELEVATED_PERMISSIONS',
    true,
  ],
  [
    'what was chosen, while the last letter is missing',
    customerGranter,
    'g@customer.exampl',
    'CONFIGURATION_ACCESS',
    true,
  ],
  ['what was chosen, for half an address', customerGranter, 'g@', 'CONFIGURATION_ACCESS', true],
  ['the kind of an employee’s address', staffGranter, employee.email, 'PRODUCT_ACCESS', false],
  [
    'the kind of any other address, for an employee',
    staffGranter,
    customer.email,
    'ELEVATED_PERMISSIONS',
    false,
  ],
  ['what somebody without a customer may ask for', visitor, visitor.email, 'ELEVATED_PERMISSIONS', false],
] as const)('a reporter is asked for %s', (_, who, reporterEmail, requestType, isKept) => {
  const forced = getForcedRequestKind(reporterEmail, who.providerDomain);
  expect(resolveRequestDefaults(reporterEmail, who, { requestType })).toMatchObject({
    requestType: isKept ? requestType : forced.requestType,
    realm: forced.realm,
  });
});

describe('the second step', () => {
  const product = { ...createRequestDraft(visitor), serialNumber: '0123456', serialNumberRepeat: '0123456' };
  const elevated = { ...createRequestDraft(customer), requestType: 'ELEVATED_PERMISSIONS' as const };
  const configuration = { ...product, requestType: 'CONFIGURATION_ACCESS' as const };
  test.each<readonly [string, RequestDraft, readonly string[]]>([
    ['a serial number', product, []],
    ['another one', { ...product, serialNumber: '1999999', serialNumberRepeat: '1999999' }, []],
    [
      'one that begins with 2',
      { ...product, serialNumber: '2123456', serialNumberRepeat: '2123456' },
      ['A valid serial number is required'],
    ],
    [
      'a short one',
      { ...product, serialNumber: '012345', serialNumberRepeat: '012345' },
      ['A valid serial number is required'],
    ],
    ['another repeat', { ...product, serialNumberRepeat: '0123457' }, ["The serial numbers don't match"]],
    ['no configuration', { ...configuration, configurationId: '' }, ['A configuration ID is required']],
    ['a configuration', { ...configuration, configurationId: 'OU1234' }, []],
    ['a configuration in small letters and blanks', { ...configuration, configurationId: ' ou1234 ' }, []],
    ['a configuration made in 3D', { ...configuration, configurationId: 'C000001' }, []],
    ['nothing but blanks', { ...configuration, configurationId: '  ' }, ['A configuration ID is required']],
    ['roles', elevated, []],
    ['roles at no customer', { ...elevated, accountNumber: '' }, ['A customer is required']],
    ['roles of employees at no customer', { ...elevated, accountNumber: '', realm: 'STAFF' }, []],
    ['no roles', { ...elevated, requestedRoles: [] }, ['At least 1 role is required']],
  ])('%s', (_, draft, expected) =>
    expect(messages(requestSubjectFormSchema.safeParse(draft))).toEqual(expected),
  );
});

describe('the body of a request', () => {
  test('for a product', () => {
    const draft = {
      ...createRequestDraft(visitor),
      description: ' Why ',
      serialNumber: '0123456',
      mobile: '0701740605',
    };
    expect(toTicketBody(draft, 'MAKER')).toEqual({
      reporterEmail: visitor.email,
      reporterMobile: '+46 70 174 06 05',
      description: 'Why',
      requestType: 'PRODUCT_ACCESS',
      requestedRoles: ['BASIC'],
      affiliation: null,
      realm: 'CUSTOMER',
      item: {
        configurationId: null,
        accessLevel: 'OPEN',
        requestForConfiguration: false,
        productItem: { productFamily: 'G6', deviceType: 'PCU', serialNumber: '0123456' },
      },
    });
  });
  test('for a configuration, whatever roles were ticked before', () => {
    const draft = {
      ...createRequestDraft(customer),
      requestType: 'CONFIGURATION_ACCESS' as const,
      configurationId: ' ou 1234',
      requestedRoles: ['ADMIN' as const],
    };
    expect(toTicketBody(draft, 'MAKER')).toMatchObject({
      requestedRoles: ['BASIC'],
      affiliation: '3010001',
      realm: 'CUSTOMER',
      item: {
        configurationId: 'OU1234',
        accessLevel: null,
        requestForConfiguration: true,
        productItem: null,
      },
    });
  });
  test('for roles of employees and of customers', () => {
    const roles = { requestedRoles: ['APPROVER' as const], serialNumber: '0123456' };
    expect(toTicketBody({ ...createRequestDraft(employee), ...roles }, 'MAKER')).toMatchObject({
      requestType: 'ELEVATED_PERMISSIONS',
      realm: 'MAKER',
      affiliation: null,
      requestedRoles: ['APPROVER'],
      item: null,
    });
    const theirs = { ...createRequestDraft(customer), requestType: 'ELEVATED_PERMISSIONS' as const };
    expect(toTicketBody(theirs, 'MAKER')).toMatchObject({
      realm: 'CUSTOMER',
      affiliation: '3010001',
      item: null,
    });
  });
});

describe('a request from a wall', () => {
  const wish = {
    requestType: 'CONFIGURATION_ACCESS',
    configurationId: 'OU1234',
    description: 'I need …',
  } as const;
  test('is filled in', () => {
    expect(createPrefilledRequest(visitor, wish)).toMatchObject(wish);
  });
  test('stays of the kind an employee can ask for', () => {
    expect(createPrefilledRequest(employee, { ...wish, roles: ['APPROVER'] })).toMatchObject({
      requestType: 'ELEVATED_PERMISSIONS',
      requestedRoles: ['APPROVER'],
      description: 'I need …',
    });
  });
  test('knows a product', () => {
    const product = { productFamily: 'G3', deviceType: 'CU', serialNumber: '0123456' } as const;
    expect(createPrefilledRequest(visitor, { product })).toMatchObject({
      ...product,
      serialNumberRepeat: '0123456',
    });
    expect(createPrefilledRequest(visitor, { product: { ...product, productFamily: 'Z9' } })).toMatchObject({
      productFamily: 'G6',
      serialNumber: '',
    });
  });
});

test('a request that was kept stays what this person may ask for', () => {
  const kept = {
    reporterEmail: 'other@maker.example',
    requestType: 'PRODUCT_ACCESS',
    description: 'Why',
  } as const;
  expect(restoreRequestDraft(visitor, {}, kept)).toMatchObject({
    reporterEmail: visitor.email,
    requestType: 'PRODUCT_ACCESS',
    realm: 'CUSTOMER',
    description: 'Why',
  });
  const granter = requester('granter@maker.example', buildUnit('STAFF', 'GRANTER'));
  expect(restoreRequestDraft(granter, {}, kept)).toMatchObject({
    reporterEmail: 'other@maker.example',
    requestType: 'ELEVATED_PERMISSIONS',
    realm: 'STAFF',
  });
});

test.each([
  ['CUSTOMER', true],
  ['STAFF', false],
] as const)('a request for roles of %s names the customer: %s', (realm, names) =>
  expect(isCustomerRealm(realm)).toBe(names),
);
