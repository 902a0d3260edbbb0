import { beforeEach, describe, expect, test } from 'vitest';
import { createCms } from '../createCms.ts';
import { openTestCms, testSettings, seededEmails, type TestCms } from '../../../tests/factories/testCms.ts';
import { fetchConfiguration, findSeededConfiguration } from '../../../tests/factories/testConfigurations.ts';

let cms: TestCms;
beforeEach(() => {
  cms = openTestCms();
});

describe('building', () => {
  test('takes its time in GENERATING_ARTEFACTS, and refuses a second build meanwhile', async () => {
    cms = openTestCms({ buildStep: 1 });
    const id = findSeededConfiguration(cms, 'CONFIGURING');
    const building = cms.call(seededEmails.engineer, 'GET', `/configurations/buildArtefacts/${id}`);
    const state = await cms.call(seededEmails.engineer, 'GET', `/configurations/state/${id}`);
    expect(state.body.configurationState).toBe('GENERATING_ARTEFACTS');
    expect(
      (await cms.call(seededEmails.engineer, 'GET', `/configurations/buildArtefacts/${id}`)).status,
    ).toBe(409);
    expect(
      (await cms.call(seededEmails.engineer, 'PUT', `/configurations/${id}/WAITING_FOR_APPROVAL`)).status,
    ).toBe(409);
    const comment = { text: 'Meanwhile', revision: (await fetchConfiguration(cms, id)).revision };
    await cms.call(seededEmails.engineer, 'POST', `/configurationSets/${id}/comments`, comment);
    const under = await fetchConfiguration(
      cms,
      id,
      (await fetchConfiguration(cms, id)).revisions.at(-1).revisionName,
    );
    const waiting = under.artefacts.filter(
      (each: { artefactState: string }) => each.artefactState === 'PENDING',
    );
    expect(waiting.length).toBeGreaterThan(0);
    expect((await building).status).toBe(200);
    const after = await fetchConfiguration(cms, id);
    expect(after.configurationState).toBe('CONFIGURING');
    expect(after.comments).toContainEqual(expect.objectContaining({ text: 'Meanwhile' }));
  });

  test('can fail for one artefact, and succeeds the next time', async () => {
    const id = findSeededConfiguration(cms, 'CONFIGURING');
    const record = cms.store.configurations.get(id);
    if (!record) throw new Error('It was there');
    const account = {
      accountNumber: record.accountNumber,
      accountName: '',
      accountGroup: '',
      dataArea: 'sab',
    };
    cms.store.configurations.put({ ...record, failsToBuild: 'WIRING_FILE' }, account);

    const first = await cms.call(seededEmails.engineer, 'GET', `/configurations/buildArtefacts/${id}`);
    const failed = first.body.results.filter((result: { ok: boolean }) => !result.ok);
    expect(failed.length).toBeGreaterThan(0);
    for (const result of failed)
      expect(result).toMatchObject({ artefactType: 'WIRING_FILE', error: expect.any(String) });

    const wiring = async () => {
      const { productConfigurations } = await fetchConfiguration(
        cms,
        id,
        record.revisions.at(-1)?.revisionName,
      );
      return productConfigurations.flatMap(
        (device: { artefacts: { artefactType: string; artefactState: string }[] }) =>
          device.artefacts
            .filter((each) => each.artefactType === 'WIRING_FILE')
            .map((each) => each.artefactState),
      );
    };
    expect(new Set(await wiring())).toEqual(new Set(['FAILED']));
    const second = await cms.call(seededEmails.engineer, 'GET', `/configurations/buildArtefacts/${id}`);
    expect(second.body.results.every((result: { ok: boolean }) => result.ok)).toBe(true);
    expect(new Set(await wiring())).toEqual(new Set(['READY']));
  });

  test('every build adds a version', async () => {
    const id = findSeededConfiguration(cms, 'CONFIGURING');
    await cms.call(seededEmails.engineer, 'GET', `/configurations/buildArtefacts/${id}`);
    const name = (await fetchConfiguration(cms, id)).revisions.at(-1).revisionName;
    const versions = async () =>
      (await fetchConfiguration(cms, id, name)).artefacts.find(
        (each: { artefactType: string }) => each.artefactType === 'QUOTE',
      ).versions.length;
    const before = await versions();
    await cms.call(seededEmails.engineer, 'GET', `/configurations/buildArtefacts/${id}`);
    expect(await versions()).toBe(before + 1);
  });

  test('that a stop of the server cut short is given up at the next start', () => {
    const [configuring, seeded] = ['CONFIGURING', 'GENERATING_ARTEFACTS'].map((state) =>
      cms.store.configurations.get(findSeededConfiguration(cms, state)),
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
