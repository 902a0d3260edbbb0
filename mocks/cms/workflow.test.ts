import { beforeEach, describe, expect, test } from 'vitest';
import { createCms } from './app.ts';
import { openTestCms, testSettings, who, type TestCms } from './testCms.ts';

let cms: TestCms;
beforeEach(() => {
  cms = openTestCms();
});

const get = async (id: string, revision?: string) =>
  (await cms.call(who.admin, 'GET', `/configurations/${id}${revision ? `?revision=${revision}` : ''}`)).body;

/** A configuration of the seed in this state, with at least one device. */
function seededIn(state: string): string {
  const page = { sort: 'created', offset: 0, limit: 100 } as const;
  const found = cms.store.configurations
    .find({ state }, page)
    .find(({ revisions }) => (revisions.at(-1)?.productConfigurations.length ?? 0) > 1);
  if (!found) throw new Error(`Nothing in ${state}`);
  return found.configurationId;
}

const states = (revisions: readonly { revisionName: string; revisionState: string }[]) =>
  revisions.map(({ revisionName, revisionState }) => `${revisionName} ${revisionState}`);

describe('from nothing to production', () => {
  test('set, revision, configuration, devices, build, approval, release, product', async () => {
    const call = (email: string, method: string, path: string, body?: unknown) =>
      cms.call(email, method, path, body);
    const set = await call(who.productionEngineer, 'POST', '/configurationSets', {
      productFamily: 'G5',
      accountNumber: '3010001',
      configurationId: 'OU7777',
      configurationDescription: 'Forestry crane',
    });
    expect(set.body).toMatchObject({ configurationState: 'PLACEHOLDER', designType: 'MANUAL' });
    expect(states(set.body.revisions)).toEqual(['0A PENDING']);
    expect(set.body.revisions[0].note).toBe('Initial revision');

    const revised = await call(who.productionEngineer, 'POST', '/configurationSets/OU7777/revisions', {
      note: 'First of its kind',
    });
    expect(states(revised.body.revisions)).toEqual(['0A PENDING']);
    expect(revised.body.revisions[0].note).toBe('First of its kind');

    const created = await call(who.productionEngineer, 'POST', '/configurations', {
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
      const device = await call(who.productionEngineer, 'POST', '/productConfigurations', {
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

    const built = await call(who.productionEngineer, 'GET', '/configurations/buildArtefacts/OU7777');
    expect(built.body.results.every((result: { ok: boolean }) => result.ok)).toBe(true);
    const made = await get('OU7777');
    expect(made.configurationState).toBe('CONFIGURING');
    expect(made.artefacts.map((artefact: { artefactType: string }) => artefact.artefactType)).toContain(
      'TECHNICAL_SPECIFICATION',
    );

    for (const [email, state] of [
      [who.productionEngineer, 'WAITING_FOR_APPROVAL'],
      [who.approver, 'APPROVED'],
      [who.approver, 'READY_FOR_PRODUCTION'],
    ] as const) {
      expect((await call(email, 'PUT', `/configurations/OU7777/${state}`)).status).toBe(200);
    }
    const ready = await get('OU7777');
    expect(states(ready.revisions)).toEqual(['0A ACTIVE']);
    const [delivery] = cms.store.outbox.all();
    expect(delivery).toMatchObject({ kind: 'ERP', body: { configurationId: 'OU7777', revision: '0A' } });
    expect(JSON.stringify(delivery?.body)).toContain('MILLING_FILE');

    const product = await call(who.productionEngineer, 'POST', '/products', {
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
    const read = await call(who.production, 'GET', '/products/1234567/G5/PCU');
    expect(read.body).toEqual(product.body);
    const usage = await call(who.engineer, 'GET', '/parts/usage/P00001');
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
    expect(ready.modifiedBy).toBe(who.approver);
  });
});

describe('a revision', () => {
  test('takes over what there was, and starts over', async () => {
    const id = seededIn('READY_FOR_PRODUCTION');
    const before = await get(id);
    const { body: set } = await cms.call(who.engineer, 'POST', `/configurationSets/${id}/revisions`, {
      note: 'Slew moved to the left',
    });
    const next = set.revisions.at(-1);
    expect(next).toMatchObject({ revisionState: 'PENDING', note: 'Slew moved to the left' });
    expect(set.configurationState).toBe('CONFIGURING');

    const after = await get(id, next.revisionName);
    const types = (artefacts: { artefactType: string }[]) =>
      artefacts.map((artefact) => artefact.artefactType).toSorted();
    expect(types(after.artefacts)).toEqual(types(before.artefacts));
    expect(
      after.productConfigurations.map(
        (each: { productConfigurationId: string }) => each.productConfigurationId,
      ),
    ).toEqual(
      before.productConfigurations.map(
        (each: { productConfigurationId: string }) => each.productConfigurationId,
      ),
    );
    for (const artefact of after.artefacts) expect(artefact.versions).toHaveLength(1);
    const current = await get(id);
    expect(current.revision).toBe(before.revision);

    const file = async (revision: string) => {
      const query = new URLSearchParams({ configurationId: id, artefactType: 'AX_BOM', revision });
      return (await cms.call(who.admin, 'GET', `/downloadConfigurationArtefact?${query}`)).body;
    };
    expect(await file(next.revisionName)).toBe(await file(before.revision));
  });

  test('replaces the active one when it is released, and gives way again when that is taken back', async () => {
    const id = seededIn('READY_FOR_PRODUCTION');
    const { revisions } = await get(id);
    const first = revisions.at(-1).revisionName;
    await cms.call(who.admin, 'POST', `/configurationSets/${id}/revisions`, { note: 'Next' });
    for (const state of ['WAITING_FOR_APPROVAL', 'APPROVED', 'READY_FOR_PRODUCTION']) {
      expect((await cms.call(who.admin, 'PUT', `/configurations/${id}/${state}`)).status).toBe(200);
    }
    const released = await get(id);
    expect(states(released.revisions).slice(-2)).toEqual([
      `${first} SUPERSEDED`,
      `${released.revision} ACTIVE`,
    ]);
    await cms.call(who.admin, 'PUT', `/configurations/${id}/APPROVED`);
    expect(states((await get(id)).revisions).slice(-2)).toEqual([
      `${first} ACTIVE`,
      `${released.revision} PENDING`,
    ]);
  });

  test('that is pending can be deleted, and nothing else', async () => {
    const id = seededIn('READY_FOR_PRODUCTION');
    const before = await get(id);
    const path = `/configurationSets/${id}/revisions`;
    expect((await cms.call(who.engineer, 'DELETE', `${path}/${before.revision}`)).status).toBe(409);
    const { body: set } = await cms.call(who.engineer, 'POST', path, { note: 'A mistake' });
    const name = set.revisions.at(-1).revisionName;
    expect((await cms.call(who.sales, 'DELETE', `${path}/${name}`)).status).toBe(403);
    const deleted = await cms.call(who.engineer, 'DELETE', `${path}/${name}`);
    expect(deleted.body.configurationState).toBe('READY_FOR_PRODUCTION');
    expect(states(deleted.body.revisions)).toEqual(states(before.revisions));
  });

  test('is named after the one before it, Z by the next A', async () => {
    const id = seededIn('READY_FOR_PRODUCTION');
    const names = (await get(id)).revisions.map((each: { revisionName: string }) => each.revisionName);
    for (let count = names.length; count < 28; count++) {
      const { body } = await cms.call(who.admin, 'POST', `/configurationSets/${id}/revisions`, {
        note: 'Next',
      });
      names.push(body.revisions.at(-1).revisionName);
      for (const state of ['WAITING_FOR_APPROVAL', 'APPROVED', 'READY_FOR_PRODUCTION']) {
        await cms.call(who.admin, 'PUT', `/configurations/${id}/${state}`);
      }
    }
    expect(names.slice(24)).toEqual(['0Y', '0Z', '1A', '1B']);
  });

  test('and its set have notes, which need a text for the revision only', async () => {
    const path = '/configurationSets/OU1234';
    const revised = await cms.call(who.engineer, 'PUT', `${path}/revisions/0A/note`, { note: 'Checked' });
    expect(revised.body.revisions[0].note).toBe('Checked');
    const empty = await cms.call(who.engineer, 'PUT', `${path}/revisions/0A/note`, { note: ' ' });
    expect(empty).toMatchObject({
      status: 400,
      body: { humanReadableError: 'A note is required to update a revision' },
    });
    expect((await cms.call(who.engineer, 'PUT', `${path}/note`, { note: '' })).body.note).toBe('');
    const none = await cms.call(who.engineer, 'POST', `${path}/revisions`, { note: '' });
    expect(none.body.humanReadableError).toBe('A note is required to create a revision');
  });
});

describe('the account', () => {
  test('is changed by staff, to one that is in use, and the revision log tells', async () => {
    const path = '/configurationSets/OU1234/account';
    const { account } = await get('OU1234');
    const changed = await cms.call(who.engineer, 'PUT', path, { newAccountNumber: '3010009' });
    expect(changed.body.account.accountNumber).toBe('3010009');
    const retired = cms.store
      .collection<{ accountNumber: string; accountState: string }>('accounts')
      .all()
      .find((each) => each.accountState === 'RETIRED');
    for (const newAccountNumber of [retired?.accountNumber, '999']) {
      expect((await cms.call(who.engineer, 'PUT', path, { newAccountNumber })).status).toBe(400);
    }
    const log = await cms.call(who.admin, 'GET', '/configurationSets/OU1234/log');
    expect(log.body.at(-1)).toMatchObject({
      revisionActionType: 'CHANGE_ACCOUNT',
      revisionData: { old: account.accountNumber, new: '3010009' },
      revisionName: null,
    });
    expect((await cms.call(who.engineer, 'GET', '/configurationSets/OU1234/log')).status).toBe(403);
  });
});

describe('the assignee', () => {
  test('is who asked, and nobody after that', async () => {
    const assigned = await cms.call(who.engineer, 'GET', '/configurations/assignee/OU1234/ASSIGN');
    expect(assigned.body).toEqual({
      configurationId: 'OU1234',
      revision: '0A',
      operation: 'ASSIGN',
      assigneeEmail: who.engineer,
      assigneeName: 'Application Engineer',
    });
    expect(await get('OU1234')).toMatchObject({
      assigneeEmail: who.engineer,
      assignee: 'Application Engineer',
    });
    const freed = await cms.call(who.approver, 'GET', '/configurations/assignee/OU1234/UNASSIGN');
    expect(freed.body).toMatchObject({ assigneeEmail: null, assigneeName: null });
  });

  test.each([
    ['IGNORED', (all: number) => all],
    ['UNASSIGNED', (all: number) => all - 3],
    ['EQUAL', () => 1],
    ['NOT_EQUAL', () => 2],
  ] as const)('filters by %s', async (assigneeMode, expected) => {
    const page = { sort: 'created', offset: 0, limit: 100 } as const;
    const all = cms.store.configurations.find({}, page);
    const holders = [who.engineer, who.approver, who.admin];
    for (const [index, record] of all.entries()) {
      const account = {
        accountNumber: record.accountNumber,
        accountName: '',
        accountGroup: '',
        dataArea: 'sab',
      };
      cms.store.configurations.put({ ...record, assignee: holders[index] ?? null }, account);
    }
    const filter = { assigneeMode, assigneeEmail: who.engineer };
    const { body } = await cms.call(who.engineer, 'POST', '/configurations/filter/count', filter);
    expect(body.count).toBe(expected(all.length));
  });
});

describe('a duplicate', () => {
  test('takes the right to duplicate its source, and copies its devices without their files', async () => {
    const id = seededIn('ARCHIVED');
    const source = await get(id);
    const set = {
      productFamily: source.productFamily,
      accountNumber: source.account.accountNumber,
      configurationId: '77777',
      configurationDescription: 'A copy',
    };
    const refused = await cms.call(who.engineer, 'POST', '/configurationSets', {
      ...set,
      productFamily: 'G6',
    });
    expect(refused.status).toBe(403);
    const made = await cms.call(who.engineer, 'POST', '/configurationSets', { ...set, copyOf: id });
    expect(made.status).toBe(200);
    const copy = await cms.call(who.engineer, 'POST', '/configurations', {
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

describe('building', () => {
  test('takes its time in GENERATING_ARTEFACTS, and refuses a second build meanwhile', async () => {
    cms = openTestCms({ buildStep: 1 });
    const id = seededIn('CONFIGURING');
    const building = cms.call(who.engineer, 'GET', `/configurations/buildArtefacts/${id}`);
    const state = await cms.call(who.engineer, 'GET', `/configurations/state/${id}`);
    expect(state.body.configurationState).toBe('GENERATING_ARTEFACTS');
    expect((await cms.call(who.engineer, 'GET', `/configurations/buildArtefacts/${id}`)).status).toBe(409);
    expect((await cms.call(who.engineer, 'PUT', `/configurations/${id}/WAITING_FOR_APPROVAL`)).status).toBe(
      409,
    );
    const comment = { text: 'Meanwhile', revision: (await get(id)).revision };
    await cms.call(who.engineer, 'POST', `/configurationSets/${id}/comments`, comment);
    const under = await get(id, (await get(id)).revisions.at(-1).revisionName);
    const waiting = under.artefacts.filter(
      (each: { artefactState: string }) => each.artefactState === 'PENDING',
    );
    expect(waiting.length).toBeGreaterThan(0);
    expect((await building).status).toBe(200);
    const after = await get(id);
    expect(after.configurationState).toBe('CONFIGURING');
    expect(after.comments).toContainEqual(expect.objectContaining({ text: 'Meanwhile' }));
  });

  test('can fail for one artefact, and succeeds the next time', async () => {
    const id = seededIn('CONFIGURING');
    const record = cms.store.configurations.get(id);
    if (!record) throw new Error('It was there');
    const account = {
      accountNumber: record.accountNumber,
      accountName: '',
      accountGroup: '',
      dataArea: 'sab',
    };
    cms.store.configurations.put({ ...record, failsToBuild: 'WIRING_FILE' }, account);

    const first = await cms.call(who.engineer, 'GET', `/configurations/buildArtefacts/${id}`);
    const failed = first.body.results.filter((result: { ok: boolean }) => !result.ok);
    expect(failed.length).toBeGreaterThan(0);
    for (const result of failed)
      expect(result).toMatchObject({ artefactType: 'WIRING_FILE', error: expect.any(String) });

    const wiring = async () => {
      const { productConfigurations } = await get(id, record.revisions.at(-1)?.revisionName);
      return productConfigurations.flatMap(
        (device: { artefacts: { artefactType: string; artefactState: string }[] }) =>
          device.artefacts
            .filter((each) => each.artefactType === 'WIRING_FILE')
            .map((each) => each.artefactState),
      );
    };
    expect(new Set(await wiring())).toEqual(new Set(['FAILED']));
    const second = await cms.call(who.engineer, 'GET', `/configurations/buildArtefacts/${id}`);
    expect(second.body.results.every((result: { ok: boolean }) => result.ok)).toBe(true);
    expect(new Set(await wiring())).toEqual(new Set(['READY']));
  });

  test('every build adds a version', async () => {
    const id = seededIn('CONFIGURING');
    await cms.call(who.engineer, 'GET', `/configurations/buildArtefacts/${id}`);
    const name = (await get(id)).revisions.at(-1).revisionName;
    const versions = async () =>
      (await get(id, name)).artefacts.find((each: { artefactType: string }) => each.artefactType === 'QUOTE')
        .versions.length;
    const before = await versions();
    await cms.call(who.engineer, 'GET', `/configurations/buildArtefacts/${id}`);
    expect(await versions()).toBe(before + 1);
  });

  test('that a stop of the server cut short is given up at the next start', () => {
    const [configuring, seeded] = ['CONFIGURING', 'GENERATING_ARTEFACTS'].map((state) =>
      cms.store.configurations.get(seededIn(state)),
    );
    if (!configuring || !seeded) throw new Error('They were there');
    const account = {
      accountNumber: configuring.accountNumber,
      accountName: '',
      accountGroup: '',
      dataArea: 'sab',
    };
    const building = { version: { created: '', createdBy: '' }, done: [], failed: [] };
    const cut = {
      ...configuring,
      state: 'GENERATING_ARTEFACTS',
      stateBeforeBuild: 'CONFIGURING',
      revisions: configuring.revisions.map((each, index, all) =>
        index === all.length - 1 ? { ...each, building } : each,
      ),
    } as const;
    cms.store.configurations.put(cut, account);
    createCms({
      store: cms.store,
      settings: testSettings,
      clock: () => new Date(),
      verify: async () => undefined,
    });
    expect(cms.store.configurations.get(configuring.configurationId)).toEqual(configuring);
    expect(cms.store.configurations.get(seeded.configurationId)).toEqual(seeded);
  });
});
