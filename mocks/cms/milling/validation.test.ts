import { beforeEach, describe, expect, test } from 'vitest';
import { openTestCms, seededEmails, type TestCms } from '../../../tests/factories/testCms.ts';

let cms: TestCms;
beforeEach(() => {
  cms = openTestCms();
});

describe('milling', () => {
  const device = () => {
    const record = cms.store.configurations
      .find({ state: 'READY_FOR_PRODUCTION' }, { sort: 'created', offset: 0, limit: 50 })
      .find((each) => (each.revisions.at(-1)?.productConfigurations.length ?? 0) > 1);
    const revision = record?.revisions.at(-1);
    const of = (deviceType: string) =>
      revision?.productConfigurations.find((each) => each.deviceType === deviceType)?.productConfigurationId;
    return { transmitter: of('PCU'), receiver: of('CU'), revision: revision?.revisionName };
  };

  test('needs a machine in the preferences', async () => {
    const { transmitter, receiver, revision } = device();
    const path = `/milling/gcode/${transmitter}/${revision}`;
    expect(await cms.call(seededEmails.production, 'GET', path)).toMatchObject({
      status: 409,
      body: {
        humanReadableError: 'Could not find settings',
        humanReadableSuggestion: 'Please go to the administration and set a default milling machine.',
      },
    });
    expect((await cms.call(seededEmails.production, 'GET', '/milling/preferences')).body).toEqual({
      machineId: null,
      millingMachine: null,
    });
    const unknown = await cms.call(seededEmails.production, 'PUT', '/milling/preferences', {
      machineId: '99',
    });
    expect(unknown.status).toBe(404);
    await cms.call(seededEmails.production, 'PUT', '/milling/preferences', { machineId: '2' });
    const { body } = await cms.call(seededEmails.production, 'GET', path);
    expect(body.machineId).toBe('2');
    expect(body.gcode).toMatch(/^%\n[\s\S]*\bM3\b[\s\S]*\bM30\n%\n$/);
    const dry = await cms.call(
      seededEmails.production,
      'GET',
      `/milling/gcode/dryRun/${transmitter}/${revision}`,
    );
    expect(dry.body.gcode).not.toMatch(/\bM3\b|Z-/);
    expect(dry.body.gcode.split('\n')).toHaveLength(body.gcode.split('\n').length);
    const nothing = await cms.call(seededEmails.production, 'GET', `/milling/gcode/${receiver}/${revision}`);
    expect(nothing.body.gcode).toBe('');
  });

  test.each([
    [{ machineId: '2' }, 200, '2'],
    [{ millingMachine: '2' }, 200, '2'],
    [{ machineId: '2', millingMachine: '2' }, 200, '2'],
    [{ machineId: '2', millingMachine: '1' }, 400, 'machineId and millingMachine name different machines.'],
    [{}, 400, 'A milling machine is required'],
  ])('preferences of %j are answered with %i', async (choice, status, expected) => {
    const { status: got, body } = await cms.call(
      seededEmails.production,
      'PUT',
      '/milling/preferences',
      choice,
    );
    expect(got).toBe(status);
    if (status === 200) expect(body).toEqual({ machineId: expected, millingMachine: expected });
    else expect(body.humanReadableError).toBe(expected);
  });

  test('files are validated line by line', async () => {
    const { transmitter, revision } = device();
    const validate = async (millingFileContent: string) => {
      const body = { productConfigurationId: transmitter, revisionId: revision, millingFileContent };
      return (await cms.call(seededEmails.engineer, 'POST', '/milling/gcode/validate', body)).body;
    };
    expect(await validate('CIRCLE T1 X=1.0 Y=2.0 D=12.2\nEND\n')).toEqual({ valid: true, errors: [] });
    expect(await validate('CIRCLE T1 X=1.0 Y=2.0\nEND\n')).toEqual({
      valid: false,
      errors: ['Line 1: CIRCLE T1 needs a number for D'],
    });
    expect((await validate(' ')).valid).toBe(false);
  });

  test('machines are kept, by administrators of production', async () => {
    const machine = { name: 'Mill 3', note: 'New' };
    expect((await cms.call(seededEmails.production, 'POST', '/milling/machines', machine)).status).toBe(403);
    const created = await cms.call(seededEmails.productionAdmin, 'POST', '/milling/machines', machine);
    expect(created.body).toEqual({ id: '4', ...machine });
    expect((await cms.call(seededEmails.productionAdmin, 'POST', '/milling/machines', machine)).status).toBe(
      409,
    );
    const changed = { name: 'Mill 3', note: 'Used' };
    expect(
      (await cms.call(seededEmails.productionAdmin, 'PUT', '/milling/machines/4', changed)).body.note,
    ).toBe('Used');
    expect((await cms.call(seededEmails.productionAdmin, 'DELETE', '/milling/machines/1')).status).toBe(409);
    expect((await cms.call(seededEmails.productionAdmin, 'DELETE', '/milling/machines/4')).body).toEqual({
      machineId: '4',
    });
    const names = (await cms.call(seededEmails.production, 'GET', '/milling/machines')).body.map(
      (each: { id: string }) => each.id,
    );
    expect(names).toEqual(['1', '2', '3']);
  });

  test('macros have parts and versions, one of them active for each machine', async () => {
    const call = (method: string, path: string, body?: unknown) =>
      cms.call(seededEmails.productionAdmin, method, `/milling/macros${path}`, body);
    const { body: macro } = await call('POST', '', { name: 'Key cut-out' });
    expect(macro).toEqual({ id: '6', name: 'Key cut-out', note: '', partNumbers: [], versions: [] });
    expect((await call('POST', '', { name: 'Key cut-out' })).status).toBe(409);
    expect((await call('PUT', '/6', { name: 'Key cut-out', note: 'Round' })).body.note).toBe('Round');

    const linked = await call('POST', '/6/parts', { partNumbers: ['P00102', 'P00101', 'P00101'] });
    expect(linked.body.partNumbers).toEqual(['P00101', 'P00102']);
    expect((await call('POST', '/6/parts', { partNumbers: ['P99999'] })).status).toBe(400);
    expect((await call('DELETE', '/6/parts/P00101')).body.partNumbers).toEqual(['P00102']);
    expect((await call('DELETE', '/6/parts/P00101')).status).toBe(404);

    const version = { revision: '1', main: 'G0 Z10', machineId: '1' };
    await call('POST', '/6/versions', version);
    const other = { revision: '2', main: 'G0 Z10', millingMachine: '1' };
    expect((await call('POST', '/6/versions', other)).body.versions[1]).toMatchObject({
      machineId: '1',
      millingMachine: '1',
    });
    expect((await call('POST', '/6/versions', { ...version, machineId: '99' })).status).toBe(400);
    expect((await call('POST', '/6/versions', { revision: '3', main: 'G0 Z10' })).status).toBe(400);
    await call('PUT', '/6/versions/1/ACTIVE');
    const second = await call('PUT', '/6/versions/2/ACTIVE');
    expect(second.body.versions.map((each: { state: string }) => each.state)).toEqual(['INACTIVE', 'ACTIVE']);
    const edited = await call('PUT', '/6/versions/2', { ...version, revision: '3' });
    expect(edited.body.versions[1]).toMatchObject({ revision: '3', state: 'ACTIVE' });
    expect((await call('DELETE', '/6/versions/2')).status).toBe(409);
    expect((await call('DELETE', '/6/versions/1')).body.versions).toHaveLength(1);
    expect((await call('DELETE', '/6')).body).toEqual({ macroId: '6' });
    expect((await call('PUT', '/6', { name: 'Gone' })).status).toBe(404);
  });
});
