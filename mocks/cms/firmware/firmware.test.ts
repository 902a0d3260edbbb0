import { beforeEach, describe, expect, test } from 'vitest';
import { parseSRecords } from '../../../src/domain/firmware/srecord.ts';
import { openTestCms, seededEmails, type TestCms } from '../../../tests/factories/testCms.ts';
import { createSRecords } from '../../factory/documents/programs.ts';

let cms: TestCms;
beforeEach(() => {
  cms = openTestCms();
});

const place = '/firmware/G6/CU/G6_CU';
const records = createSRecords(new Uint8Array(256).fill(7), 0x10000, 'new');
const form = (content: string, name = 'G6_CU_4.0.s28'): FormData => {
  const data = new FormData();
  data.append('file', new File([content], name));
  return data;
};
const query = (changes: Record<string, string> = {}) =>
  new URLSearchParams({
    avoidServiceOrderCreation: 'true',
    firmwareId: '',
    name: 'G6_CU_4.0.s28',
    firmwareSpecification: 'APP/G6/CU/G6_CU',
    releaseNote: '- New',
    version: '4.0',
    ...changes,
  }).toString();
const upload = (
  content = records,
  changes: Record<string, string> = {},
  email: string = seededEmails.developer,
) => cms.call(email, 'POST', `/uploadFirmwareFile?${query(changes)}`, form(content));
const versions = (body: { firmwareFiles: readonly { version: string }[] }) =>
  body.firmwareFiles.map(({ version }) => version);

test('the seeded firmware is what the seeded products run, as S-records that are right', async () => {
  const { body } = await cms.call(seededEmails.support, 'GET', '/firmware/all');
  const names = new Set(
    body.flatMap(({ firmwareFiles }: { firmwareFiles: { fileName: string }[] }) =>
      firmwareFiles.map(({ fileName }) => fileName),
    ),
  );
  const products = cms.store.products.find({}, { sort: 'BY_SERIAL_NUMBER_ASC', offset: 0, limit: 100 });
  const running = products.flatMap(({ firmwareFileName }) => firmwareFileName ?? []);
  expect(running.length).toBeGreaterThan(10);
  expect(running.filter((name) => !names.has(name))).toEqual([]);
  const response = await cms.fetch(
    seededEmails.support,
    '/downloadFirmwareFile?firmwareType=APP&productFamily=G6&deviceType=CU&name=G6_CU&versionNumber=2.10',
  );
  expect(response.headers.get('Content-Disposition')).toContain('filename="G6_CU_2.10.s28"');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(parseSRecords(bytes)).toMatchObject({ format: 's28', faults: [], header: 'G6_CU 2.10' });
  const { body: one } = await cms.call(seededEmails.support, 'GET', `${place}?firmwareType=APP`);
  const told = one.firmwareFiles.find(({ version }: { version: string }) => version === '2.10');
  expect([told.size, response.headers.get('ETag')]).toEqual([bytes.length, `"${told.sha256}"`]);
});

test('a version is uploaded, downloaded again, and deleted', async () => {
  const { status, body } = await upload();
  expect([status, versions(body).slice(0, 3)]).toEqual([200, ['4.0', '3.6', '3.5']]);
  expect(body.firmwareFiles[0]).toMatchObject({ fileName: 'G6_CU_4.0.s28', releaseNote: '- New' });
  const url =
    '/downloadFirmwareFile?firmwareType=APP&productFamily=G6&deviceType=CU&name=G6_CU&versionNumber=';
  expect(await (await cms.fetch(seededEmails.developer, `${url}4.0`)).text()).toBe(records);
  const gone = await cms.call(seededEmails.developer, 'DELETE', `${place}/4.0?firmwareType=APP`);
  expect(versions(gone.body)[0]).toBe('3.6');
  expect((await cms.fetch(seededEmails.developer, `${url}4.0`)).status).toBe(404);
});

describe('an upload is refused', () => {
  test.each([
    [
      'that is no S-records',
      'hello',
      {},
      400,
      'This is not a file of S-records: no line of it begins like one.',
    ],
    ['that broke off', records.slice(0, -20), {}, 400, 'Line 10'],
    ['of a version that is there', records, { version: '3.6.0' }, 409, 'There is a version 3.6 already.'],
    ['of no version', records, { version: 'x' }, 400, 'A version is numbers'],
    ['of no firmware', records, { firmwareSpecification: 'APP/G6/CU/none' }, 404, 'There is no firmware'],
    ['under a name that is there', records, { name: 'G6_CU_3.6' }, 409, 'has a file called G6_CU_3.6.s28'],
  ])('%s', async (_, content, changes, status, sentence) => {
    const answer = await upload(content, changes);
    expect([answer.status, answer.body.humanReadableError]).toEqual([
      status,
      expect.stringContaining(sentence),
    ]);
    const { body } = await cms.call(seededEmails.developer, 'GET', `${place}?firmwareType=APP`);
    expect(versions(body)[0]).toBe('3.6');
  });

  test.each([seededEmails.support, seededEmails.engineer, seededEmails.customerEngineer])(
    'of %s',
    async (email) => {
      expect((await upload(records, {}, email)).status).toBe(403);
    },
  );
});

test('the file of a version is replaced under its id', async () => {
  const { body } = await cms.call(seededEmails.developer, 'GET', `${place}?firmwareType=APP`);
  const { id } = body.firmwareFiles[0];
  const { status, body: after } = await upload(records, { firmwareId: id, version: '3.6' });
  expect([status, after.firmwareFiles[0].id, after.firmwareFiles.length]).toEqual([
    200,
    id,
    body.firmwareFiles.length,
  ]);
});

test('firmware is created, noted and deleted; names that mean something else are refused', async () => {
  const signature = { firmwareType: 'BLE', productFamily: 'P6', deviceType: 'CU', name: 'boot' };
  const create = (changes = {}) =>
    cms.call(seededEmails.developer, 'POST', '/firmware', {
      firmwareSignature: { ...signature, ...changes },
      fileExtension: '.S28',
      note: '',
    });
  expect(await create()).toMatchObject({ status: 200, body: { fileExtension: 's28', firmwareFiles: [] } });
  expect([(await create()).status, (await create({ name: 'files' })).status]).toEqual([409, 400]);
  const note = encodeURIComponent('Cranes / harbours: 50%');
  const noted = await cms.call(
    seededEmails.developer,
    'PUT',
    `/firmware/P6/CU/boot/${note}?firmwareType=BLE`,
  );
  expect(noted.body.note).toBe('Cranes / harbours: 50%');
  await create({ firmwareType: 'APP' });
  expect((await cms.call(seededEmails.developer, 'GET', '/firmware/P6/CU/boot')).status).toBe(409);
  expect(
    (await cms.call(seededEmails.developer, 'DELETE', '/firmware/P6/CU/boot?firmwareType=BLE')).status,
  ).toBe(200);
  expect(
    (await cms.call(seededEmails.developer, 'GET', '/firmware/P6/CU/boot?firmwareType=BLE')).status,
  ).toBe(404);
});

test('a release note is changed in the body and in the address', async () => {
  const { body } = await cms.call(seededEmails.developer, 'GET', `${place}?firmwareType=APP`);
  const { id } = body.firmwareFiles[0];
  const inBody = await cms.call(seededEmails.developer, 'PUT', '/firmware/releaseNote', {
    id,
    releaseNote: '- One\n- Two',
  });
  expect(inBody.body.firmwareFiles[0].releaseNote).toBe('- One\n- Two');
  const inPath = await cms.call(
    seededEmails.developer,
    'PUT',
    `/firmware/${id}/${encodeURIComponent('a/b')}`,
  );
  expect(inPath.body.firmwareFiles[0].releaseNote).toBe('a/b');
  expect((await cms.call(seededEmails.developer, 'PUT', '/firmware/none/x')).status).toBe(404);
});

describe('a version for products that run an older one', () => {
  const orders = async (): Promise<
    readonly { note: string; firmware: { version: string } | null; serialNumbers: string[] }[]
  > => (await cms.call(seededEmails.support, 'GET', '/serviceorder/all')).body;
  const sample = () => {
    const products = cms.store.products.find({}, { sort: 'BY_SERIAL_NUMBER_ASC', offset: 0, limit: 100 });
    const found = products.find(({ firmwareFileName }) => firmwareFileName !== null);
    if (!found) throw new Error('There are products with firmware');
    const { productFamily, deviceType } = found;
    const name = `${productFamily}_${deviceType}`;
    return { name, firmwareSpecification: ['APP', productFamily, deviceType, name].join('/') };
  };

  test.each([
    ['false', 1],
    ['true', 0],
  ])('orders their update, unless that is avoided (%s)', async (avoidServiceOrderCreation, count) => {
    const { name, firmwareSpecification } = sample();
    const before = (await orders()).length;
    const changes = { firmwareSpecification, avoidServiceOrderCreation, name: `${name}_4.0.s28` };
    expect((await upload(records, changes)).status).toBe(200);
    const after = await orders();
    expect(after.length - before).toBe(count);
    const created = after.filter(({ note }) => note === `Version 4.0 of ${name}`);
    expect(created.map(({ firmware }) => firmware?.version)).toEqual(count === 1 ? ['4.0'] : []);
    expect(created.every(({ serialNumbers }) => serialNumbers.length > 0)).toBe(true);
  });
});
