import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { uploadedFile } from './multipart.ts';
import { fileForm, openTestCms, who, type TestCms } from './testCms.ts';

let cms: TestCms;
beforeEach(() => {
  cms = openTestCms();
});

const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

const query = (values: Record<string, string | number | boolean>): string =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString();

/** A configuration being configured, with built artefacts and a device. */
function built() {
  const found = cms.store.configurations
    .find({ state: 'CONFIGURING' }, { sort: 'created', offset: 0, limit: 50 })
    .find(({ revisions }) => {
      const last = revisions.at(-1);
      return (
        last && last.builds.length > 0 && last.artefacts.length === 0 && last.productConfigurations.length > 0
      );
    });
  const revision = found?.revisions.at(-1);
  if (!found || !revision) throw new Error('The seed has nothing to look at');
  const device = revision.productConfigurations[0]?.productConfigurationId ?? '';
  return { configurationId: found.configurationId, revision: revision.revisionName, device };
}

describe('a download', () => {
  test('has a name, a length and the fingerprint of its bytes', async () => {
    const { configurationId, revision } = built();
    const path = `/downloadConfigurationArtefact?${query({ configurationId, artefactType: 'AX_BOM', revision })}`;
    const response = await cms.fetch(who.engineer, path);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(response.headers.get('Content-Length')).toBe(String(bytes.length));
    expect(response.headers.get('ETag')).toBe(`"${sha256(bytes)}"`);
    expect(response.headers.get('Content-Type')).toBe('application/xml');
    expect(response.headers.get('Content-Disposition')).toMatch(
      new RegExp(
        `^attachment; filename="${configurationId}_${revision}\\d+_AX_BOM\\.xml"; filename\\*=UTF-8''`,
      ),
    );
    const again = await cms.fetch(who.engineer, path);
    expect(again.headers.get('ETag')).toBe(response.headers.get('ETag'));
  });

  test.each([
    [{ artefactType: 'NOTHING' }],
    [{ artefactType: 'AX_BOM', versionNumber: 99 }],
    [{ artefactType: 'AX_BOM', revision: '9Z' }],
  ])('of what is not there is a 404: %j', async (changes) => {
    const { configurationId, revision } = built();
    const path = `/downloadConfigurationArtefact?${query({ configurationId, revision, ...changes })}`;
    expect((await cms.call(who.engineer, 'GET', path)).status).toBe(404);
  });
});

describe('an artefact', () => {
  const upload = (email: string, target: string, values: Record<string, string | boolean>, form: FormData) =>
    cms.call(email, 'POST', `/Upload${target}Artefact?${query(values)}`, form);

  test('gets versions, which are downloaded as they were uploaded', async () => {
    const { configurationId, revision, device } = built();
    const values = { productConfigurationId: device, artefactType: 'WIRING_FILE', revision };
    const before = await cms.call(
      who.engineer,
      'GET',
      `/productConfigurations/${device}?revision=${revision}`,
    );
    const known = before.body.artefacts.find(
      (each: { artefactType: string }) => each.artefactType === 'WIRING_FILE',
    );
    const text = 'W1 J1:X -> A3\r\nÅngström ≠ 1\n';
    const saved = await upload(
      who.support,
      'ProductConfiguration',
      values,
      fileForm(text, 'wiring.txt', 'text/plain'),
    );
    expect(saved.body.versions).toHaveLength(known.versions.length + 1);
    expect(saved.body.versions.at(-1)).toMatchObject({
      versionNumber: known.versions.length + 1,
      size: Buffer.byteLength(text),
      createdBy: who.support,
    });
    const newest = await cms.fetch(who.engineer, `/downloadProductConfigurationArtefact?${query(values)}`);
    expect(await newest.text()).toBe(text);
    expect(newest.headers.get('ETag')).toBe(`"${sha256(text)}"`);
    const first = `/downloadProductConfigurationArtefact?${query({ ...values, versionNumber: 1 })}`;
    expect((await cms.call(who.engineer, 'GET', first)).body).not.toBe(text);
    const { body } = await cms.call(who.engineer, 'GET', `/configurations/${configurationId}`);
    expect(body.modifiedBy).toBe(who.support);
  });

  test('may be edited by staff while its revision is pending, the bill of materials by administrators', async () => {
    const { configurationId, revision, device } = built();
    const own = { configurationId, revision, artefactType: 'AX_BOM' };
    const wiring = { productConfigurationId: device, revision, artefactType: 'WIRING_FILE' };
    const form = () => fileForm('<a/>', 'bom.xml', 'application/xml');
    expect((await upload(who.engineer, 'Configuration', own, form())).status).toBe(403);
    expect((await upload(who.admin, 'Configuration', own, form())).status).toBe(200);

    await cms.call(who.admin, 'PUT', `/configurations/${configurationId}/WAITING_FOR_APPROVAL`);
    await cms.call(who.admin, 'PUT', `/configurations/${configurationId}/APPROVED`);
    await cms.call(who.admin, 'PUT', `/configurations/${configurationId}/READY_FOR_PRODUCTION`);
    expect((await upload(who.engineer, 'ProductConfiguration', wiring, form())).status).toBe(409);
    expect((await upload(who.admin, 'ProductConfiguration', wiring, form())).status).toBe(200);
    await cms.call(who.admin, 'PUT', `/configurations/${configurationId}/ARCHIVED`);
    expect((await upload(who.admin, 'ProductConfiguration', wiring, form())).status).toBe(409);
  });

  test('of a new type takes an administrator, or an engineer who is production administrator', async () => {
    const { configurationId, revision } = built();
    const values = { configurationId, revision, artefactType: 'CLAM' };
    const form = () => fileForm('S0030000FC\n', 'a.s28', '');
    expect((await upload(who.engineer, 'Configuration', values, form())).status).toBe(403);
    expect((await upload(who.productionAdmin, 'Configuration', values, form())).status).toBe(403);
    const saved = await upload(who.productionEngineer, 'Configuration', values, form());
    expect(saved.body).toMatchObject({
      artefactType: 'CLAM',
      documentType: 'CLAM_FILE',
      artefactState: 'READY',
    });
  });

  test('for administrators is known to them alone', async () => {
    const { configurationId, revision } = built();
    const values = { configurationId, revision, artefactType: 'TECHNICAL_SPECIFICATION' };
    const form = () => fileForm('%PDF-1.7 corrected', 'spec.pdf', 'application/pdf');
    const refused = await upload(
      who.productionEngineer,
      'Configuration',
      { ...values, adminOnly: true },
      form(),
    );
    expect(refused.status).toBe(403);
    const saved = await upload(who.admin, 'Configuration', { ...values, adminOnly: true }, form());
    const versionNumber = saved.body.versions.at(-1).versionNumber;

    const versions = async (email: string) => {
      const { body } = await cms.call(
        email,
        'GET',
        `/configurations/${configurationId}?revision=${revision}`,
      );
      const found = body.artefacts.find(
        (each: { artefactType: string }) => each.artefactType === values.artefactType,
      );
      return found.versions.map((each: { versionNumber: number }) => each.versionNumber);
    };
    expect(await versions(who.admin)).toContain(versionNumber);
    expect(await versions(who.engineer)).not.toContain(versionNumber);
    const path = `/downloadConfigurationArtefact?${query({ ...values, versionNumber })}`;
    expect((await cms.call(who.engineer, 'GET', path)).status).toBe(404);
    expect((await cms.call(who.admin, 'GET', path)).body).toBe('%PDF-1.7 corrected');
    const newest = await cms.call(who.engineer, 'GET', `/downloadConfigurationArtefact?${query(values)}`);
    expect(newest.body).not.toBe('%PDF-1.7 corrected');
  });

  test('for all revisions is in all of them', async () => {
    const found = cms.store.configurations
      .find({ state: 'CONFIGURING' }, { sort: 'created', offset: 0, limit: 50 })
      .find((record) => record.revisions.length > 1);
    const configurationId = found?.configurationId ?? '';
    const values = { configurationId, revision: '0A', artefactType: 'WSGC', revisionOnly: false };
    await upload(who.admin, 'Configuration', values, fileForm('page', 'a.wsgc', ''));
    for (const { revisionName: revision } of found?.revisions ?? []) {
      const path = `/downloadConfigurationArtefact?${query({ ...values, revision })}`;
      const { body } = await cms.call(who.admin, 'GET', path);
      expect({ revision, body }).toEqual({ revision, body: 'page' });
    }
  });

  test.each([
    ['without a file', new FormData()],
    ['empty', fileForm('', 'wiring.txt', 'text/plain')],
  ])('%s is refused', async (_, form) => {
    const { revision, device } = built();
    const values = { productConfigurationId: device, artefactType: 'WIRING_FILE', revision };
    expect((await upload(who.engineer, 'ProductConfiguration', values, form)).status).toBe(400);
  });
});

describe('an attachment', () => {
  const announced = (changes: object = {}) => {
    const { configurationId, revision } = built();
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
    const { body } = await create(who.engineer);
    const { configurationId, attachmentId } = body;
    expect(body).toMatchObject({ ...announced(), revisionOnly: true, versions: [] });
    const path = `/UploadConfigurationAttachment?${query({ configurationId, attachmentId })}`;
    const pending = `/downloadConfigurationAttachment?${query({ configurationId, attachmentId })}`;
    expect((await cms.call(who.engineer, 'GET', pending)).status).toBe(404);
    for (const text of ['first', 'second']) {
      const saved = await cms.call(who.engineer, 'POST', path, fileForm(text, 'report.txt', 'text/plain'));
      expect(saved.status).toBe(200);
    }
    const newest = await cms.fetch(who.engineer, pending);
    expect(await newest.text()).toBe('second');
    expect(newest.headers.get('Content-Disposition')).toContain(`filename*=UTF-8''Test%20report.txt`);
    expect((await cms.call(who.engineer, 'GET', `${pending}&versionNumber=1`)).body).toBe('first');

    const gone = await cms.call(
      who.engineer,
      'DELETE',
      `/configurations/attachment/${configurationId}/${attachmentId}`,
    );
    expect(gone.body).toEqual({ configurationId, attachmentId });
    expect((await cms.call(who.engineer, 'GET', pending)).status).toBe(404);
  });

  test('of a product configuration is there and not at the configuration', async () => {
    const { configurationId, revision, device } = built();
    const { body } = await create(who.engineer, {
      productConfigurationId: device,
      attachmentName: 'Photo of the lid',
    });
    const place = query({ productConfigurationId: device, attachmentId: body.attachmentId });
    const form = fileForm('x', 'x.txt', 'text/plain');
    expect(
      (await cms.call(who.engineer, 'POST', `/UploadProductConfigurationAttachment?${place}`, form)).status,
    ).toBe(200);
    expect(
      (await cms.call(who.engineer, 'GET', `/downloadProductConfigurationAttachment?${place}`)).body,
    ).toBe('x');
    const read = await cms.call(
      who.engineer,
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
    expect(await create(who.engineer, changes)).toMatchObject({ status, body: { humanReadableError } });
  });

  test('has a name of its own in its revision', async () => {
    const { configurationId, revision } = announced();
    await create(who.engineer);
    expect(await create(who.engineer, { attachmentName: '  TEST report ' })).toMatchObject({
      status: 409,
      body: {
        humanReadableError: `An attachment with that name already exists for ${configurationId}/${revision}`,
      },
    });
  });

  test('for staff is added by staff', async () => {
    const account = { accountNumber: '3010001', accountName: '', accountGroup: '', dataArea: 'sab' };
    const record = cms.store.configurations.get(built().configurationId);
    if (record) cms.store.configurations.put({ ...record, accountNumber: '3010001' }, account);
    expect((await create(who.customerEngineer, { makerOnly: true })).status).toBe(403);
    const own = await create(who.customerEngineer);
    expect(own.status).toBe(200);
    const internal = await create(who.engineer, { makerOnly: true, attachmentName: 'Margin' });
    const { configurationId, attachmentId } = internal.body;
    const path = `/UploadConfigurationAttachment?${query({ configurationId, attachmentId })}`;
    const form = fileForm('x', 'x.txt', 'text/plain');
    expect((await cms.call(who.customerEngineer, 'POST', path, form)).status).toBe(404);
  });

  test('of an unsupported type is refused', async () => {
    const { body } = await create(who.engineer);
    const { configurationId, attachmentId } = body;
    const path = `/UploadConfigurationAttachment?${query({ configurationId, attachmentId })}`;
    const answer = await cms.call(
      who.engineer,
      'POST',
      path,
      fileForm('MZ', 'setup.exe', 'application/x-msdownload'),
    );
    expect(answer).toMatchObject({
      status: 400,
      body: { humanReadableError: 'We do not support "application/x-msdownload" file type' },
    });
  });
});

describe('a picture of the 3D model', () => {
  test('is drawn until one is uploaded', async () => {
    const { device } = built();
    const path = `/downloadProductConfigurationKbMaxImage?${query({ productConfigurationId: device, imageType: 'overlay_display' })}`;
    const drawn = await cms.fetch(who.engineer, path);
    expect(new Uint8Array(await drawn.arrayBuffer()).slice(1, 4)).toEqual(new TextEncoder().encode('PNG'));
    const upload = `/uploadProductConfigurationKbMaxImage?${query({ productConfigurationId: device, kbMaxImageType: 'OVERLAY_DISPLAY' })}`;
    const png = fileForm('\u0089PNG mine', 'a.png', 'image/png');
    expect((await cms.call(who.engineer, 'POST', upload, fileForm('x', 'a.txt', 'text/plain'))).status).toBe(
      400,
    );
    expect((await cms.call(who.engineer, 'POST', upload, png)).body.imageType).toBe('OVERLAY_DISPLAY');
    expect((await cms.call(who.engineer, 'GET', path)).body).toBe('\u0089PNG mine');
  });
});

describe('a mail with a file', () => {
  test('keeps the file', async () => {
    const values = new URLSearchParams([
      ['addresses', 'support@maker.example'],
      ['addresses', 'application.engineer@maker.example'],
      ['subject', 'Review'],
      ['body', 'See the file.'],
      ['name', 'spec.pdf'],
      ['type', 'application/pdf'],
    ]);
    const form = fileForm('%PDF', 'spec.pdf', 'application/pdf');
    const sent = await cms.call(who.engineer, 'POST', `/support/mailWithFile?${values}`, form);
    expect(sent.body.emailAddresses).toHaveLength(2);
    expect(cms.store.outbox.all()[0]?.body).toMatchObject({
      file: { name: 'spec.pdf', size: 4 },
      isHTML: false,
    });
  });
});

describe('a multipart body', () => {
  const chunked = (bytes: Uint8Array<ArrayBuffer>, size: number) =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    });
  const request = (text: string, size: number, contentType = 'multipart/form-data; boundary=xYz') =>
    new Request('http://localhost/', {
      method: 'POST',
      headers: { 'Content-Type': contentType },
      body: chunked(new TextEncoder().encode(text), size),
      duplex: 'half',
    } as RequestInit);
  const content = async (given: Request): Promise<string> => {
    const parts: Uint8Array[] = [];
    for await (const part of (await uploadedFile(given)).bytes) parts.push(part);
    return Buffer.concat(parts).toString('utf8');
  };
  const part = (name: string, text: string) =>
    `--xYz\r\nContent-Disposition: form-data; name="${name}"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n${text}\r\n`;

  test.each([1, 2, 3, 7, 64, 4096])('gives its file byte for byte in chunks of %i', async (size) => {
    const text = 'line\r\n--xY almost\r\n\r\n--\r\n-';
    const form = `${part('note', 'before')}${part('file', text)}${part('after', 'x')}--xYz--\r\n`;
    expect(await content(request(form, size))).toBe(text);
  });

  test('that breaks off is refused', async () => {
    await expect(content(request(part('file', 'half a fi').slice(0, -4), 16))).rejects.toMatchObject({
      status: 400,
    });
  });

  test.each([
    ['no file in it', request(`${part('note', 'x')}--xYz--\r\n`, 16)],
    ['another type', request('{}', 16, 'application/json')],
    ['no boundary', request('--x', 16, 'multipart/form-data')],
  ])('with %s is refused', async (_, given) => {
    await expect(content(given)).rejects.toMatchObject({ status: 400 });
  });
});
