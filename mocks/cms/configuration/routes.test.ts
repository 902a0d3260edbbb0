import { beforeEach, describe, expect, test } from 'vitest';
import type { ConfigurationRecord } from '../../store/records.ts';
import { openTestCms, seededEmails, type TestCms } from '../../../tests/factories/testCms.ts';
import {
  fetchConfiguration,
  findSeededConfiguration,
  listRevisionStates,
} from '../../../tests/factories/testConfigurations.ts';

let cms: TestCms;
beforeEach(() => {
  cms = openTestCms();
});

describe('from nothing to production', () => {
  test('set, revision, configuration, devices, build, approval, release, product', async () => {
    const call = (email: string, method: string, path: string, body?: unknown) =>
      cms.call(email, method, path, body);
    const set = await call(seededEmails.productionEngineer, 'POST', '/configurationSets', {
      productFamily: 'G5',
      accountNumber: '3010001',
      configurationId: 'OU7777',
      configurationDescription: 'Forestry crane',
    });
    expect(set.body).toMatchObject({ configurationState: 'PLACEHOLDER', designType: 'MANUAL' });
    expect(listRevisionStates(set.body.revisions)).toEqual(['0A PENDING']);
    expect(set.body.revisions[0].note).toBe('Initial revision');

    const revised = await call(
      seededEmails.productionEngineer,
      'POST',
      '/configurationSets/OU7777/revisions',
      {
        note: 'First of its kind',
      },
    );
    expect(listRevisionStates(revised.body.revisions)).toEqual(['0A PENDING']);
    expect(revised.body.revisions[0].note).toBe('First of its kind');

    const created = await call(seededEmails.productionEngineer, 'POST', '/configurations', {
      configurationId: 'OU7777',
      revisionId: '0A',
      configurationName: 'Crane 7',
      configurationDescription: 'Forestry crane, six functions',
      partNumber: 'P00001',
    });
    expect(created.body).toMatchObject({
      configurationState: 'CONFIGURING',
      configurationType: 'CLASSIC',
      partNumber: 'P00001',
      kbMaxQuoteId: -1,
      revision: '0A',
      revisionState: 'PENDING',
    });

    for (const [partNumber, deviceType, model] of [
      ['P00003', 'PCU', { transmitterModel: 'MAXI' }],
      ['P00004', 'CU', { receiverModel: 'CANBUS' }],
    ] as const) {
      const device = await call(seededEmails.productionEngineer, 'POST', '/productConfigurations', {
        productConfigurationId: `${partNumber}-OU7777`,
        productConfigurationDescription: 'Device',
        configurationId: 'OU7777',
        revisionId: '0A',
        deviceType,
        partNumber,
        ...model,
      });
      expect(device.status).toBe(200);
      expect(device.body.artefacts).toEqual([]);
    }

    const built = await call(seededEmails.productionEngineer, 'GET', '/configurations/buildArtefacts/OU7777');
    expect(built.body.results.every((result: { ok: boolean }) => result.ok)).toBe(true);
    const made = await fetchConfiguration(cms, 'OU7777');
    expect(made.configurationState).toBe('CONFIGURING');
    expect(made.artefacts.map((artefact: { artefactType: string }) => artefact.artefactType)).toContain(
      'TECHNICAL_SPECIFICATION',
    );

    for (const [email, state] of [
      [seededEmails.productionEngineer, 'WAITING_FOR_APPROVAL'],
      [seededEmails.approver, 'APPROVED'],
      [seededEmails.approver, 'READY_FOR_PRODUCTION'],
    ] as const) {
      expect((await call(email, 'PUT', `/configurations/OU7777/${state}`)).status).toBe(200);
    }
    const ready = await fetchConfiguration(cms, 'OU7777');
    expect(listRevisionStates(ready.revisions)).toEqual(['0A ACTIVE']);
    const [delivery] = cms.store.outbox.all();
    expect(delivery).toMatchObject({ kind: 'ERP', body: { configurationId: 'OU7777', revision: '0A' } });
    expect(JSON.stringify(delivery?.body)).toContain('MILLING_FILE');

    const product = await call(seededEmails.productionEngineer, 'POST', '/products', {
      productConfigurationId: 'P00003-OU7777',
      serialNumber: '1234567',
      accountNumber: null,
    });
    expect(product.body).toMatchObject({
      serialNumber: '1234567',
      deviceType: 'PCU',
      revision: '0A',
      account: null,
    });
    const read = await call(seededEmails.production, 'GET', '/products/1234567/G5/PCU');
    expect(read.body).toEqual(product.body);
    const usage = await call(seededEmails.engineer, 'GET', '/parts/usage/P00001');
    expect(usage.body).toContainEqual({
      configurationId: 'OU7777',
      revision: '0A',
      count: 1,
      state: 'READY_FOR_PRODUCTION',
    });

    const log = ready.logs.map((each: { activityLogType: string }) => each.activityLogType).toReversed();
    expect(log).toEqual([
      'CREATE_CONFIGURATION_SET',
      'CREATE_REVISION',
      'CHANGE_STATE',
      'CREATE_PRODUCT_CONFIGURATION',
      'CREATE_PRODUCT_CONFIGURATION',
      'CHANGE_STATE',
      'TREE_BUILT',
      'ARTEFACT_BUILT',
      'CHANGE_STATE',
      'CHANGE_STATE',
      'CHANGE_STATE',
      'CHANGE_STATE',
    ]);
    expect(ready.modifiedBy).toBe(seededEmails.approver);
  });
});

describe('the account', () => {
  test('is changed by staff, to one that is in use, and the revision log tells', async () => {
    const path = '/configurationSets/OU1234/account';
    const { account } = await fetchConfiguration(cms, 'OU1234');
    const changed = await cms.call(seededEmails.engineer, 'PUT', path, { newAccountNumber: '3010009' });
    expect(changed.body.account.accountNumber).toBe('3010009');
    const retired = cms.store
      .collection<{ accountNumber: string; accountState: string }>('accounts')
      .all()
      .find((each) => each.accountState === 'RETIRED');
    for (const newAccountNumber of [retired?.accountNumber, '999', '', '3005019', '3010009']) {
      expect((await cms.call(seededEmails.engineer, 'PUT', path, { newAccountNumber })).status).toBe(400);
    }
    const log = await cms.call(seededEmails.admin, 'GET', '/configurationSets/OU1234/log');
    expect(log.body.at(-1)).toMatchObject({
      revisionActionType: 'CHANGE_ACCOUNT',
      revisionData: { old: account.accountNumber, new: '3010009' },
      revisionName: null,
    });
    expect((await cms.call(seededEmails.engineer, 'GET', '/configurationSets/OU1234/log')).status).toBe(403);
  });
});

function put(record: ConfigurationRecord): void {
  const { accountNumber } = record;
  cms.store.configurations.put(record, { accountNumber, accountName: '', accountGroup: '', dataArea: 'sab' });
}

describe('the assignee', () => {
  test('is who asked, and nobody after that', async () => {
    const assigned = await cms.call(seededEmails.engineer, 'GET', '/configurations/assignee/OU1234/ASSIGN');
    expect(assigned.body).toEqual({
      configurationId: 'OU1234',
      revision: '0A',
      operation: 'ASSIGN',
      assigneeEmail: seededEmails.engineer,
      assigneeName: 'Application Engineer',
    });
    expect(await fetchConfiguration(cms, 'OU1234')).toMatchObject({
      assigneeEmail: seededEmails.engineer,
      assignee: 'Application Engineer',
    });
    const freed = await cms.call(seededEmails.approver, 'GET', '/configurations/assignee/OU1234/UNASSIGN');
    expect(freed.body).toMatchObject({ assigneeEmail: null, assigneeName: null });
  });

  test('is to customers the company alone', async () => {
    const page = { offset: 0, limit: 1, sort: 'created' } as const;
    const [record] = cms.store.configurations.find({ accounts: ['3010001'] }, page);
    if (!record) throw new Error('The customer has no configuration');
    const { configurationId } = record;
    put({ ...record, assignee: seededEmails.engineer });
    const path = `/configurations/${configurationId}`;
    expect((await cms.call(seededEmails.customerEngineer, 'GET', path)).body.assignee).toBe('Maker');
    const filter = { fuzzyField: configurationId };
    const { body } = await cms.call(seededEmails.customerEngineer, 'POST', '/configurations/filter', filter);
    expect(body[0]).toMatchObject({ configurationId, assignee: 'Maker' });
    expect((await cms.call(seededEmails.sales, 'GET', path)).body.assignee).toBe('Application Engineer');
  });

  test.each([
    ['IGNORED', (all: number) => all],
    ['UNASSIGNED', (all: number) => all - 3],
    ['EQUAL', () => 1],
    ['NOT_EQUAL', () => 2],
  ] as const)('filters by %s', async (assigneeMode, expected) => {
    const page = { sort: 'created', offset: 0, limit: 100 } as const;
    const all = cms.store.configurations.find({}, page);
    const holders = [seededEmails.engineer, seededEmails.approver, seededEmails.admin];
    for (const [index, record] of all.entries()) {
      put({ ...record, assignee: holders[index] ?? null });
    }
    const filter = { assigneeMode, assigneeEmail: seededEmails.engineer };
    const { body } = await cms.call(seededEmails.engineer, 'POST', '/configurations/filter/count', filter);
    expect(body.count).toBe(expected(all.length));
  });
});

describe('a duplicate', () => {
  test('takes the right to duplicate its source, and copies its devices without their files', async () => {
    const id = findSeededConfiguration(cms, 'ARCHIVED');
    const source = await fetchConfiguration(cms, id);
    const set = {
      productFamily: source.productFamily,
      accountNumber: source.account.accountNumber,
      configurationId: '77777',
      configurationDescription: 'A copy',
    };
    const refused = await cms.call(seededEmails.engineer, 'POST', '/configurationSets', {
      ...set,
      productFamily: 'G6',
    });
    expect(refused.status).toBe(403);
    const made = await cms.call(seededEmails.engineer, 'POST', '/configurationSets', { ...set, copyOf: id });
    expect(made.status).toBe(200);
    const copy = await cms.call(seededEmails.engineer, 'POST', '/configurations', {
      configurationId: '77777',
      revisionId: '0A',
      configurationName: '',
      configurationDescription: 'A copy',
      partNumber: null,
    });
    const devices = copy.body.productConfigurations;
    expect(devices.map((each: { deviceType: string }) => each.deviceType)).toEqual(
      source.productConfigurations.map((each: { deviceType: string }) => each.deviceType),
    );
    for (const device of devices) {
      expect(device.productConfigurationId).toContain('-77777');
      expect(device.artefacts).toEqual([]);
    }
    expect(copy.body.configurationName).toBe('77777');
  });
});
