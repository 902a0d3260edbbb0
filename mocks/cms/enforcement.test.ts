import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ConfigurationEvent } from '../../src/domain/workflow/event.ts';
import { findTransitionEvent } from '../../src/domain/workflow/transitions.ts';
import { configurationStates, type ConfigurationState } from '../../src/domain/configuration/state.ts';
import { checkEvent } from '../../src/domain/workflow/permission.ts';
import type { Unit } from '../../src/domain/access/roles.ts';
import { customerAccountNumber } from '../seed/accounts.ts';
import { createPeople } from '../seed/people.ts';
import type { ConfigurationRecord } from '../store/records.ts';
import { openTestCms, testSettings, seededEmails, type TestCms } from '../../tests/factories/testCms.ts';

let cms: TestCms;
beforeAll(() => {
  cms = openTestCms();
});

const id = 'OU1234';
const people = Object.entries(seededEmails);

function unitsOf(email: string): readonly Unit[] {
  return createPeople(testSettings).find((person) => person.email === email)?.units ?? [];
}

function stored(): ConfigurationRecord {
  const record = cms.store.configurations.get(id);
  if (!record) throw new Error(`The seed has no ${id}`);
  return record;
}

/** Puts the configuration into a state, at an account visible to the seeded customers. */
function put(state: ConfigurationState, changes: Partial<ConfigurationRecord> = {}): void {
  const account = {
    accountNumber: customerAccountNumber,
    accountName: '',
    accountGroup: '',
    dataArea: 'sab',
  };
  const record = { ...template, state, accountNumber: customerAccountNumber, ...changes };
  cms.store.configurations.put(record, account);
}

let template: ConfigurationRecord;
beforeAll(() => {
  template = stored();
});
beforeEach(() => put('CONFIGURING'));

/** Whether the access lists let a person call the workflow operations. */
const canCall = (email: string): boolean => {
  const units = unitsOf(email);
  const roles = new Set(units.flatMap((unit) => unit.roles));
  const isStaff = units.some((unit) => unit.realm === 'STAFF');
  return roles.has('APPLICATION_ENGINEER') || (isStaff && (roles.has('ADMIN') || roles.has('APPROVER')));
};

const sees = (email: string): boolean => {
  const units = unitsOf(email);
  return units.some((unit) => unit.realm === 'STAFF' || unit.accountNumber === customerAccountNumber);
};

/**
 * The status that the rules give for an event; `event` is undefined if no event leads to the requested state.
 */
function expectedStatus(
  email: string,
  event: ConfigurationEvent | undefined,
  state: ConfigurationState,
): number {
  if (!canCall(email)) return 403;
  if (!sees(email)) return 404;
  const decision = event && checkEvent({ units: unitsOf(email) }, event, state);
  if (decision?.allowed) return 200;
  return decision?.rule === 'ROLE' ? 403 : 409;
}

describe.each(people)('%s sets the state', (_, email) => {
  test.each(configurationStates)('from %s, to every other, as the rules say', async (from) => {
    for (const to of configurationStates) {
      put(from);
      const event = findTransitionEvent(from, to);
      const expected = expectedStatus(email, event, from);
      const { status, body } = await cms.call(email, 'PUT', `/configurations/${id}/${to}`);
      const done = expected === 200;
      expect({ from, to, status, stored: stored().state, answered: body.configurationState }).toEqual({
        from,
        to,
        status: expected,
        stored: done ? to : from,
        answered: done ? to : undefined,
      });
    }
  });
});

const events = [
  ['ASSIGN', 'GET', `/configurations/assignee/${id}/ASSIGN`],
  ['GENERATE_CMS', 'GET', `/configurations/buildArtefacts/${id}`],
  ['DELETE', 'DELETE', `/configurations/${id}`],
] as const;

describe.each(events)('%s', (event, method, path) => {
  test.each(people)('by %s agrees with the rules in every state', async (_, email) => {
    for (const state of configurationStates) {
      put(state);
      const { status } = await cms.call(email, method, path);
      expect({ state, status }).toEqual({ state, status: expectedStatus(email, event, state) });
    }
  });
});

describe('creating revisions, products and product configurations', () => {
  const revision = { note: 'Second stop button' };
  const cases = [
    ['CREATE_REVISION', 'POST', `/configurationSets/${id}/revisions`, revision],
    [
      'CREATE_PRODUCT_CONFIGURATION',
      'POST',
      '/productConfigurations',
      {
        productConfigurationId: 'P00018-NEW',
        productConfigurationDescription: 'Another receiver',
        configurationId: id,
        revisionId: '0A',
        deviceType: 'PCU',
        partNumber: 'P00003',
        transmitterModel: 'MAXI',
      },
    ],
  ] as const;
  const tried = [
    seededEmails.admin,
    seededEmails.approver,
    seededEmails.engineer,
    seededEmails.customerEngineer,
    seededEmails.sales,
  ];

  test.each(cases)('%s agrees with the rules in every state', async (event, method, path, body) => {
    for (const email of tried) {
      for (const state of configurationStates) {
        if (state === 'PLACEHOLDER') continue;
        put(state);
        const { status } = await cms.call(email, method, path, body);
        const listed = email === seededEmails.approver || email === seededEmails.customerEngineer;
        const expected = listed
          ? [403, expectedStatus(email, event, state)]
          : [expectedStatus(email, event, state)];
        expect({ email, state, as: expected.includes(status) }).toEqual({ email, state, as: true });
      }
    }
  });
});

describe('ownership', () => {
  test('customers find the configurations of their account and no others', async () => {
    const { body: rows } = await cms.call(
      seededEmails.customerEngineer,
      'POST',
      '/configurations/filter?limit=1000',
      {},
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row.account.accountNumber).toBe(customerAccountNumber);
    const { body } = await cms.call(
      seededEmails.customerEngineer,
      'POST',
      '/configurations/filter/count',
      {},
    );
    expect(body.count).toBe(rows.length);
  });

  test('an account filter opens no others', async () => {
    const filter = { accountNumbers: ['3010002', '3010003'] };
    const { body } = await cms.call(seededEmails.customerEngineer, 'POST', '/configurations/filter', filter);
    expect(body).toEqual([]);
  });

  test('a group engineer sees the accounts of the group', async () => {
    const { body: rows } = await cms.call(
      seededEmails.groupEngineer,
      'POST',
      '/configurations/filter?limit=1000',
      {},
    );
    const groups = new Set(
      rows.map((row: { account: { accountGroup: string } }) => row.account.accountGroup),
    );
    expect([...groups]).toEqual(['Nordic Lift Group']);
    const numbers = new Set(
      rows.map((row: { account: { accountNumber: string } }) => row.account.accountNumber),
    );
    expect(numbers.size).toBeGreaterThan(1);
  });

  test('a single configuration can be granted', async () => {
    const granted = cms.store
      .collection<{ address: string; item: { configurationId: string } | null }>('grants')
      .all()
      .find((affiliation) => affiliation.address === seededEmails.partner && affiliation.item);
    const path = `/configurations/${granted?.item?.configurationId}`;
    expect((await cms.call(seededEmails.partner, 'GET', path)).status).toBe(200);
    expect((await cms.call(seededEmails.partner, 'GET', `/configurations/${id}`)).status).toBe(404);
  });

  test("another account's configuration is not there, whatever is asked of it", async () => {
    const [foreign] = cms.store.configurations.find(
      { state: 'CONFIGURING', accounts: ['3010006', '3010007', '3010008', '3010009'] },
      { sort: 'created', offset: 0, limit: 1 },
    );
    const { configurationId = '' } = foreign ?? {};
    const asked = [
      ['GET', `/configurations/${configurationId}`],
      ['GET', `/configurations/state/${configurationId}`],
      ['DELETE', `/configurations/${configurationId}`],
      ['PUT', `/configurations/${configurationId}/WAITING_FOR_APPROVAL`],
      ['GET', `/configurations/buildArtefacts/${configurationId}`],
      [
        'GET',
        `/downloadConfigurationArtefact?configurationId=${configurationId}&artefactType=QUOTE&revision=0A`,
      ],
    ] as const;
    for (const [method, path] of asked) {
      const { status, body } = await cms.call(seededEmails.customerEngineer, method, path);
      const missing = await cms.call(
        seededEmails.customerEngineer,
        method,
        path.replace(configurationId, 'OU9999'),
      );
      const error = body.humanReadableError.replace(configurationId, 'OU9999');
      expect({ path, status, error }).toEqual({ path, status: 404, error: missing.body.humanReadableError });
    }
  });

  test('accounts and products of others are not listed', async () => {
    const accounts = await cms.call(seededEmails.customerBasic, 'GET', '/accounts/all');
    expect(accounts.body.map((account: { accountNumber: string }) => account.accountNumber)).toEqual([
      customerAccountNumber,
    ]);
    expect((await cms.call(seededEmails.customerBasic, 'GET', '/accounts/3010002')).status).toBe(404);
    const products = await cms.call(seededEmails.customerBasic, 'GET', '/products/mine');
    expect(products.body.length).toBeGreaterThan(0);
    for (const product of products.body) expect(product.account.accountNumber).toBe(customerAccountNumber);
  });

  test('comments and attachments for staff are absent from what customers read', async () => {
    const stamp = { created: '2026-01-01T00:00:00.000Z', createdBy: seededEmails.engineer };
    const comment = { ...stamp, text: 'Internal', revision: '0A', pinned: false };
    const attachment = {
      attachmentName: 'Calculation',
      attachmentType: 'ATTACHMENT_GENERIC',
      documentType: 'TEXT' as const,
      productConfigurationId: null,
      revision: '0A',
      revisionOnly: false,
      versions: [stamp],
    };
    put('CONFIGURING', {
      comments: [
        { ...comment, commentId: '1', makerOnly: true },
        { ...comment, commentId: '2', makerOnly: false },
      ],
      attachments: [
        { ...attachment, attachmentId: '3', makerOnly: true },
        { ...attachment, attachmentId: '4', attachmentName: 'Drawing', makerOnly: false },
      ],
    });
    const ids = async (email: string) => {
      const { body } = await cms.call(email, 'GET', `/configurations/${id}`);
      return {
        comments: body.comments.map((each: { commentId: string }) => each.commentId),
        attachments: body.attachments.map((each: { attachmentId: string }) => each.attachmentId),
      };
    };
    expect(await ids(seededEmails.engineer)).toEqual({ comments: ['1', '2'], attachments: ['3', '4'] });
    expect(await ids(seededEmails.customerEngineer)).toEqual({ comments: ['2'], attachments: ['4'] });
    const path = `/downloadConfigurationAttachment?configurationId=${id}&attachmentId=`;
    expect((await cms.call(seededEmails.customerEngineer, 'GET', `${path}3`)).status).toBe(404);
    expect((await cms.call(seededEmails.customerEngineer, 'GET', `${path}4`)).status).toBe(200);
    const gone = await cms.call(
      seededEmails.customerEngineer,
      'DELETE',
      `/configurationSets/${id}/comments/1`,
    );
    expect(gone.status).toBe(404);
  });
});

describe('the access lists', () => {
  test('decide at once, and are changed by administrators only', async () => {
    const own = openTestCms();
    const maps = { accessMap: [{ realm: 'MAKER', role: 'SALES_ENGINEER', objectAccess: { PART: 'READ' } }] };
    expect((await own.call(seededEmails.engineer, 'POST', '/auth/access/object', maps)).status).toBe(403);
    expect((await own.call(seededEmails.sales, 'POST', '/configurations/filter', {})).status).toBe(200);

    const updated = await own.call(seededEmails.admin, 'POST', '/auth/access/object', maps);
    expect(updated.body.accessMap).toContainEqual(maps.accessMap[0]);
    expect((await own.call(seededEmails.sales, 'GET', '/auth/access/object')).body).toEqual({ PART: 'READ' });
    expect((await own.call(seededEmails.sales, 'POST', '/configurations/filter', {})).status).toBe(403);
    expect((await own.call(seededEmails.sales, 'GET', '/parts/all')).status).toBe(200);

    const methods = { accessMap: [{ realm: 'MAKER', role: 'SALES_ENGINEER', serviceMethods: [] }] };
    expect((await own.call(seededEmails.admin, 'POST', '/auth/access/service', methods)).status).toBe(200);
    expect((await own.call(seededEmails.sales, 'GET', '/auth/access/service')).body).toEqual({
      serviceMethods: [],
    });
  });

  test('an unknown realm changes nothing', async () => {
    const before = await cms.call(seededEmails.admin, 'GET', '/auth/access/service/all');
    const accessMap = [
      { realm: 'MAKER', role: 'SUPPORT', serviceMethods: [] },
      { realm: 'NOWHERE', role: 'SUPPORT', serviceMethods: [] },
    ];
    expect((await cms.call(seededEmails.admin, 'POST', '/auth/access/service', { accessMap })).status).toBe(
      400,
    );
    expect((await cms.call(seededEmails.admin, 'GET', '/auth/access/service/all')).body).toEqual(before.body);
  });

  test('somebody nobody knows is signed in and belongs nowhere', async () => {
    const { body } = await cms.call('someone.else@nowhere.example', 'GET', '/auth/token');
    expect(body).toMatchObject({ firstName: 'someone', lastName: 'else', authUnits: [] });
  });
});
