import { beforeEach, describe, expect, test } from 'vitest';
import { createParts } from '../../seed/seedParts.ts';
import { createFileForm, openTestCms, seededEmails, type TestCms } from '../../../tests/factories/testCms.ts';

let cms: TestCms;
beforeEach(() => {
  cms = openTestCms();
});

const get = async (partNumber: string) =>
  (await cms.call(seededEmails.admin, 'GET', `/parts/${partNumber}`)).body;
const send = (method: string, path: string, body?: unknown) =>
  cms.call(seededEmails.admin, method, path, body);
const spring = {
  partNumber: 'P09000',
  label: 'Spring',
  partType: 'SPRING',
  metaPartType: 'NONE',
  partState: 'READY',
  familyCompatibility: ['G6'],
  modelCompatibility: ['N_A'],
  tagCloud: 'FITTING',
  partOutPuts: [],
  subParts: [],
  millingFile: null,
};

test('a new part is created, gets its outputs and then its state', async () => {
  expect((await send('POST', '/parts', spring)).status).toBe(200);
  expect(await get('P09000')).toMatchObject({ label: 'Spring', partState: 'DECORATING', images: [] });
  const [output] = (await get('P00101')).partOutPuts;
  await send('PATCH', '/parts', { partNumber: 'P09000', partOutPuts: [output] });
  await send('PUT', '/parts/P09000/READY');
  expect(await get('P09000')).toMatchObject({ partState: 'READY', partOutPuts: [output] });
});

test('the data of a known part leave its state and its outputs as they are', async () => {
  const before = await get('P00101');
  await send('POST', '/parts', { ...before, label: 'Changed', partState: 'ARCHIVED', partOutPuts: [] });
  expect(await get('P00101')).toEqual({ ...before, label: 'Changed' });
});

test.each([
  [400, { ...spring, label: ' ' }],
  [400, { ...spring, partType: '' }],
  [400, { ...spring, partNumber: ' ' }],
  [400, { ...spring, partNumber: 'a b' }],
  [400, { ...spring, subParts: [{ ...subPart('P09999') }] }],
  [409, { ...spring, subParts: [{ ...subPart('P09000') }] }],
])('%i: data that cannot be kept', async (status, body) => {
  expect((await send('POST', '/parts', body)).status).toBe(status);
});

function subPart(subPartNumber: string) {
  return {
    subPartNumber,
    quantity: 1,
    presentAsSibling: false,
    bomMoveMasterPartType: 'NONE',
    subParts: [],
  };
}

test('a circle by way of another part is refused', async () => {
  await send('POST', '/parts', { ...spring, subParts: [subPart('P00301')] });
  const other = await get('P00301');
  const { status, body } = await send('POST', '/parts', { ...other, subParts: [subPart('P09000')] });
  expect([status, body.humanReadableError]).toEqual([
    409,
    'A part cannot contain itself: P00301 → P09000 → P00301',
  ]);
});

test('only states there are can be set', async () => {
  expect((await send('PUT', '/parts/P00101/GONE')).status).toBe(400);
  expect((await send('PUT', '/parts/P09999/READY')).status).toBe(404);
});

test('a deleted part is gone, with its pictures and from the macros and outlines it was milled by', async () => {
  const macros = (await send('GET', '/milling/macros')).body;
  await send('POST', `/milling/macros/${macros[0].id}/parts`, { partNumbers: ['P00101'] });
  await send('PUT', '/cutFiles/link', { name: 'GUARD_BAR_SLOT', partNumbers: ['P00101'] });
  expect((await send('DELETE', '/parts/P00101')).status).toBe(200);
  expect((await send('GET', '/cutFiles/GUARD_BAR_SLOT')).body.partNumbers).toEqual([]);
  expect((await send('GET', '/parts/P00101')).status).toBe(404);
  const after = (await send('GET', '/milling/macros')).body;
  expect(after[0].partNumbers).not.toContain('P00101');
  await send('POST', '/parts', { ...spring, partNumber: 'P00101' });
  expect((await get('P00101')).images).toEqual([]);
});

describe('a picture', () => {
  const at = '/part/upload?partNo=P00301&partImageType=TOP_PICTURE';
  const down = '/part/download?partNo=P00301&partImageType=TOP_PICTURE';
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';

  test('is uploaded, told, downloaded, replaced and deleted', async () => {
    expect((await send('GET', down)).status).toBe(404);
    const form = createFileForm(svg, 'top.svg', 'image/svg+xml');
    expect((await send('POST', at, form)).body).toEqual({
      partNo: 'P00301',
      partImageType: 'TOP_PICTURE',
      size: svg.length,
    });
    expect((await get('P00301')).images).toEqual(['TOP_PICTURE']);
    const all = (await send('GET', '/parts/all')).body;
    expect(all.find((each: { partNumber: string }) => each.partNumber === 'P00301').images).toEqual([
      'TOP_PICTURE',
    ]);
    const { body, headers } = await send('GET', down);
    expect(body).toBe(svg);
    expect(headers.get('Content-Disposition')).toContain('P00301_TOP_PICTURE.svg');
    await send('POST', at, createFileForm('other', 'top.png', 'image/png'));
    expect((await send('GET', down)).body).toBe('other');
    expect((await send('DELETE', '/parts/deletePartImage/P00301/TOP_PICTURE')).body.images).toEqual([]);
    expect((await send('DELETE', '/parts/deletePartImage/P00301/TOP_PICTURE')).status).toBe(404);
  });

  test.each([
    [at, createFileForm('%PDF', 'top.pdf', 'application/pdf')],
    [at, createFileForm('', 'top.png', 'image/png')],
    [at.replace('TOP_PICTURE', 'SELFIE'), createFileForm('x', 'top.png', 'image/png')],
  ])('is refused where it is none', async (path, form) => {
    expect((await send('POST', path, form)).status).toBe(400);
  });

  test('that was seeded is drawn when it is asked for', async () => {
    const { status, headers } = await send(
      'GET',
      '/part/download?partNo=P00003&partImageType=CAD_DRAWING_2D',
    );
    expect([status, headers.get('Content-Type')]).toEqual([200, 'image/png']);
  });
});

test('what configurations are made of follows the parts once their cache is reset', async () => {
  const create = async (configurationId: string): Promise<number> => {
    const given = { configurationId, configurationDescription: 'Forestry crane' };
    const make = (path: string, body: object) =>
      cms.call(seededEmails.productionEngineer, 'POST', path, body);
    await make('/configurationSets', { ...given, productFamily: 'G5', accountNumber: '3010001' });
    const rest = { revisionId: '0A', configurationName: 'Crane 7', partNumber: 'P00001' };
    return (await make('/configurations', { ...given, ...rest })).status;
  };
  await send('PUT', '/parts/P00001/ARCHIVED');
  expect(await create('OU7771')).toBe(200);
  await send('POST', '/cache/update', { objectType: 'PART', cacheUpdateOperationType: 'RESET' });
  expect(await create('OU7772')).toBe(400);
});

test.each([seededEmails.engineer, seededEmails.production, seededEmails.customerAdmin])(
  '%s writes none',
  async (email) => {
    expect((await cms.call(email, 'POST', '/parts', spring)).status).toBe(403);
    expect((await cms.call(email, 'DELETE', '/parts/P00101')).status).toBe(403);
  },
);

test('the large scale has 8,000 parts, each with a number of its own', () => {
  const all = createParts(8_000);
  expect(new Set(all.map(({ partNumber }) => partNumber)).size).toBe(8_000);
  expect(all.slice(0, createParts(0).length)).toEqual(createParts(0));
});
