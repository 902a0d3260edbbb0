import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { createFileForm, openTestCms, seededEmails, type TestCms } from '../../tests/factories/testCms.ts';
import { findBuiltConfiguration, toQueryString } from '../../tests/factories/testConfigurations.ts';

let cms: TestCms;
beforeEach(() => {
  cms = openTestCms();
});

const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

describe('a download', () => {
  test('has a name, a length and the fingerprint of its bytes', async () => {
    const { configurationId, revision } = findBuiltConfiguration(cms);
    const path = `/downloadConfigurationArtefact?${toQueryString({ configurationId, artefactType: 'AX_BOM', revision })}`;
    const response = await cms.fetch(seededEmails.engineer, path);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(response.headers.get('Content-Length')).toBe(String(bytes.length));
    expect(response.headers.get('ETag')).toBe(`"${sha256(bytes)}"`);
    expect(response.headers.get('Content-Type')).toBe('application/xml');
    expect(response.headers.get('Content-Disposition')).toMatch(
      new RegExp(
        `^attachment; filename="${configurationId}_${revision}\\d+_AX_BOM\\.xml"; filename\\*=UTF-8''`,
      ),
    );
    const again = await cms.fetch(seededEmails.engineer, path);
    expect(again.headers.get('ETag')).toBe(response.headers.get('ETag'));
  });

  test.each([
    [{ artefactType: 'NOTHING' }],
    [{ artefactType: 'AX_BOM', versionNumber: 99 }],
    [{ artefactType: 'AX_BOM', revision: '9Z' }],
  ])('of what is not there is a 404: %j', async (changes) => {
    const { configurationId, revision } = findBuiltConfiguration(cms);
    const path = `/downloadConfigurationArtefact?${toQueryString({ configurationId, revision, ...changes })}`;
    expect((await cms.call(seededEmails.engineer, 'GET', path)).status).toBe(404);
  });
});

describe('an artefact', () => {
  const upload = (email: string, target: string, values: Record<string, string | boolean>, form: FormData) =>
    cms.call(email, 'POST', `/Upload${target}Artefact?${toQueryString(values)}`, form);

  test('gets versions, which are downloaded as they were uploaded', async () => {
    const { configurationId, revision, productConfiguration } = findBuiltConfiguration(cms);
    const values = { productConfigurationId: productConfiguration, artefactType: 'WIRING_FILE', revision };
    const before = await cms.call(
      seededEmails.engineer,
      'GET',
      `/productConfigurations/${productConfiguration}?revision=${revision}`,
    );
    const known = before.body.artefacts.find(
      (each: { artefactType: string }) => each.artefactType === 'WIRING_FILE',
    );
    const text = 'W1 J1:X -> A3\r\nÅngström ≠ 1\n';
    const saved = await upload(
      seededEmails.support,
      'ProductConfiguration',
      values,
      createFileForm(text, 'wiring.txt', 'text/plain'),
    );
    expect(saved.body.versions).toHaveLength(known.versions.length + 1);
    expect(saved.body.versions.at(-1)).toMatchObject({
      versionNumber: known.versions.length + 1,
      size: Buffer.byteLength(text),
      createdBy: seededEmails.support,
    });
    const newest = await cms.fetch(
      seededEmails.engineer,
      `/downloadProductConfigurationArtefact?${toQueryString(values)}`,
    );
    expect(await newest.text()).toBe(text);
    expect(newest.headers.get('ETag')).toBe(`"${sha256(text)}"`);
    const first = `/downloadProductConfigurationArtefact?${toQueryString({ ...values, versionNumber: 1 })}`;
    expect((await cms.call(seededEmails.engineer, 'GET', first)).body).not.toBe(text);
    const { body } = await cms.call(seededEmails.engineer, 'GET', `/configurations/${configurationId}`);
    expect(body.modifiedBy).toBe(seededEmails.support);
  });

  test('may be edited by staff while its revision is pending, the bill of materials by administrators', async () => {
    const { configurationId, revision, productConfiguration } = findBuiltConfiguration(cms);
    const own = { configurationId, revision, artefactType: 'AX_BOM' };
    const wiring = { productConfigurationId: productConfiguration, revision, artefactType: 'WIRING_FILE' };
    const form = () => createFileForm('<a/>', 'bom.xml', 'application/xml');
    expect((await upload(seededEmails.engineer, 'Configuration', own, form())).status).toBe(403);
    expect((await upload(seededEmails.admin, 'Configuration', own, form())).status).toBe(200);

    await cms.call(seededEmails.admin, 'PUT', `/configurations/${configurationId}/WAITING_FOR_APPROVAL`);
    await cms.call(seededEmails.admin, 'PUT', `/configurations/${configurationId}/APPROVED`);
    await cms.call(seededEmails.admin, 'PUT', `/configurations/${configurationId}/READY_FOR_PRODUCTION`);
    expect((await upload(seededEmails.engineer, 'ProductConfiguration', wiring, form())).status).toBe(409);
    expect((await upload(seededEmails.admin, 'ProductConfiguration', wiring, form())).status).toBe(200);
    await cms.call(seededEmails.admin, 'PUT', `/configurations/${configurationId}/ARCHIVED`);
    expect((await upload(seededEmails.admin, 'ProductConfiguration', wiring, form())).status).toBe(409);
  });

  test('of a new type takes an administrator, or an engineer who is production administrator', async () => {
    const { configurationId, revision } = findBuiltConfiguration(cms);
    const values = { configurationId, revision, artefactType: 'CLAM' };
    const form = () => createFileForm('S0030000FC\n', 'a.s28', '');
    expect((await upload(seededEmails.engineer, 'Configuration', values, form())).status).toBe(403);
    expect((await upload(seededEmails.productionAdmin, 'Configuration', values, form())).status).toBe(403);
    const saved = await upload(seededEmails.productionEngineer, 'Configuration', values, form());
    expect(saved.body).toMatchObject({
      artefactType: 'CLAM',
      documentType: 'CLAM_FILE',
      artefactState: 'READY',
    });
  });

  test('for administrators is known to them alone', async () => {
    const { configurationId, revision } = findBuiltConfiguration(cms);
    const values = { configurationId, revision, artefactType: 'TECHNICAL_SPECIFICATION' };
    const form = () => createFileForm('%PDF-1.7 corrected', 'spec.pdf', 'application/pdf');
    const refused = await upload(
      seededEmails.productionEngineer,
      'Configuration',
      { ...values, adminOnly: true },
      form(),
    );
    expect(refused.status).toBe(403);
    const saved = await upload(seededEmails.admin, 'Configuration', { ...values, adminOnly: true }, form());
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
    expect(await versions(seededEmails.admin)).toContain(versionNumber);
    expect(await versions(seededEmails.engineer)).not.toContain(versionNumber);
    const path = `/downloadConfigurationArtefact?${toQueryString({ ...values, versionNumber })}`;
    expect((await cms.call(seededEmails.engineer, 'GET', path)).status).toBe(404);
    expect((await cms.call(seededEmails.admin, 'GET', path)).body).toBe('%PDF-1.7 corrected');
    const newest = await cms.call(
      seededEmails.engineer,
      'GET',
      `/downloadConfigurationArtefact?${toQueryString(values)}`,
    );
    expect(newest.body).not.toBe('%PDF-1.7 corrected');
  });

  test('for all revisions is in all of them', async () => {
    const found = cms.store.configurations
      .find({ state: 'CONFIGURING' }, { sort: 'created', offset: 0, limit: 50 })
      .find((record) => record.revisions.length > 1);
    const configurationId = found?.configurationId ?? '';
    const values = { configurationId, revision: '0A', artefactType: 'WSGC', revisionOnly: false };
    await upload(seededEmails.admin, 'Configuration', values, createFileForm('page', 'a.wsgc', ''));
    for (const { revisionName: revision } of found?.revisions ?? []) {
      const path = `/downloadConfigurationArtefact?${toQueryString({ ...values, revision })}`;
      const { body } = await cms.call(seededEmails.admin, 'GET', path);
      expect({ revision, body }).toEqual({ revision, body: 'page' });
    }
  });

  test.each([
    ['without a file', new FormData()],
    ['empty', createFileForm('', 'wiring.txt', 'text/plain')],
  ])('%s is refused', async (_, form) => {
    const { revision, productConfiguration } = findBuiltConfiguration(cms);
    const values = { productConfigurationId: productConfiguration, artefactType: 'WIRING_FILE', revision };
    expect((await upload(seededEmails.engineer, 'ProductConfiguration', values, form)).status).toBe(400);
  });
});

describe('a picture of the 3D model', () => {
  test('is drawn until one is uploaded', async () => {
    const { productConfiguration } = findBuiltConfiguration(cms);
    const path = `/downloadProductConfigurationKbMaxImage?${toQueryString({ productConfigurationId: productConfiguration, imageType: 'overlay_display' })}`;
    const drawn = await cms.fetch(seededEmails.engineer, path);
    expect(new Uint8Array(await drawn.arrayBuffer()).slice(1, 4)).toEqual(new TextEncoder().encode('PNG'));
    const upload = `/uploadProductConfigurationKbMaxImage?${toQueryString({ productConfigurationId: productConfiguration, kbMaxImageType: 'OVERLAY_DISPLAY' })}`;
    const png = createFileForm('\u0089PNG mine', 'a.png', 'image/png');
    expect(
      (await cms.call(seededEmails.engineer, 'POST', upload, createFileForm('x', 'a.txt', 'text/plain')))
        .status,
    ).toBe(400);
    expect((await cms.call(seededEmails.engineer, 'POST', upload, png)).body.imageType).toBe(
      'OVERLAY_DISPLAY',
    );
    expect((await cms.call(seededEmails.engineer, 'GET', path)).body).toBe('\u0089PNG mine');
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
    const form = createFileForm('%PDF', 'spec.pdf', 'application/pdf');
    const sent = await cms.call(seededEmails.engineer, 'POST', `/support/mailWithFile?${values}`, form);
    expect(sent.body.emailAddresses).toHaveLength(2);
    expect(cms.store.outbox.all()[0]?.body).toMatchObject({
      file: { name: 'spec.pdf', size: 4 },
      isHTML: false,
    });
  });
});
