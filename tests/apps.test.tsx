import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { zipSync } from 'fflate';
import { http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AppRecord } from '../mocks/store/records.ts';
import * as saving from '~/platform/saveFile.ts';
import { FileInspectionWorker } from './factories/fileInspectionWorker.ts';
import { backEnds, findDialog, expectNoNotices, expectNotice, openPortal, seededEmails } from './portal.tsx';

beforeEach(() => {
  vi.stubGlobal('Worker', FileInspectionWorker);
});

const area = '/administration/apps';
const developer = (at = '') => openPortal({ as: seededEmails.developer, at: area + at });
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });
const stored = (version: string) =>
  backEnds.store.collection<AppRecord>('apps').get(`MODULATE_MAC/${version}`);
const calls = (pattern: RegExp): string[] =>
  backEnds.sent.map(({ method, path }) => `${method} ${path}`).filter((call) => pattern.test(call));
const written = (): string[] => calls(/^(?:POST|PUT|DELETE) \/cms\/(?:bar|binary)/);
const menu = async (user: UserEvent, of: string, item: string): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: `Actions of ${of}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};
const answer = async (user: UserEvent, title: RegExp, button: string): Promise<void> =>
  user.click(within(await findDialog(title)).getByRole('button', { name: button }));

describe('every address of the apps', () => {
  test.each([
    ['', 'Apps'],
    ['/MODULATE_MAC', 'Modulate for macOS'],
    ['/103134_MODULATE_FILE', 'Modulate file 103134'],
    ['/MODULATE_WINDOWS/2.10', 'Version 2.10'],
  ])('%s is %s', async (address, title) => {
    developer(address);
    expect(await heading(title)).toBeVisible();
  });

  test.each(['/NOTHING', '/MODULATE_MAC/9.9'])('%s says that it is not there', async (address) => {
    developer(address);
    expect(await screen.findByRole('heading', { name: 'There is no such app', level: 1 })).toBeVisible();
  });
});

test('the list names every platform with what its users get, and the mobile ones', async () => {
  developer();
  const rows = within(await screen.findByRole('list', { name: 'Apps' })).getAllByRole('listitem');
  expect(rows).toHaveLength(5);
  for (const row of rows) expect(row).toHaveTextContent('Users get 2.10');
  expect(screen.getByText(/iOS and Android/)).toBeVisible();
});

test('the pages are closed to customers', async () => {
  openPortal({ as: seededEmails.customerAdmin, at: area });
  expect(await screen.findByText('Only employees can see all versions of apps.')).toBeVisible();
  expect(calls(/bar/)).toEqual([]);
});

test('support sees the versions and may not change them', async () => {
  openPortal({ as: seededEmails.support, at: `${area}/MODULATE_MAC` });
  const button = await screen.findByRole('button', { name: 'New version' });
  await waitFor(() => expect(button).toBeDisabled());
  expect(button).toHaveAccessibleDescription('Only Developers and Administrators can change apps.');
});

test('a download that the network breaks off says so where it was begun', async () => {
  const { user } = developer('/MODULATE_MAC');
  const button = await screen.findByRole('button', { name: 'Download Version 2.10' });
  backEnds.faults.add({ operation: 'binaryAssetDownload', effect: 'TRUNCATE' });
  await user.click(button);
  expect(await screen.findByText('The download failed.')).toBeVisible();
});

test('a version is downloaded as platform and version with the extension of its bytes', async () => {
  const save = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined);
  const { user } = developer('/MODULATE_MAC');
  await user.click(await screen.findByRole('button', { name: 'Download Version 2.10' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(save.mock.calls[0]?.[1]).toBe('MODULATE_MAC_2.10.zip');
  expect(calls(/binaryAsset/)).toEqual(['GET /cms/binaryAsset/downLoad?platform=MODULATE_MAC&version=2.10']);
});

describe('a version is', () => {
  test('enabled, with what that changes for users', async () => {
    const { user } = developer('/MODULATE_MAC');
    await menu(user, 'Version 3.0', 'Enable');
    expect(await screen.findByText('Users will be offered version 3.0 instead of 2.10.')).toBeInTheDocument();
    await answer(user, /^Enable/, 'Enable');
    await expectNotice('The app has been saved');
    expect(await screen.findByText('Users get 3.0')).toBeVisible();
    expect(written()).toEqual(['PUT /cms/bar']);
    expect(stored('3.0')).toMatchObject({ enabled: true, message: expect.stringMatching(/^Preview/) });
  });

  test('given another message', async () => {
    const { user } = developer('/MODULATE_MAC/2.10');
    const field = await screen.findByRole('textbox', { name: 'Message to users' });
    await user.clear(field);
    await user.type(field, 'Update now');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expectNotice('The app has been saved');
    expect(stored('2.10')).toMatchObject({ message: 'Update now', enabled: true });
  });

  test('what is typed is there again after a way elsewhere, over what it was typed over, until it is saved', async () => {
    const before = developer('/MODULATE_MAC/2.10');
    const message = { name: 'Message to users' };
    await before.user.type(await screen.findByRole('textbox', message), ' Soon.');
    const known = stored('2.10');
    if (!known) throw new Error('There is a version 2.10');
    backEnds.store.collection<AppRecord>('apps').put('MODULATE_MAC/2.10', { ...known, message: 'Theirs' });
    // After a reload the page starts with the data another user has saved.
    cleanup();
    const { user, goTo } = developer('/MODULATE_MAC/2.10');
    const field = await screen.findByRole('textbox', message);
    expect(field).toHaveValue(`${known.message} Soon.`);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/has been changed meanwhile/)).toBeVisible();
    expect(written()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expectNotice('The app has been saved');
    expect(stored('2.10')).toMatchObject({ message: `${known.message} Soon.` });
    await goTo(area);
    await heading('Apps');
    await goTo(`${area}/MODULATE_MAC/2.10`);
    expect(await screen.findByRole('textbox', message)).toHaveValue(`${known.message} Soon.`);
    expect(Object.keys(sessionStorage).filter((key) => key.includes('app.MODULATE_MAC'))).toEqual([]);
  });

  test('what is typed for one platform is not shown for another that has the same version', async () => {
    const { user, goTo } = developer('/MODULATE_MAC/2.10');
    const message = { name: 'Message to users' };
    await user.type(await screen.findByRole('textbox', message), ' Soon.');
    await goTo(`${area}/MODULATE_WINDOWS/2.10`);
    await screen.findByText('Modulate for Windows');
    const theirs = backEnds.store.collection<AppRecord>('apps').get('MODULATE_WINDOWS/2.10');
    await waitFor(() => expect(screen.getByRole('textbox', message)).toHaveValue(theirs?.message));
    await goTo(`${area}/MODULATE_MAC/2.10`);
    await waitFor(() =>
      expect(screen.getByRole('textbox', message)).toHaveValue(`${stored('2.10')?.message} Soon.`),
    );
  });

  test('what is typed is given up by Cancel', async () => {
    const { user, goTo } = developer('/MODULATE_MAC/2.10');
    const message = { name: 'Message to users' };
    await user.type(await screen.findByRole('textbox', message), ' Soon.');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await heading('Modulate for macOS');
    await goTo(`${area}/MODULATE_MAC/2.10`);
    expect(await screen.findByRole('textbox', message)).toHaveValue(stored('2.10')?.message);
  });

  test('not enabled again by saving a message that a colleague has seen to be disabled', async () => {
    const { user } = developer('/MODULATE_MAC/2.10');
    const field = await screen.findByRole('textbox', { name: 'Message to users' });
    const known = stored('2.10');
    if (!known) throw new Error('There is a version 2.10');
    backEnds.store.collection<AppRecord>('apps').put('MODULATE_MAC/2.10', { ...known, enabled: false });
    await user.clear(field);
    await user.type(field, 'Update now');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/has been changed meanwhile: it is disabled/)).toBeVisible();
    expect(written()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expectNotice('The app has been saved');
    expect(stored('2.10')).toMatchObject({ message: 'Update now', enabled: true });
  });

  test('left while it is saved, told of when a colleague has changed it, and not written over', async () => {
    const { user, goTo } = developer('/MODULATE_MAC/2.10');
    const message = { name: 'Message to users' };
    await user.type(await screen.findByRole('textbox', message), ' Soon.');
    const known = stored('2.10');
    if (!known) throw new Error('There is a version 2.10');
    backEnds.store.collection<AppRecord>('apps').put('MODULATE_MAC/2.10', { ...known, message: 'Theirs' });
    const held = Promise.withResolvers<undefined>();
    const asked = vi.fn(() => held.promise);
    backEnds.answer(http.get('*/cms/bar/*', asked));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await goTo('/administration/commands');
    await heading('Commands');
    held.resolve(undefined);
    await expectNotice('What you had asked for was not done');
    expect(screen.getByText(/^It has been changed meanwhile/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go back to it' })).toHaveAttribute(
      'href',
      `${area}/MODULATE_MAC/2.10`,
    );
    expect(written()).toEqual([]);
    await goTo(`${area}/MODULATE_MAC/2.10`);
    expect(await screen.findByRole('textbox', message)).toHaveValue(`${known.message} Soon.`);
  });

  test('saved when its page is left meanwhile, and nothing is kept of it', async () => {
    const { user, goTo } = developer('/MODULATE_MAC/2.10');
    await user.type(await screen.findByRole('textbox', { name: 'Message to users' }), ' Soon.');
    const held = Promise.withResolvers<undefined>();
    backEnds.answer(http.get('*/cms/bar/*', () => held.promise));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await goTo('/administration/commands');
    held.resolve(undefined);
    await expectNotice('The app has been saved');
    expect(Object.keys(sessionStorage).filter((key) => key.includes('app.MODULATE_MAC'))).toEqual([]);
  });

  test('gone when it is saved, and what was typed for it is shown to be taken along', async () => {
    const { user } = developer('/MODULATE_MAC/2.10');
    await user.type(await screen.findByRole('textbox', { name: 'Message to users' }), ' Soon.');
    const { message } = stored('2.10') ?? {};
    backEnds.store.collection<AppRecord>('apps').delete('MODULATE_MAC/2.10');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await heading('There is no such app')).toBeVisible();
    const typed = within(screen.getByRole('region', { name: 'Your message, which was not saved' }));
    expect(typed.getByText(`${message} Soon.`)).toBeVisible();
    expect(written()).toEqual([]);
  });

  test('deleted, and the list is read again', async () => {
    const { user } = developer('/MODULATE_MAC');
    await menu(user, 'Version 2.10', 'Delete version');
    expect(await screen.findByText('Users will be offered version 2.9 instead of 2.10.')).toBeInTheDocument();
    await answer(user, /^Delete version/, 'Delete');
    await expectNotice('Version 2.10 has been deleted');
    expect(await screen.findByText('Users get 2.9')).toBeVisible();
    expect(written()).toEqual(['DELETE /cms/bar/MODULATE_MAC/2.10']);
  });

  test('not deleted when it has changed meanwhile', async () => {
    const { user } = developer('/MODULATE_MAC');
    await menu(user, 'Version 2.9', 'Delete version');
    const known = stored('2.9');
    if (!known) throw new Error('There is a version 2.9');
    backEnds.store.collection<AppRecord>('apps').put('MODULATE_MAC/2.9', { ...known, message: 'Other' });
    await answer(user, /^Delete version/, 'Delete');
    expect(await screen.findByText('It has changed meanwhile. Look at it again.')).toBeVisible();
    expect(written()).toEqual([]);
  });

  test('gone with all others of its platform', async () => {
    const { user } = developer('/MODULATE_MAC');
    await menu(user, 'Modulate for macOS', 'Delete all versions');
    expect(await screen.findByText(/all 4 versions of Modulate for macOS/)).toBeInTheDocument();
    await answer(user, /^Delete all/, 'Delete');
    await expectNotice('Modulate for macOS has been deleted');
    expect(await heading('Apps')).toBeVisible();
    expect(await screen.findByText('Users get nothing')).toBeVisible();
    expect(written()).toEqual(['DELETE /cms/bar/MODULATE_MAC']);
  });
});

describe('a new version', () => {
  const archive = (name = 'README.txt'): File =>
    new File(
      [zipSync({ 'Modulate/app.bin': new Uint8Array(900).fill(7), [name]: new Uint8Array(3) })],
      'app_4.0.zip',
      {
        type: 'application/zip',
      },
    );
  const fill = async (user: UserEvent, file: File) => {
    await user.click(await screen.findByRole('button', { name: 'New version' }));
    const form = within(await findDialog(/^New version/));
    const field = form.getByLabelText('File');
    expect(field).toHaveAttribute('accept', '.zip,application/zip,application/x-zip-compressed');
    await user.upload(field, file);
    return form;
  };

  test('has what was typed for it when its form opens again, until it is there', async () => {
    const { user, goTo } = developer('/MODULATE_MAC');
    const first = await fill(user, archive());
    const message = { name: 'Message to users' };
    await user.type(first.getByRole('textbox', message), 'Please update');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const form = await fill(user, archive());
    expect(form.getByRole('textbox', message)).toHaveValue('Please update');
    await user.click(form.getByRole('button', { name: 'Create' }));
    await expectNotice('Version 4.0 has been created');
    await goTo('/administration/apps/MODULATE_MAC');
    const next = await fill(user, archive());
    expect(next.getByRole('textbox', message)).toHaveValue('');
  });

  test('is announced, sent, and enabled when its file is there', async () => {
    const { user } = developer('/MODULATE_MAC');
    const form = await fill(user, archive());
    expect(await form.findByText('2 files, 903 bytes unpacked')).toBeVisible();
    expect(form.getByText('Modulate/app.bin')).toBeVisible();
    expect(form.getByRole('textbox', { name: /Version/ })).toHaveValue('4.0');
    await user.click(form.getByRole('switch', { name: /Enabled/ }));
    await user.click(form.getByRole('button', { name: 'Create' }));
    await expectNotice('Version 4.0 has been created');
    expect(await heading('Version 4.0')).toBeVisible();
    expect(written()).toEqual([
      'POST /cms/bar',
      'POST /cms/binaryAsset/upload?platform=MODULATE_MAC&version=4.0',
      'PUT /cms/bar',
    ]);
    const facts = { platform: 'MODULATE_MAC', version: '4.0', message: '' };
    const bodies = backEnds.sent
      .filter(({ path }) => path === '/cms/bar')
      .map(({ body }) => JSON.parse(body));
    expect(bodies).toEqual([
      { ...facts, enabled: false },
      { ...facts, enabled: true },
    ]);
    const upload = backEnds.sent.find(({ path }) => path.includes('binaryAsset'));
    expect(upload?.token).toBe(`Bearer ${seededEmails.developer}`);
    expect(upload?.body).toContain('name="file"; filename="app_4.0.zip"');
    expect(stored('4.0')).toMatchObject({ enabled: true, asset: { size: archive().size } });
  });

  test.each(['3.00', ' 2.10 ', '3'])('is not one that is there in another spelling, %j', async (typed) => {
    const { user } = developer('/MODULATE_MAC');
    const form = await fill(user, archive());
    await form.findByText('Modulate/app.bin');
    const field = form.getByRole('textbox', { name: /Version/ });
    await user.clear(field);
    await user.type(field, typed);
    await user.click(form.getByRole('button', { name: 'Create' }));
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/^There is a version (?:3.0|2.10) already$/),
    );
    expect(written()).toEqual([]);
  });

  test('goes on from where it failed', async () => {
    const { user } = developer('/MODULATE_MAC');
    const form = await fill(user, archive());
    await form.findByText('Modulate/app.bin');
    backEnds.faults.add({ operation: 'binaryAssetUpload', effect: 'STATUS', status: 503, times: 1 });
    await user.click(form.getByRole('button', { name: 'Create' }));
    expect(await form.findByText(/The server is not available/)).toBeVisible();
    expect(stored('4.0')).toMatchObject({ enabled: false });
    await user.click(await form.findByRole('button', { name: /^Try again/ }));
    await expectNotice('Version 4.0 has been created');
    expect(await heading('Version 4.0')).toBeVisible();
    expect(written().filter((call) => call === 'POST /cms/bar')).toHaveLength(1);
  });

  test('is not sent twice where only enabling it has failed', async () => {
    const { user } = developer('/MODULATE_MAC');
    const form = await fill(user, archive());
    await form.findByText('Modulate/app.bin');
    await user.click(form.getByRole('switch', { name: /Enabled/ }));
    backEnds.faults.add({ operation: 'barUpdate', effect: 'OFFLINE', times: 1 });
    await user.click(form.getByRole('button', { name: 'Create' }));
    await user.click(await form.findByRole('button', { name: /^Try again/ }));
    await expectNotice('Version 4.0 has been created');
    expect(stored('4.0')).toMatchObject({ enabled: true });
    expect(written()).toEqual([
      'POST /cms/bar',
      'POST /cms/binaryAsset/upload?platform=MODULATE_MAC&version=4.0',
      'PUT /cms/bar',
      'PUT /cms/bar',
    ]);
  });

  test('has the message of the last try, also where it was announced with another', async () => {
    const { user } = developer('/MODULATE_MAC');
    const form = await fill(user, archive());
    await form.findByText('Modulate/app.bin');
    backEnds.faults.add({ operation: 'binaryAssetUpload', effect: 'STATUS', status: 503, times: 1 });
    const message = form.getByRole('textbox', { name: 'Message to users' });
    await user.type(message, 'First');
    await user.click(form.getByRole('button', { name: 'Create' }));
    expect(await form.findByText(/The server is not available/)).toBeVisible();
    await user.type(message, ' and last');
    await user.click(form.getByRole('button', { name: 'Create' }));
    await expectNotice('Version 4.0 has been created');
    expect(stored('4.0')).toMatchObject({ enabled: false, message: 'First and last' });
  });

  test('is called off on its way, and sent again', async () => {
    const { user } = developer('/MODULATE_MAC');
    const form = await fill(user, archive());
    await form.findByText('Modulate/app.bin');
    const asked = vi.fn(() => new Promise<never>(() => undefined));
    backEnds.answer(http.post('*/cms/binaryAsset/upload', asked, { once: true }));
    await user.click(form.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    await user.click(await form.findByRole('button', { name: /^Cancel Upload/ }));
    expect(await form.findByText('Cancelled')).toBeInTheDocument();
    expect(stored('4.0')).toMatchObject({ enabled: false });
    await user.click(await form.findByRole('button', { name: /^Try again/ }));
    await expectNotice('Version 4.0 has been created');
    expect(await heading('Version 4.0')).toBeVisible();
  });

  test.each([
    ['leads outside', () => archive('../../up.txt'), /want to lie outside of the folder/],
    ['is no archive', () => new File(['hello'], 'app_4.0.zip'), /not a whole ZIP archive/],
    ['is empty', () => new File([], 'app_4.0.zip'), /The file is empty/],
  ])('is refused when its file %s', async (_, file, sentence) => {
    const { user } = developer('/MODULATE_MAC');
    const form = await fill(user, file());
    expect(await form.findByRole('alert')).toHaveTextContent(sentence);
    expect(form.getByRole('button', { name: 'Create' })).toBeDisabled();
    expect(written()).toEqual([]);
  });
});

test('another file takes the place of that of a version', async () => {
  const { user } = developer('/MODULATE_MAC/2.9');
  const file = new File([zipSync({ a: new Uint8Array(5) })], 'other.zip', { type: 'application/zip' });
  await user.upload(await screen.findByLabelText('File'), file);
  await screen.findByText('1 file, 5 bytes unpacked');
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  await expectNotice('The file of version 2.9 has been uploaded');
  expect(stored('2.9')).toMatchObject({ asset: { size: file.size } });
});

test.each([seededEmails.newcomer, seededEmails.guest])(
  '%s is welcomed with the latest app of each platform',
  async (email) => {
    const save = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined);
    const { user } = openPortal({ as: email, at: '/modulate' });
    const list = within(await screen.findByRole('list', { name: 'Apps' }));
    expect(list.getAllByText('Version 2.10')).toHaveLength(5);
    expect(screen.getByText(/iOS and Android/)).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Download Modulate for Windows' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(save.mock.calls[0]?.[1]).toBe('MODULATE_WINDOWS_2.10.zip');
    expect(calls(/bar\/latest/)).toHaveLength(5);
    expectNoNotices();
  },
);
