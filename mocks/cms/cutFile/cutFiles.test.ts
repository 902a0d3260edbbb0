import { beforeEach, describe, expect, test } from 'vitest';
import { openTestCms, seededEmails, type TestCms } from '../../../tests/factories/testCms.ts';

let cms: TestCms;
beforeEach(() => {
  cms = openTestCms();
});

const outline =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9mm" height="9mm"><rect width="9" height="9"/></svg>';
const version = (more: object = {}) => ({
  version: '1',
  note: '',
  svg: outline,
  width: 9,
  height: 9,
  ...more,
});
const create = (name: string, email: string = seededEmails.productionAdmin) =>
  cms.call(email, 'POST', `/cutFiles?name=${encodeURIComponent(name)}&note=A%20note`);
const addVersion = (name: string, more: object = {}, email: string = seededEmails.productionAdmin) =>
  cms.call(email, 'POST', `/cutFiles/${name}/versions`, version(more));
const link = (
  way: 'link' | 'unlink',
  name: string,
  partNumbers: readonly string[],
  email: string = seededEmails.admin,
) => cms.call(email, 'PUT', `/cutFiles/${way}`, { name, partNumbers });
const read = async (name: string, email: string = seededEmails.support) =>
  cms.call(email, 'GET', `/cutFiles/${name}`);

describe('cut files', () => {
  test('are listed by name and read one by one, by every employee', async () => {
    const { status, body } = await cms.call(seededEmails.sales, 'GET', '/cutFiles/all');
    expect(status).toBe(200);
    const names = body.map(({ name }: { name: string }) => name);
    expect(names).toEqual(names.toSorted());
    expect(names).toContain('JOYSTICK_PANEL');
    const { body: one } = await read('JOYSTICK_PANEL');
    expect(one).toMatchObject({ partNumbers: ['P01110'], versions: [{ version: '1' }, { version: '2' }] });
    expect((await read('NOTHING')).status).toBe(404);
    expect((await cms.call(seededEmails.customerEngineer, 'GET', '/cutFiles/all')).status).toBe(403);
  });

  test('are created, given versions and parts, and taken apart again', async () => {
    expect((await create('NEW_ONE')).body).toEqual({
      name: 'NEW_ONE',
      note: 'A note',
      versions: [],
      partNumbers: [],
    });
    expect((await addVersion('NEW_ONE')).body.versions).toEqual([version()]);
    await addVersion('NEW_ONE', { version: '2', note: 'wider' });
    expect((await link('link', 'NEW_ONE', ['P00102', 'P00101', 'P00101'])).body.partNumbers).toEqual([
      'P00101',
      'P00102',
    ]);
    expect((await link('unlink', 'NEW_ONE', ['P00101'])).body.partNumbers).toEqual(['P00102']);
    const gone = await cms.call(seededEmails.admin, 'DELETE', '/cutFiles/NEW_ONE/versions/1');
    expect(gone.body.versions.map((each: { version: string }) => each.version)).toEqual(['2']);
    expect((await cms.call(seededEmails.admin, 'DELETE', '/cutFiles/NEW_ONE')).body).toEqual({
      name: 'NEW_ONE',
    });
    expect((await read('NEW_ONE')).status).toBe(404);
  });

  test.each([seededEmails.support, seededEmails.developer, seededEmails.engineer, seededEmails.production])(
    'are not written by %s',
    async (email) => {
      const before = (await read('JOYSTICK_PANEL')).body;
      const answers = [
        await create('X', email),
        await addVersion('JOYSTICK_PANEL', { version: '9' }, email),
        await link('link', 'JOYSTICK_PANEL', ['P00101'], email),
        await link('unlink', 'JOYSTICK_PANEL', ['P01110'], email),
        await cms.call(email, 'DELETE', '/cutFiles/JOYSTICK_PANEL/versions/1'),
        await cms.call(email, 'DELETE', '/cutFiles/JOYSTICK_PANEL'),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
      expect((await read('JOYSTICK_PANEL')).body).toEqual(before);
    },
  );

  test.each([
    ['JOYSTICK_PANEL', 409, 'There is a cut file called JOYSTICK_PANEL already.'],
    ['joystick_panel', 400, 'There is a cut file called JOYSTICK_PANEL already'],
    ['cutFileForm', 400, 'A cut file cannot be called cutFileForm'],
    ['all', 400, 'A cut file cannot be called all'],
    ['a/b', 400, 'A name has letters, digits, underscores, dots and hyphens only'],
    ['', 400, 'A name is required'],
  ])('cannot be called %j', async (name, status, sentence) => {
    const answer = await create(name);
    expect([answer.status, answer.body.humanReadableError]).toEqual([status, sentence]);
  });

  test.each([
    [{ version: '2' }, 409, 'JOYSTICK_PANEL has a version 2 already.'],
    [{ version: '' }, 400, 'A version is required'],
    [{ version: 'x' }, 400, 'A version is numbers with dots between them, for instance 3.10'],
    [{ version: '3', width: 0 }, 400, 'A number of mm above 0 is required'],
    [{ version: '3', svg: '<html/>' }, 400, 'The file is not a drawing.'],
    [
      { version: '3', svg: '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>' },
      400,
      'The drawing has a document type declaration.',
    ],
  ])('take no version %j', async (more, status, sentence) => {
    const answer = await addVersion('JOYSTICK_PANEL', more);
    expect([answer.status, answer.body.humanReadableError]).toEqual([status, sentence]);
  });

  test('are linked to known parts, and unlinked from their own', async () => {
    expect((await link('link', 'JOYSTICK_PANEL', ['P99999'])).status).toBe(400);
    expect((await link('unlink', 'JOYSTICK_PANEL', ['P00101'])).status).toBe(404);
    expect((await link('link', 'NOTHING', ['P00101'])).status).toBe(404);
  });
});
