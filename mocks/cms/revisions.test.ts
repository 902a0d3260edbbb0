import { beforeEach, describe, expect, test } from 'vitest';
import { openTestCms, seededEmails, type TestCms } from '../../tests/factories/testCms.ts';
import {
  fetchConfiguration,
  findSeededConfiguration,
  listRevisionStates,
} from '../../tests/factories/testConfigurations.ts';

let cms: TestCms;
beforeEach(() => {
  cms = openTestCms();
});

describe('a revision', () => {
  test('takes over what there was, and starts over', async () => {
    const id = findSeededConfiguration(cms, 'READY_FOR_PRODUCTION');
    const before = await fetchConfiguration(cms, id);
    const { body: set } = await cms.call(
      seededEmails.engineer,
      'POST',
      `/configurationSets/${id}/revisions`,
      {
        note: 'Slew moved to the left',
      },
    );
    const next = set.revisions.at(-1);
    expect(next).toMatchObject({ revisionState: 'PENDING', note: 'Slew moved to the left' });
    expect(set.configurationState).toBe('CONFIGURING');

    const after = await fetchConfiguration(cms, id, next.revisionName);
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
    const current = await fetchConfiguration(cms, id);
    expect(current.revision).toBe(before.revision);

    const file = async (revision: string) => {
      const query = new URLSearchParams({ configurationId: id, artefactType: 'AX_BOM', revision });
      return (await cms.call(seededEmails.admin, 'GET', `/downloadConfigurationArtefact?${query}`)).body;
    };
    expect(await file(next.revisionName)).toBe(await file(before.revision));
  });

  test('replaces the active one when it is released, and gives way again when that is taken back', async () => {
    const id = findSeededConfiguration(cms, 'READY_FOR_PRODUCTION');
    const { revisions } = await fetchConfiguration(cms, id);
    const first = revisions.at(-1).revisionName;
    await cms.call(seededEmails.admin, 'POST', `/configurationSets/${id}/revisions`, { note: 'Next' });
    for (const state of ['WAITING_FOR_APPROVAL', 'APPROVED', 'READY_FOR_PRODUCTION']) {
      expect((await cms.call(seededEmails.admin, 'PUT', `/configurations/${id}/${state}`)).status).toBe(200);
    }
    const released = await fetchConfiguration(cms, id);
    expect(listRevisionStates(released.revisions).slice(-2)).toEqual([
      `${first} SUPERSEDED`,
      `${released.revision} ACTIVE`,
    ]);
    await cms.call(seededEmails.admin, 'PUT', `/configurations/${id}/APPROVED`);
    expect(listRevisionStates((await fetchConfiguration(cms, id)).revisions).slice(-2)).toEqual([
      `${first} ACTIVE`,
      `${released.revision} PENDING`,
    ]);
  });

  test('that is pending can be deleted, and nothing else', async () => {
    const id = findSeededConfiguration(cms, 'READY_FOR_PRODUCTION');
    const before = await fetchConfiguration(cms, id);
    const path = `/configurationSets/${id}/revisions`;
    expect((await cms.call(seededEmails.engineer, 'DELETE', `${path}/${before.revision}`)).status).toBe(409);
    const { body: set } = await cms.call(seededEmails.engineer, 'POST', path, { note: 'A mistake' });
    const name = set.revisions.at(-1).revisionName;
    expect((await cms.call(seededEmails.sales, 'DELETE', `${path}/${name}`)).status).toBe(403);
    const deleted = await cms.call(seededEmails.engineer, 'DELETE', `${path}/${name}`);
    expect(deleted.body.configurationState).toBe('READY_FOR_PRODUCTION');
    expect(listRevisionStates(deleted.body.revisions)).toEqual(listRevisionStates(before.revisions));
  });

  test('is named after the one before it, Z by the next A', async () => {
    const id = findSeededConfiguration(cms, 'READY_FOR_PRODUCTION');
    const names = (await fetchConfiguration(cms, id)).revisions.map(
      (each: { revisionName: string }) => each.revisionName,
    );
    for (let count = names.length; count < 28; count++) {
      const { body } = await cms.call(seededEmails.admin, 'POST', `/configurationSets/${id}/revisions`, {
        note: 'Next',
      });
      names.push(body.revisions.at(-1).revisionName);
      for (const state of ['WAITING_FOR_APPROVAL', 'APPROVED', 'READY_FOR_PRODUCTION']) {
        await cms.call(seededEmails.admin, 'PUT', `/configurations/${id}/${state}`);
      }
    }
    expect(names.slice(24)).toEqual(['0Y', '0Z', '1A', '1B']);
  });

  test('and its set have notes, which need a text for the revision only', async () => {
    const path = '/configurationSets/OU1234';
    const revised = await cms.call(seededEmails.engineer, 'PUT', `${path}/revisions/0A/note`, {
      note: 'Checked',
    });
    expect(revised.body.revisions[0].note).toBe('Checked');
    const empty = await cms.call(seededEmails.engineer, 'PUT', `${path}/revisions/0A/note`, { note: ' ' });
    expect(empty).toMatchObject({
      status: 400,
      body: { humanReadableError: 'A note is required to update a revision' },
    });
    expect((await cms.call(seededEmails.engineer, 'PUT', `${path}/note`, { note: '' })).body.note).toBe('');
    const none = await cms.call(seededEmails.engineer, 'POST', `${path}/revisions`, { note: '' });
    expect(none.body.humanReadableError).toBe('A note is required to create a revision');
  });
});
