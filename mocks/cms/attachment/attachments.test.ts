import { beforeEach, describe, expect, test } from 'vitest';
import { createFileForm, openTestCms, seededEmails, type TestCms } from '../../../tests/factories/testCms.ts';
import { findBuiltConfiguration, toQueryString } from '../../../tests/factories/testConfigurations.ts';

let cms: TestCms;
beforeEach(() => {
  cms = openTestCms();
});

describe('an attachment', () => {
  const announced = (changes: object = {}) => {
    const { configurationId, revision } = findBuiltConfiguration(cms);
    return {
      configurationId,
      productConfigurationId: null,
      revision,
      attachmentName: 'Test report',
      attachmentType: 'ATTACHMENT_GENERIC',
      documentType: 'TEXT',
      makerOnly: false,
      ...changes,
    };
  };
  const create = (email: string, changes: object = {}) =>
    cms.call(email, 'POST', '/configurations/attachment', announced(changes));

  test('is announced, uploaded, updated, downloaded and deleted', async () => {
    const { body } = await create(seededEmails.engineer);
    const { configurationId, attachmentId } = body;
    expect(body).toMatchObject({ ...announced(), revisionOnly: true, versions: [] });
    const path = `/UploadConfigurationAttachment?${toQueryString({ configurationId, attachmentId })}`;
    const pending = `/downloadConfigurationAttachment?${toQueryString({ configurationId, attachmentId })}`;
    expect((await cms.call(seededEmails.engineer, 'GET', pending)).status).toBe(404);
    for (const text of ['first', 'second']) {
      const saved = await cms.call(
        seededEmails.engineer,
        'POST',
        path,
        createFileForm(text, 'report.txt', 'text/plain'),
      );
      expect(saved.status).toBe(200);
    }
    const newest = await cms.fetch(seededEmails.engineer, pending);
    expect(await newest.text()).toBe('second');
    expect(newest.headers.get('Content-Disposition')).toContain(`filename*=UTF-8''Test%20report.txt`);
    expect((await cms.call(seededEmails.engineer, 'GET', `${pending}&versionNumber=1`)).body).toBe('first');

    const gone = await cms.call(
      seededEmails.engineer,
      'DELETE',
      `/configurations/attachment/${configurationId}/${attachmentId}`,
    );
    expect(gone.body).toEqual({ configurationId, attachmentId });
    expect((await cms.call(seededEmails.engineer, 'GET', pending)).status).toBe(404);
  });

  test('of a product configuration is there and not at the configuration', async () => {
    const { configurationId, revision, productConfiguration } = findBuiltConfiguration(cms);
    const { body } = await create(seededEmails.engineer, {
      productConfigurationId: productConfiguration,
      attachmentName: 'Photo of the lid',
    });
    const place = toQueryString({
      productConfigurationId: productConfiguration,
      attachmentId: body.attachmentId,
    });
    const form = createFileForm('x', 'x.txt', 'text/plain');
    expect(
      (await cms.call(seededEmails.engineer, 'POST', `/UploadProductConfigurationAttachment?${place}`, form))
        .status,
    ).toBe(200);
    expect(
      (await cms.call(seededEmails.engineer, 'GET', `/downloadProductConfigurationAttachment?${place}`)).body,
    ).toBe('x');
    const read = await cms.call(
      seededEmails.engineer,
      'GET',
      `/configurations/${configurationId}?revision=${revision}`,
    );
    const ids = (attachments: { attachmentId: string }[]) => attachments.map((each) => each.attachmentId);
    expect(ids(read.body.attachments)).not.toContain(body.attachmentId);
    expect(ids(read.body.productConfigurations[0].attachments)).toContain(body.attachmentId);
  });

  test.each([
    [{ attachmentName: ' ' }, 400, 'A name is required'],
    [{ attachmentName: 'Ritning på lock' }, 400, 'Only ASCII characters are allowed'],
    [{ revision: '9Z' }, 404, expect.any(String)],
    [{ documentType: 'EXE' }, 400, expect.any(String)],
  ])('with %j is refused with %i', async (changes, status, humanReadableError) => {
    expect(await create(seededEmails.engineer, changes)).toMatchObject({
      status,
      body: { humanReadableError },
    });
  });

  test('has a name of its own in its revision', async () => {
    const { configurationId, revision } = announced();
    await create(seededEmails.engineer);
    expect(await create(seededEmails.engineer, { attachmentName: '  TEST report ' })).toMatchObject({
      status: 409,
      body: {
        humanReadableError: `An attachment with that name already exists for ${configurationId}/${revision}`,
      },
    });
  });

  test('for staff is added by staff', async () => {
    const account = { accountNumber: '3010001', accountName: '', accountGroup: '', dataArea: 'sab' };
    const record = cms.store.configurations.get(findBuiltConfiguration(cms).configurationId);
    if (record) cms.store.configurations.put({ ...record, accountNumber: '3010001' }, account);
    expect((await create(seededEmails.customerEngineer, { makerOnly: true })).status).toBe(403);
    const own = await create(seededEmails.customerEngineer);
    expect(own.status).toBe(200);
    const internal = await create(seededEmails.engineer, { makerOnly: true, attachmentName: 'Margin' });
    const { configurationId, attachmentId } = internal.body;
    const path = `/UploadConfigurationAttachment?${toQueryString({ configurationId, attachmentId })}`;
    const form = createFileForm('x', 'x.txt', 'text/plain');
    expect((await cms.call(seededEmails.customerEngineer, 'POST', path, form)).status).toBe(404);
  });

  test('of an unsupported type is refused', async () => {
    const { body } = await create(seededEmails.engineer);
    const { configurationId, attachmentId } = body;
    const path = `/UploadConfigurationAttachment?${toQueryString({ configurationId, attachmentId })}`;
    const answer = await cms.call(
      seededEmails.engineer,
      'POST',
      path,
      createFileForm('MZ', 'setup.exe', 'application/x-msdownload'),
    );
    expect(answer).toMatchObject({
      status: 400,
      body: { humanReadableError: 'We do not support "application/x-msdownload" file type' },
    });
  });
});
