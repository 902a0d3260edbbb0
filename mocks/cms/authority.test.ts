import { beforeEach, describe, expect, test } from 'vitest';
import { customerAccountNumber, groupAccountNumber, partnerAccountNumber } from '../seed/accounts.ts';
import { openTestCms, seededEmails, type TestResponse, type TestCms } from '../../tests/factories/testCms.ts';

let cms: TestCms;
let isWritten = true;
beforeEach(() => {
  if (isWritten) cms = openTestCms();
  isWritten = false;
});

/** Sends a request. After a write, the next test starts with new data. */
const call: TestCms['call'] = async (email, method, path, body) => {
  const answer = await cms.call(email, method, path, body);
  if (answer.status === 200 && method !== 'GET' && !path.endsWith('/filter')) isWritten = true;
  return answer;
};

const somebody = 'somebody.new@customer.example';

const grant = {
  address: somebody,
  realm: 'CUSTOMER',
  affiliation: customerAccountNumber,
  dataAreas: ['sab'],
  roles: ['BASIC'],
  delegatableRoles: [] as string[],
  accessLevel: 'OPEN',
  note: 'Vetted by telephone',
  item: null as object | null,
};

type Changes = Partial<typeof grant>;

const delegate = async (by: string, ...all: readonly Changes[]): Promise<TestResponse> =>
  call(
    by,
    'POST',
    '/affiliations/delegate',
    all.map((each) => ({ ...grant, ...each })),
  );

const revoke = async (by: string, changes: Changes = {}): Promise<TestResponse> => {
  const { address, realm, affiliation } = { ...grant, ...changes };
  return call(by, 'POST', '/affiliations/revoke', { address, realm, affiliation });
};

/** All grants of an e-mail address, as an administrator reads them. */
async function grantsTo(address: string): Promise<(typeof grant)[]> {
  return (await call(seededEmails.admin, 'POST', '/affiliations/filter', { address })).body;
}

/** The units of a person on their next call. */
async function unitsOf(email: string): Promise<{ realm: string; accountNumber: string; roles: string[] }[]> {
  return (await call(email, 'GET', '/auth/token')).body.authUnits;
}

describe('what is granted can be done at the next call, and what is revoked cannot', () => {
  test('roles at an account', async () => {
    expect((await call(somebody, 'POST', '/configurations/filter', {})).status).toBe(403);
    expect((await delegate(seededEmails.granter, { roles: ['APPLICATION_ENGINEER'] })).status).toBe(200);
    expect(await unitsOf(somebody)).toMatchObject([
      { realm: 'CUSTOMER', accountNumber: customerAccountNumber },
    ]);
    const { body } = await call(somebody, 'POST', '/configurations/filter', {});
    expect(body.length).toBeGreaterThan(0);

    expect((await revoke(seededEmails.granter)).body).toHaveLength(1);
    expect(await unitsOf(somebody)).toEqual([]);
    expect((await call(somebody, 'POST', '/configurations/filter', {})).status).toBe(403);
    expect((await revoke(seededEmails.granter)).status).toBe(404);
  });

  test('an employee, by the address in any case', async () => {
    const address = 'Brand.New@maker.example';
    const given = { address, realm: 'MAKER', affiliation: '3005019', roles: ['SALES_ENGINEER'] };
    expect((await delegate(seededEmails.granter, given)).body).toMatchObject([
      { address: 'brand.new@maker.example', realm: 'MAKER' },
    ]);
    expect((await call('BRAND.new@maker.example', 'GET', '/configurations/OU1234')).status).toBe(200);
  });

  test('an address with an umlaut, written as one sign or as two', async () => {
    const [composed, decomposed] = ['bj\u00F6rn@customer.example', 'Bjo\u0308rn@customer.example'];
    expect((await delegate(seededEmails.granter, { address: decomposed })).status).toBe(200);
    expect(await unitsOf(composed)).toHaveLength(1);
    expect((await delegate(seededEmails.granter, { address: composed, note: 'Another' })).status).toBe(409);
    const path = `/auth/blacklist/add/${encodeURIComponent(decomposed)}`;
    expect((await call(seededEmails.admin, 'POST', path)).status).toBe(200);
    const reset = { objectType: 'BLACKLIST', cacheUpdateOperationType: 'RESET' };
    expect((await call(seededEmails.admin, 'POST', '/cache/update', reset)).status).toBe(200);
    expect(await unitsOf(composed)).toEqual([]);
  });

  test('BASIC opens no configuration of the account; a single one opens that alone, with its files, to read', async () => {
    const ofCustomer = cms.store.configurations.find(
      { accounts: [customerAccountNumber] },
      { sort: 'created', offset: 0, limit: 50 },
    );
    const [one, other] = ofCustomer.filter(({ revisions }) => (revisions.at(-1)?.artefacts.length ?? 0) > 0);
    if (!one || !other) throw new Error('The customer has two configurations');
    const read = async (id: string) => (await call(somebody, 'GET', `/configurations/${id}`)).status;
    await delegate(seededEmails.customerGranter, {});
    expect(await read(one.configurationId)).toBe(403);

    const item = { configurationId: one.configurationId, productItem: null };
    expect((await delegate(seededEmails.customerGranter, { item })).status).toBe(200);
    expect(await read(one.configurationId)).toBe(200);
    expect(await read(other.configurationId)).toBe(404);
    const listed = await call(somebody, 'POST', '/configurations/filter', {});
    expect(listed.body).toMatchObject([{ configurationId: one.configurationId }]);
    const revision = one.revisions.at(-1);
    const type = revision?.artefacts.find(({ versions }) => versions.length > 0)?.artefactType;
    const file = `/downloadConfigurationArtefact?configurationId=${one.configurationId}&artefactType=${type}&revision=${revision?.revisionName}`;
    expect((await call(somebody, 'GET', file)).status).toBe(200);
    const comment = { text: 'Hello', revision: '0A', pinned: false, makerOnly: false };
    const written = await call(
      somebody,
      'POST',
      `/configurationSets/${one.configurationId}/comments`,
      comment,
    );
    expect(written.status).toBe(403);

    const place = { address: somebody, realm: 'CUSTOMER', affiliation: customerAccountNumber, item };
    expect(
      (await call(seededEmails.customerGranter, 'DELETE', '/affiliations/unitAccess', place)).status,
    ).toBe(200);
    expect(await read(one.configurationId)).toBe(403);
    expect(
      (await call(seededEmails.customerGranter, 'DELETE', '/affiliations/unitAccess', place)).status,
    ).toBe(404);
    expect((await call(seededEmails.customerGranter, 'POST', '/affiliations/unitAccess', place)).status).toBe(
      200,
    );
    expect(await read(one.configurationId)).toBe(200);
    expect((await call(seededEmails.customerGranter, 'POST', '/affiliations/unitAccess', place)).status).toBe(
      409,
    );
  });

  test('a single configuration made in 3D', async () => {
    const made = cms.store.configurations
      .find({ accounts: [customerAccountNumber] }, { sort: 'created', offset: 0, limit: 50 })
      .find(({ configurationId }) => configurationId.startsWith('C0'));
    if (!made) throw new Error('The customer has a configuration made in 3D');
    const { configurationId } = made;
    await delegate(seededEmails.customerGranter, {});
    const item = { configurationId, productItem: null };
    expect((await delegate(seededEmails.customerGranter, { item })).status).toBe(200);
    expect((await call(somebody, 'GET', `/configurations/${configurationId}`)).status).toBe(200);
  });

  test('an engineer of one customer only reads the single configuration of another', async () => {
    const granted = (await grantsTo(seededEmails.partner)).find(({ item }) => item !== null);
    if (!granted) throw new Error('The partner was granted a configuration');
    const { configurationId } = granted.item as { configurationId: string };
    const comment = { text: 'Hello', revision: '0A', pinned: false, makerOnly: false };
    const path = `/configurationSets/${configurationId}/comments`;
    expect((await call(seededEmails.partner, 'POST', path, comment)).status).toBe(403);
    const state = `/configurations/${configurationId}/WAITING_FOR_APPROVAL`;
    expect((await call(seededEmails.partner, 'PUT', state)).status).toBe(403);
    expect((await call(seededEmails.customerEngineer, 'POST', path, comment)).status).toBe(200);
  });

  test('a single product opens that product, also where the role opens none', async () => {
    const page = { sort: 'BY_SERIAL_NUMBER_ASC', offset: 0, limit: 40 } as const;
    const products = cms.store.products.find({}, page).filter(({ accountNumber }) => accountNumber !== null);
    const byAccount = Map.groupBy(products, ({ accountNumber }) => accountNumber ?? '');
    const [affiliation, [one, other] = []] = [...byAccount].find(([, owned]) => owned.length > 1) ?? [];
    if (!affiliation || !one || !other) throw new Error('An account has two products');
    const { serialNumber, productFamily, deviceType } = one;
    const item = { configurationId: null, productItem: { serialNumber, productFamily, deviceType } };
    const noProducts = {
      accessMap: [{ realm: 'CUSTOMER', role: 'BASIC', objectAccess: { TICKET: 'BOTH' } }],
    };
    await call(seededEmails.admin, 'POST', '/auth/access/object', noProducts);
    const given = await delegate(seededEmails.granter, { affiliation }, { affiliation, item });
    expect(given.status).toBe(200);
    const read = async (product: typeof one) =>
      call(
        somebody,
        'GET',
        `/products/${product.serialNumber}/${product.productFamily}/${product.deviceType}`,
      );
    expect((await read(one)).status).toBe(200);
    expect((await read(other)).status).toBe(404);
    const { body } = await call(somebody, 'POST', '/products/filter', {});
    expect(body).toMatchObject([{ serialNumber }]);
  });
});

describe('elevation is refused', () => {
  test.each([
    ['a role one cannot delegate', seededEmails.customerGranter, { roles: ['ADMIN'] }, 403],
    ['ADMIN by a granter of the staff', seededEmails.granter, { roles: ['ADMIN'] }, 403],
    ['GRANTER by a granter', seededEmails.customerGranter, { roles: ['BASIC', 'GRANTER'] }, 403],
    ['an engineer by an administrator', seededEmails.customerAdmin, { roles: ['APPLICATION_ENGINEER'] }, 403],
    ['to oneself', seededEmails.customerGranter, { address: seededEmails.customerGranter }, 403],
    ['to oneself in another case', seededEmails.granter, { address: 'ACCESS.granter@maker.example' }, 403],
    [
      'to oneself by an administrator',
      seededEmails.admin,
      { address: seededEmails.admin, realm: 'CUSTOMER' },
      403,
    ],
    ['at another customer', seededEmails.customerGranter, { affiliation: partnerAccountNumber }, 403],
    ['at an account that is not there', seededEmails.customerGranter, { affiliation: '9999999' }, 403],
    ['in the realm of the staff', seededEmails.customerGranter, { realm: 'MAKER', roles: ['SUPPORT'] }, 403],
    ['in the group of the account', seededEmails.customerGranter, { realm: 'CUST_GROUP' }, 403],
    ['in a realm of our own', seededEmails.admin, { realm: 'STAFF' }, 400],
    ['in a realm there is none of', seededEmails.admin, { realm: '__proto__' }, 400],
    ['an employee at a customer', seededEmails.admin, { realm: 'MAKER', roles: ['SUPPORT'] }, 400],
    [
      'an employee from elsewhere',
      seededEmails.admin,
      { realm: 'MAKER', roles: ['SUPPORT'], affiliation: '3005019' },
      400,
    ],
    ['roles to pass on beyond the roles', seededEmails.customerGranter, { delegatableRoles: ['BASIC'] }, 403],
    ['roles to pass on beyond, as administrator', seededEmails.admin, { delegatableRoles: ['ADMIN'] }, 403],
    ['a role the realm has not', seededEmails.admin, { roles: ['KB_MAX'] }, 400],
    ['no role', seededEmails.admin, { roles: [] }, 400],
    ['without a reason', seededEmails.admin, { note: ' ' }, 400],
    [
      'at an account that is not there, as administrator',
      seededEmails.admin,
      { affiliation: '9999999' },
      400,
    ],
    ['by an engineer', seededEmails.customerEngineer, {}, 403],
    ['by somebody with BASIC', seededEmails.customerBasic, {}, 403],
    ['by a guest', seededEmails.guest, {}, 403],
    ['by an engineer of the staff', seededEmails.engineer, {}, 403],
  ] satisfies [string, string, Changes, number][])('%s', async (_, by, changes, status) => {
    const before = cms.store.collection('grants').all();
    const answer = await delegate(by, changes);
    expect(answer.status).toBe(status);
    expect(answer.body.humanReadableError).toEqual(expect.any(String));
    expect(cms.store.collection('grants').all()).toEqual(before);
  });

  test('of several grants none is given where one is refused', async () => {
    const answer = await delegate(seededEmails.customerGranter, {}, { roles: ['ADMIN'] });
    expect(answer.status).toBe(403);
    expect(await grantsTo(somebody)).toEqual([]);
  });

  test.each([
    [
      'an administrator by a granter',
      seededEmails.customerGranter,
      { address: seededEmails.customerAdmin },
      403,
    ],
    [
      'at another customer',
      seededEmails.customerGranter,
      { address: seededEmails.partner, affiliation: partnerAccountNumber },
      403,
    ],
    [
      'somebody not there at another customer',
      seededEmails.customerGranter,
      { affiliation: partnerAccountNumber },
      403,
    ],
    [
      'an employee',
      seededEmails.customerAdmin,
      { address: seededEmails.engineer, realm: 'MAKER', affiliation: '3005019' },
      403,
    ],
    ['one’s own', seededEmails.customerAdmin, { address: seededEmails.customerAdmin }, 403],
    ['by an engineer', seededEmails.customerEngineer, { address: seededEmails.customerBasic }, 403],
  ] satisfies [string, string, Changes, number][])('revoking %s', async (_, by, changes, status) => {
    const before = cms.store.collection('grants').all();
    expect((await revoke(by, changes)).status).toBe(status);
    expect(cms.store.collection('grants').all()).toEqual(before);
  });

  test('who may give nothing on any more grants and revokes nothing', async () => {
    const [base] = await grantsTo(seededEmails.customerGranter);
    if (!base) throw new Error('The granter was granted the role');
    expect((await delegate(seededEmails.customerGranter, {})).status).toBe(200);
    const note = `${base.note}\nGrants no longer`;
    expect((await delegate(seededEmails.customerAdmin, { ...base, delegatableRoles: [], note })).status).toBe(
      200,
    );
    expect(
      (await delegate(seededEmails.customerGranter, { address: 'other.new@customer.example' })).status,
    ).toBe(403);
    expect((await revoke(seededEmails.customerGranter)).status).toBe(403);
  });

  test('a granter keeps the roles of somebody who has more, and takes none of them', async () => {
    const [base] = await grantsTo(seededEmails.customerAdmin);
    if (!base) throw new Error('The administrator was granted the role');
    const note = `${base.note}\nOne more product`;
    expect((await delegate(seededEmails.customerGranter, { ...base, note })).status).toBe(200);
    const demoted = { ...base, note, roles: ['BASIC'], delegatableRoles: [] };
    expect((await delegate(seededEmails.customerGranter, demoted)).status).toBe(403);
    expect((await grantsTo(seededEmails.customerAdmin))[0]).toMatchObject({ roles: ['ADMIN'], note });
  });

  test('an item is one thing of the account, for somebody who has a permission there', async () => {
    const [foreign] = cms.store.configurations.find(
      { accounts: [partnerAccountNumber] },
      { sort: 'created', offset: 0, limit: 1 },
    );
    const nothing = { configurationId: null, productItem: null };
    const ofPartner = { ...nothing, configurationId: foreign?.configurationId ?? '' };
    const missing = { ...nothing, configurationId: 'OU9999' };
    expect((await delegate(seededEmails.customerGranter, { item: ofPartner })).status).toBe(409);
    await delegate(seededEmails.customerGranter, {});
    const [refused, unknown] = [
      await delegate(seededEmails.customerGranter, { item: ofPartner }),
      await delegate(seededEmails.customerGranter, { item: missing }),
    ];
    expect([refused.status, unknown.status]).toEqual([400, 400]);
    expect(refused.body).toEqual(unknown.body);
    expect((await delegate(seededEmails.customerGranter, { item: nothing })).status).toBe(400);
    const serial = { productFamily: 'G6', deviceType: 'CU', serialNumber: '2123456' };
    const product = await delegate(seededEmails.customerGranter, {
      item: { ...nothing, productItem: serial },
    });
    expect(product.body.humanReadableError).toBe('A valid serial number is required');
  });

  test('an item gives no roles, and nothing that may be given on', async () => {
    const [own] = cms.store.configurations.find(
      { accounts: [customerAccountNumber] },
      { sort: 'created', offset: 0, limit: 1 },
    );
    const item = { configurationId: own?.configurationId ?? '', productItem: null };
    await delegate(seededEmails.customerGranter, {});
    const refusals = [
      await delegate(seededEmails.customerGranter, { item, roles: ['ADMIN', 'GRANTER'] }),
      await delegate(seededEmails.customerGranter, { item, roles: ['BASIC', 'APPLICATION_ENGINEER'] }),
      await delegate(seededEmails.admin, { item, roles: ['ADMIN'], delegatableRoles: ['ADMIN', 'GRANTER'] }),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(await grantsTo(somebody)).toMatchObject([{ item: null, roles: ['BASIC'] }]);
    // A grant of a single item does not copy the other roles a person has at the account.
    const note = `${grant.note}\nMore`;
    await delegate(seededEmails.admin, { roles: ['BASIC', 'APPLICATION_ENGINEER'], note });
    const place = { address: somebody, realm: 'CUSTOMER', affiliation: customerAccountNumber, item };
    expect((await call(seededEmails.customerGranter, 'POST', '/affiliations/unitAccess', place)).status).toBe(
      200,
    );
    const opened = (await grantsTo(somebody)).find((each) => each.item !== null);
    expect(opened).toMatchObject({ roles: ['BASIC'], delegatableRoles: [] });
  });

  test('the grants of an account are read by those who grant there; a foreign account is not there', async () => {
    const read = async (by: string, account: string) => call(by, 'GET', `/affiliations/CUSTOMER/${account}`);
    expect((await read(seededEmails.customerGranter, customerAccountNumber)).body.length).toBeGreaterThan(3);
    const [foreign, missing] = [
      await read(seededEmails.customerGranter, partnerAccountNumber),
      await read(seededEmails.customerGranter, '9999999'),
    ];
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(foreign.body.humanReadableError.replace(partnerAccountNumber, '9999999')).toBe(
      missing.body.humanReadableError,
    );
    const seen = (await call(seededEmails.customerGranter, 'POST', '/affiliations/filter', {})).body;
    expect(new Set(seen.map((each: typeof grant) => each.affiliation))).toEqual(
      new Set([customerAccountNumber]),
    );
    const own = (await call(seededEmails.customerBasic, 'POST', '/affiliations/filter', {})).body;
    expect(new Set(own.map((each: typeof grant) => each.address))).toEqual(
      new Set([seededEmails.customerBasic]),
    );
  });

  test('somebody is refused everything as soon as the blacklist is obeyed, and reads nothing of what was granted', async () => {
    expect(await unitsOf(seededEmails.blocked)).toEqual([]);
    expect((await call(seededEmails.blocked, 'GET', '/auth/access/object')).body).toEqual({});
    expect((await call(seededEmails.blocked, 'GET', '/products/mine')).status).toBe(403);
    expect((await call(seededEmails.blocked, 'GET', '/tickets/mine')).status).toBe(403);
  });

  test.each([
    ['POST', '/auth/access/service', { accessMap: [] }],
    ['POST', '/auth/access/object', { accessMap: [] }],
    ['POST', '/auth/realmRoles', { realm: 'CUSTOMER', roles: ['ADMIN'] }],
    ['GET', '/auth/access/service/all', undefined],
    ['GET', '/auth/blacklist/all', undefined],
    ['POST', '/auth/blacklist/add/one%40a.example', undefined],
    ['DELETE', '/auth/blacklist/one%40a.example', undefined],
    ['GET', '/auth/whitelist/all', undefined],
    ['GET', '/auth/whitelist/one%40a.example', undefined],
    ['DELETE', '/auth/whitelist/one%40a.example', undefined],
    ['DELETE', '/auth/whitelist/authunit/one%40a.example/CUSTOMER?affiliation=1', undefined],
    ['PUT', '/auth/whitelist/note', { address: 'one@a.example', whiteListNote: 'x' }],
    ['POST', '/cache/update', { objectType: 'WHITELIST', cacheUpdateOperationType: 'RESET' }],
  ])('%s %s is for administrators of the staff', async (method, path, body) => {
    for (const by of [
      seededEmails.granter,
      seededEmails.approver,
      seededEmails.customerAdmin,
      seededEmails.guest,
    ]) {
      expect((await call(by, method, path, body)).status).toBe(403);
    }
    // Access to the operation does not make another role an administrator.
    const all = { WHITELIST: 'BOTH', BLACKLIST: 'BOTH' };
    const objects = { accessMap: [{ realm: 'MAKER', role: 'GRANTER', objectAccess: all }] };
    await call(seededEmails.admin, 'POST', '/auth/access/object', objects);
    const writes = ['serviceAccessUpdate', 'objectAccessUpdate', 'realmRolesUpdate', 'cacheUpdate'];
    const serviceMethods = writes.map((methodId) => ({ methodId }));
    const services = { accessMap: [{ realm: 'MAKER', role: 'GRANTER', serviceMethods }] };
    await call(seededEmails.admin, 'POST', '/auth/access/service', services);
    expect((await call(seededEmails.granter, method, path, body)).status).toBe(403);
  });
});

describe('two granters at once on the same address', () => {
  test('the second reads again: nothing of the first is lost', async () => {
    expect((await delegate(seededEmails.customerGranter, { note: 'First' })).status).toBe(200);
    const second = await delegate(seededEmails.granter, { note: 'Second', roles: ['APPLICATION_ENGINEER'] });
    expect(second.status).toBe(409);
    expect(await grantsTo(somebody)).toMatchObject([{ note: 'First', roles: ['BASIC'] }]);
    const again = { note: 'First\nSecond', roles: ['BASIC', 'APPLICATION_ENGINEER'] };
    expect((await delegate(seededEmails.granter, again)).status).toBe(200);
    expect(await grantsTo(somebody)).toMatchObject([again]);
  });

  test('both at the same moment: one is done, one is refused', async () => {
    const both = await Promise.all([
      delegate(seededEmails.customerGranter, { note: 'First' }),
      delegate(seededEmails.granter, { note: 'Second' }),
    ]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await grantsTo(somebody)).toHaveLength(1);
  });
});

/** An e-mail address of this length. */
const addressOf = (length: number): string => {
  const domain = `@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`;
  return 'a'.repeat(length - domain.length) + domain;
};

describe('hostile addresses and notes', () => {
  test.each([
    ['with a plus sign', 'some+body@a.example', 'some+body@a.example'],
    ['in mixed case', 'Some.Body@A.Example', 'some.body@a.example'],
    ['with an apostrophe', "o'body@a.example", "o'body@a.example"],
    ['of 254 characters', addressOf(254), addressOf(254)],
    ['of 255 characters', addressOf(255), undefined],
    ['with an umlaut', 'Bjørn.Ö@a.example', 'bjørn.ö@a.example'],
    ['with a right-to-left mark', 'some\u200Fbody@a.example', undefined],
    ['with a reversing mark', 'some\u202Ebody@a.example', undefined],
    ['with a slash', 'some/body@a.example', 'some/body@a.example'],
    ['with NUL', 'some\u0000body@a.example', undefined],
    ['with a blank', 'some body@a.example', undefined],
    ['that is none', 'nobody', undefined],
    ['of two', 'a@a.example,b@a.example', undefined],
  ])('an address %s', async (_, address, kept) => {
    const granted = await delegate(seededEmails.granter, { address });
    const listed = await call(
      seededEmails.admin,
      'POST',
      `/auth/blacklist/add/${encodeURIComponent(address)}`,
    );
    const entry = { ...grant, address, productFamilies: [] };
    const white = await call(seededEmails.admin, 'POST', '/auth/whitelist/add', entry);
    const ticket = { ...draft, reporterEmail: address };
    const filed = await call(seededEmails.granter, 'POST', '/tickets', ticket);
    const statuses = [granted, listed, white, filed].map(({ status }) => status);
    const isTaken = kept !== undefined;
    expect(statuses).toEqual(isTaken ? [200, 200, 200, 200] : [400, 400, 400, 400]);
    if (!isTaken) return;
    expect(filed.body.reporterEmail).toBe(kept);
    const path = encodeURIComponent(address);
    expect((await call(seededEmails.admin, 'GET', `/auth/whitelist/${path}`)).body).toMatchObject([
      { address: kept },
    ]);
    expect((await call(seededEmails.admin, 'DELETE', `/auth/whitelist/${path}`)).status).toBe(200);
    expect((await call(seededEmails.admin, 'DELETE', `/auth/blacklist/${path}`)).body).toEqual({
      emailAddress: kept,
    });
  });

  test('a draft of an older record that lacks a role is a conflict, and no refusal to take the role away', async () => {
    const address = 'some.body@a.example';
    await delegate(seededEmails.admin, { address, roles: ['BASIC'], note: 'first' });
    await delegate(seededEmails.admin, { address, roles: ['BASIC', 'ADMIN'], note: 'first, second' });
    expect(
      (await delegate(seededEmails.granter, { address, roles: ['BASIC'], note: 'first, third' })).status,
    ).toBe(409);
    expect(
      (await delegate(seededEmails.granter, { address, roles: ['BASIC'], note: 'first, second' })).status,
    ).toBe(403);
  });

  test('the beginning of an address is not the address', async () => {
    await delegate(seededEmails.granter, { address: 'some.body@a.example' });
    expect(await unitsOf('some.body@a')).toEqual([]);
    expect(await unitsOf('some.body@a.example.evil')).toEqual([]);
  });

  test('a note has 10,000 characters, and not a million', async () => {
    const note = 'n'.repeat(10_000);
    expect((await delegate(seededEmails.granter, { note })).status).toBe(200);
    expect((await delegate(seededEmails.granter, { note: note + 'n'.repeat(1_000_000) })).status).toBe(400);
    const { body } = await call(seededEmails.customerBasic, 'POST', '/tickets', {
      ...draft,
      description: note,
    });
    const action = { ticketId: body.ticketId, action: 'APPROVE' };
    const huge = { ...action, note: 'n'.repeat(1_000_000) };
    expect((await call(seededEmails.granter, 'POST', '/tickets/action', huge)).status).toBe(400);
    expect((await call(seededEmails.granter, 'POST', '/tickets/action', { ...action, note })).status).toBe(
      200,
    );
  });
});

const draft = {
  reporterEmail: seededEmails.customerBasic as string,
  reporterMobile: null,
  description: 'I service this machine.',
  requestType: 'PRODUCT_ACCESS',
  requestedRoles: ['BASIC'],
  affiliation: null as string | null,
  realm: 'CUSTOMER',
  item: {
    configurationId: null as string | null,
    accessLevel: 'OPEN',
    requestForConfiguration: true,
    productItem: { productFamily: 'G6', deviceType: 'CU', serialNumber: '0999999' },
  } as object | null,
};
const elevated = {
  requestType: 'ELEVATED_PERMISSIONS',
  requestedRoles: ['APPLICATION_ENGINEER'],
  affiliation: customerAccountNumber,
  item: null,
};

const file = async (by: string, changes: Partial<typeof draft> = {}): Promise<TestResponse> =>
  call(by, 'POST', '/tickets', { ...draft, reporterEmail: by, ...changes });
const decide = async (by: string, ticketId: string, action = 'APPROVE'): Promise<TestResponse> =>
  call(by, 'POST', '/tickets/action', { ticketId, action, note: 'Checked' });

describe('requests', () => {
  test.each([seededEmails.newcomer, seededEmails.guest, seededEmails.customerBasic, seededEmails.partner])(
    'everybody files one, and not a second for the same thing: %s',
    async (by) => {
      const first = await file(by);
      expect(first.body).toMatchObject({ ticketStatus: 'OPEN', reporterEmail: by, createdBy: by });
      expect((await file(by)).status).toBe(409);
      expect((await call(by, 'GET', '/tickets/mine')).body[0]).toEqual(first.body);
      expect((await call(by, 'DELETE', `/tickets/${first.body.ticketId}`)).status).toBe(200);
      expect((await call(by, 'GET', `/tickets/${first.body.ticketId}`)).status).toBe(404);
      const again = await file(by);
      expect(again.status).toBe(200);
      expect(again.body.ticketId).not.toBe(first.body.ticketId);
    },
  );

  test.each([
    ['for somebody else, without the right', seededEmails.customerEngineer, { reporterEmail: somebody }, 403],
    [
      'for somebody else at another customer',
      seededEmails.customerGranter,
      { ...elevated, reporterEmail: somebody, affiliation: partnerAccountNumber },
      403,
    ],
    ['for somebody else at no customer', seededEmails.customerGranter, { reporterEmail: somebody }, 403],
    [
      'for an employee, by a customer',
      seededEmails.customerGranter,
      { ...elevated, reporterEmail: seededEmails.engineer, realm: 'MAKER', affiliation: null },
      403,
    ],
    ['elevated permissions by somebody who belongs nowhere', seededEmails.newcomer, elevated, 403],
    [
      'a customer one does not know of',
      seededEmails.customerBasic,
      { affiliation: partnerAccountNumber },
      400,
    ],
    ['no customer', seededEmails.customerBasic, { ...elevated, affiliation: null }, 400],
    ['a forged realm', seededEmails.customerBasic, { ...elevated, realm: 'MAKER' }, 400],
    ['a realm nobody asks for', seededEmails.customerBasic, { ...elevated, realm: 'CUST_GROUP' }, 400],
    ['a role of another realm', seededEmails.customerBasic, { ...elevated, requestedRoles: ['KB_MAX'] }, 400],
    ['no role', seededEmails.customerBasic, { ...elevated, requestedRoles: [] }, 400],
    ['a product with a role', seededEmails.customerBasic, { requestedRoles: ['ADMIN'] }, 400],
    ['an employee for a product', seededEmails.engineer, {}, 400],
    ['no description', seededEmails.customerBasic, { description: ' ' }, 400],
    ['no product', seededEmails.customerBasic, { item: null }, 400],
    [
      'no configuration',
      seededEmails.customerBasic,
      { requestType: 'CONFIGURATION_ACCESS', item: { ...draft.item, productItem: null } },
      400,
    ],
  ])('%s is refused', async (_, by, changes, status) => {
    const before = cms.store.collection('tickets').all();
    expect((await file(by, changes)).status).toBe(status);
    expect(cms.store.collection('tickets').all()).toEqual(before);
  });

  test('a configuration one cannot see can be asked for like one there is none of', async () => {
    const asked = async (configurationId: string) =>
      file(seededEmails.newcomer, {
        requestType: 'CONFIGURATION_ACCESS',
        item: { ...draft.item, configurationId, productItem: null },
      });
    expect([(await asked('OU1234')).status, (await asked('OU9999')).status]).toEqual([200, 200]);
    expect((await asked(' c000001')).body.item).toMatchObject({ configurationId: 'C000001' });
    expect((await asked('C000001')).status).toBe(409);
  });

  test('are decided by those who grant at their account, once', async () => {
    const { ticketId } = (await file(seededEmails.customerBasic, elevated)).body;
    expect((await decide(seededEmails.customerEngineer, ticketId)).status).toBe(404);
    expect((await decide(seededEmails.customerBasic, ticketId)).status).toBe(403);
    expect((await decide(seededEmails.customerGranter, ticketId, 'ESCALATE')).body.ticketStatus).toBe(
      'REGISTERED_ON_JIRA',
    );
    expect((await decide(seededEmails.customerGranter, ticketId, 'ESCALATE')).status).toBe(409);
    // A request is open until it has been decided.
    const mine = async () => (await call(seededEmails.customerBasic, 'GET', '/tickets/mine')).body;
    expect(await mine()).toContainEqual(expect.objectContaining({ ticketId }));
    const approved = await decide(seededEmails.granter, ticketId);
    expect(approved.body).toMatchObject({
      ticketStatus: 'APPROVED',
      actions: [{ action: 'ESCALATE' }, { createdBy: seededEmails.granter }],
    });
    expect(await mine()).not.toContainEqual(expect.objectContaining({ ticketId }));
    expect((await decide(seededEmails.customerGranter, ticketId, 'REJECT')).status).toBe(409);
    expect((await call(seededEmails.customerBasic, 'DELETE', `/tickets/${ticketId}`)).status).toBe(409);
    expect((await call(seededEmails.granter, 'DELETE', `/tickets/${ticketId}`)).status).toBe(403);
    expect((await call(seededEmails.admin, 'DELETE', `/tickets/${ticketId}`)).status).toBe(200);
  });

  test('one’s own is decided by somebody else', async () => {
    const { ticketId } = (await file(seededEmails.customerGranter, elevated)).body;
    expect((await decide(seededEmails.customerGranter, ticketId)).status).toBe(403);
    expect((await decide(seededEmails.customerAdmin, ticketId, 'REJECT')).body.ticketStatus).toBe('REJECTED');
  });

  test('one of another customer is not there, like one there is none of', async () => {
    const { ticketId } = (
      await file(seededEmails.partner, { ...elevated, affiliation: partnerAccountNumber })
    ).body;
    const [foreign, missing] = [
      await decide(seededEmails.customerGranter, ticketId),
      await decide(seededEmails.customerGranter, 'T-99999'),
    ];
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(foreign.body.humanReadableError.replace(ticketId, 'T-99999')).toBe(
      missing.body.humanReadableError,
    );
    const seen = (await call(seededEmails.customerGranter, 'POST', '/tickets/filter', {})).body;
    expect(seen.map((each: { ticketId: string }) => each.ticketId)).not.toContain(ticketId);
    expect((await decide(seededEmails.granter, ticketId)).status).toBe(200);
  });

  test('without a reason nothing is decided', async () => {
    const { ticketId } = (await file(seededEmails.customerBasic, elevated)).body;
    const { status, body } = await call(seededEmails.granter, 'POST', '/tickets/action', {
      ticketId,
      action: 'APPROVE',
      note: ' ',
    });
    expect({ status, error: body.humanReadableError }).toEqual({
      status: 400,
      error: 'A reason is required',
    });
  });

  test('for roles is approved by those who can grant them, and passed on by any who decide', async () => {
    const asked: object = { ...elevated, requestedRoles: ['BASIC', 'GRANTER'] };
    const { ticketId } = (await file(seededEmails.customerBasic, asked)).body;
    expect(await decide(seededEmails.customerGranter, ticketId)).toMatchObject({
      status: 403,
      body: { humanReadableError: expect.stringContaining('You cannot grant Granter') },
    });
    expect((await decide(seededEmails.customerGranter, ticketId, 'ESCALATE')).status).toBe(200);
    expect((await decide(seededEmails.customerAdmin, ticketId)).status).toBe(200);
  });

  test('an employee asks for roles of the staff, and only the staff decides', async () => {
    const reporterEmail = 'brand.new@maker.example';
    const staff = { ...elevated, realm: 'MAKER', requestedRoles: ['SALES_ENGINEER'], affiliation: null };
    const filed = await file(seededEmails.newcomer, { ...staff, reporterEmail });
    expect(filed.status).toBe(403);
    const { ticketId } = (await file(reporterEmail, staff)).body;
    expect((await decide(seededEmails.customerAdmin, ticketId)).status).toBe(404);
    expect((await decide(seededEmails.granter, ticketId)).status).toBe(200);
  });
});

const reset = async (objectType: 'WHITELIST' | 'BLACKLIST') =>
  call(seededEmails.admin, 'POST', '/cache/update', { objectType, cacheUpdateOperationType: 'RESET' });

describe('the lists are obeyed once their cache was reset', () => {
  test('the blacklist', async () => {
    const path = `/auth/blacklist/${encodeURIComponent('add')}/${encodeURIComponent(seededEmails.customerBasic)}`;
    expect((await call(seededEmails.admin, 'POST', path)).status).toBe(200);
    expect((await call(seededEmails.admin, 'POST', path)).status).toBe(409);
    expect((await call(seededEmails.customerBasic, 'GET', '/products/mine')).status).toBe(200);
    await reset('WHITELIST');
    expect((await call(seededEmails.customerBasic, 'GET', '/products/mine')).status).toBe(200);
    await reset('BLACKLIST');
    expect((await call(seededEmails.customerBasic, 'GET', '/products/mine')).status).toBe(403);
    expect((await call(seededEmails.customerBasic, 'POST', '/tickets', draft)).status).toBe(403);

    const removal = `/auth/blacklist/${encodeURIComponent(seededEmails.customerBasic.toUpperCase())}`;
    expect((await call(seededEmails.admin, 'DELETE', removal)).status).toBe(200);
    expect((await call(seededEmails.customerBasic, 'GET', '/products/mine')).status).toBe(403);
    await reset('BLACKLIST');
    expect((await call(seededEmails.customerBasic, 'GET', '/products/mine')).status).toBe(200);
    expect((await call(seededEmails.admin, 'DELETE', removal)).status).toBe(404);
  });

  test('the whitelist, entry by entry', async () => {
    const entry = { ...grant, productFamilies: ['G6'] };
    const add = async (changes: Changes = {}) =>
      call(seededEmails.admin, 'POST', '/auth/whitelist/add', { ...entry, ...changes });
    expect((await add()).status).toBe(200);
    expect((await add({ affiliation: groupAccountNumber })).status).toBe(200);
    expect(await unitsOf(somebody)).toEqual([]);
    await reset('WHITELIST');
    expect(await unitsOf(somebody)).toMatchObject([
      { accountNumber: customerAccountNumber },
      { accountNumber: groupAccountNumber },
    ]);
    const note = { address: somebody, whiteListNote: 'Asked again' };
    expect((await call(seededEmails.admin, 'PUT', '/auth/whitelist/note', note)).body).toMatchObject([
      { note: 'Asked again' },
      { note: 'Asked again' },
    ]);
    const unit = `/auth/whitelist/authunit/${somebody}/CUSTOMER?affiliation=${groupAccountNumber}`;
    expect((await call(seededEmails.admin, 'DELETE', unit)).body).toMatchObject({
      affiliation: groupAccountNumber,
    });
    expect((await call(seededEmails.admin, 'DELETE', unit)).status).toBe(404);
    expect((await call(seededEmails.admin, 'DELETE', `/auth/whitelist/${somebody}`)).body).toHaveLength(1);
    expect((await call(seededEmails.admin, 'DELETE', `/auth/whitelist/${somebody}`)).status).toBe(404);
    expect(await unitsOf(somebody)).toHaveLength(2);
    await reset('WHITELIST');
    expect(await unitsOf(somebody)).toEqual([]);
  });

  test.each([
    ['a group as it is', { realm: 'CUST_GROUP' }],
    ['a role the realm has not', { roles: ['KB_MAX'] }],
    ['no role', { roles: [] }],
    ['roles to pass on beyond', { delegatableRoles: ['ADMIN'] }],
    ['an account there is none of', { affiliation: '9999999' }],
    ['an account that is retired', { affiliation: '3010011' }],
    ['an employee from elsewhere', { realm: 'MAKER', roles: ['SUPPORT'], affiliation: '3005019' }],
    ['a customer at no customer', { affiliation: '3005019' }],
    ['no note', { note: '' }],
  ] satisfies [string, Changes][])('an entry is refused: %s', async (_, changes) => {
    const entry = { ...grant, productFamilies: [], ...changes };
    expect((await call(seededEmails.admin, 'POST', '/auth/whitelist/add', entry)).status).toBe(400);
  });
});

test('the groups one sees are those of one’s accounts', async () => {
  const { body } = await call(seededEmails.groupEngineer, 'GET', '/accountGroups/all');
  expect(body).toHaveLength(1);
  expect(body[0].accounts.length).toBeGreaterThan(2);
  expect((await call(seededEmails.customerBasic, 'GET', '/accountGroups/all')).body).toEqual([]);
  const path = '/accountGroups/Nordic%20Lift%20Group';
  expect((await call(seededEmails.groupEngineer, 'GET', path)).status).toBe(200);
  expect((await call(seededEmails.customerBasic, 'GET', path)).status).toBe(404);
});

test('the access maps name operations and object types there are', async () => {
  const row = { realm: 'CUSTOMER', role: 'BASIC' };
  const services = { accessMap: [{ ...row, serviceMethods: [{ methodId: 'everything' }] }] };
  const objects = { accessMap: [{ ...row, objectAccess: { EVERYTHING: 'BOTH' } }] };
  expect((await call(seededEmails.admin, 'POST', '/auth/access/service', services)).status).toBe(400);
  expect((await call(seededEmails.admin, 'POST', '/auth/access/object', objects)).status).toBe(400);
});
