import { unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { openTestCms, seededEmails, type TestCms } from '../../../tests/factories/testCms.ts';
import { createZip } from '../../factory/formats/createZip.ts';

let cms: TestCms;
beforeEach(() => {
  cms = openTestCms();
});

const app = { platform: 'MODULATE_MAC', version: '4.0', message: 'New', enabled: true };
const as = (email: string) => ({
  create: (changes = {}) => cms.call(email, 'POST', '/bar', { ...app, ...changes }),
  update: (changes = {}) => cms.call(email, 'PUT', '/bar', { ...app, ...changes }),
  latest: () => cms.call(email, 'GET', '/bar/latest/MODULATE_MAC'),
  upload: (content: BlobPart, version = '4.0') => {
    const data = new FormData();
    data.append('file', new File([content], 'app.zip', { type: 'application/zip' }));
    return cms.call(email, 'POST', `/binaryAsset/upload?platform=MODULATE_MAC&version=${version}`, data);
  },
});

test.each([seededEmails.support, seededEmails.customerBasic, seededEmails.guest])(
  '%s is told of the latest app and gets it',
  async (email) => {
    expect((await as(email).latest()).body).toMatchObject({ platform: 'MODULATE_MAC', version: '2.10' });
    const response = await cms.fetch(email, '/binaryAsset/downLoad?platform=MODULATE_MAC&version=2.10');
    expect(response.headers.get('Content-Disposition')).toContain('MODULATE_MAC_2.10.zip');
    expect(Object.keys(unzipSync(new Uint8Array(await response.arrayBuffer())))).toContain('manifest.json');
    expect((await as(email).create()).status).toBe(403);
  },
);

test('a version is offered once it is enabled and has its file', async () => {
  const { create, update, latest, upload } = as(seededEmails.developer);
  expect((await create()).body).toMatchObject({ ...app, size: null });
  expect((await create()).status).toBe(409);
  expect((await latest()).body.version).toBe('2.10');
  const content = createZip({ 'a.txt': 'a' });
  expect((await upload(content)).body.size).toBe(content.length);
  expect((await latest()).body.version).toBe('4.0');
  await update({ enabled: false });
  expect((await latest()).body.version).toBe('2.10');
});

test('what is no zip is refused, whatever it is called, and what was there stays', async () => {
  const { upload } = as(seededEmails.developer);
  expect((await upload('MZ program', '2.10')).status).toBe(400);
  expect((await upload(createZip({ a: 'a' }), '9.9')).status).toBe(404);
  const response = await cms.fetch(
    seededEmails.developer,
    '/binaryAsset/downLoad?platform=MODULATE_MAC&version=2.10',
  );
  expect(response.status).toBe(200);
});

test('a version and a platform are deleted', async () => {
  const remove = (path: string) => cms.call(seededEmails.developer, 'DELETE', `/bar/${path}`);
  expect((await remove('MODULATE_MAC/2.10')).body.version).toBe('2.10');
  expect((await as(seededEmails.developer).latest()).body.version).toBe('2.9');
  expect((await remove('MODULATE_MAC')).body).toHaveLength(3);
  expect([(await remove('MODULATE_MAC')).status, (await as(seededEmails.developer).latest()).status]).toEqual(
    [404, 404],
  );
  expect((await cms.call(seededEmails.developer, 'GET', '/bar/all')).body).toHaveLength(16);
});
