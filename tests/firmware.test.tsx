import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createSRecords } from '../mocks/factory/documents/programs.ts';
import type { FirmwareRecord } from '../mocks/store/records.ts';
import { setEndpointsFromOpenApi } from '~/api/setEndpointsFromOpenApi.ts';
import { findEndpoint, resetCmsEndpoints } from '~/api/endpoints.ts';
import { useJobs } from '~/platform/jobs/jobs.ts';
import * as saving from '~/platform/saveFile.ts';
import { FileInspectionWorker } from './factories/fileInspectionWorker.ts';
import { backEnds, findDialog, expectNotice, openPortal, seededEmails } from './portal.tsx';

beforeEach(() => {
  vi.stubGlobal('Worker', FileInspectionWorker);
});

const area = '/administration/firmwares';
const one = `${area}/APP/G6/CU/G6_CU`;
const upload = `${area}/APP/G6/CU/file?name=G6_CU`;

const developer = (at: string) => openPortal({ as: seededEmails.developer, at });
const heading = (name: string | RegExp) => screen.findByRole('heading', { name, level: 1 });
const firmware = (key = 'APP/G6/CU/G6_CU') => backEnds.store.collection<FirmwareRecord>('firmware').get(key);
const versions = () => firmware()?.firmwareFiles.map(({ version }) => version) ?? [];
/** Calls in order: method and path below the CMS. */
const calls = (pattern: RegExp): string[] =>
  backEnds.sent.map(({ method, path }) => `${method} ${path}`).filter((call) => pattern.test(call));
const reads = (): number => calls(/^GET \/cms\/firmware\/all/).length;

describe('every address of the firmware area', () => {
  test.each([
    ['', 'Firmware'],
    ['/APP', 'Application firmware'],
    ['/RANGE_MODULE', 'Range module firmware'],
    ['/APP/G6', 'Application firmware'],
    ['/APP/CU', 'Application firmware'],
    ['/BLE/G6/PCU', 'Bluetooth firmware'],
    ['/APP/files', 'Firmware files'],
    ['/APP/G6/CU/files', 'Firmware files'],
    ['/APP/file', 'Upload firmware file'],
    ['/APP/G6/CU/file', 'Upload firmware file'],
    ['/APP/firmware', 'New firmware'],
    ['/APP/P6/firmware', 'New firmware'],
    ['/APP/G6/CU/G6_CU', 'G6_CU'],
    ['/APP/G6_CU', 'G6_CU'],
  ])('%s is %s', async (address, title) => {
    developer(area + address);
    expect(await heading(title)).toBeVisible();
  });

  test.each(['/APP/G6/CU/none', '/NOTHING', '/NOTHING/G6', '/APP/G6/CU/G6_CU/more', '/APP/G9/CU'])(
    '%s says that it is not there',
    async (address) => {
      developer(area + address);
      expect(
        await screen.findByRole('heading', { name: 'There is no such firmware', level: 1 }),
      ).toBeVisible();
    },
  );

  test('middle parts narrow the list by their values', async () => {
    developer(`${area}/APP/CU`);
    expect(await screen.findByText('5 kinds of firmware')).toBeVisible();
  });

  test('a short address leads on to the whole one', async () => {
    developer(`${area}/APP/G6_CU`);
    await heading('G6_CU');
    expect(location.pathname).toBe(one);
  });
});

test('firmware of a type that nobody knows has no list to go to, and takes no version', async () => {
  backEnds.change(/\/cms\/firmware\/all$/, (all) =>
    Array.isArray(all)
      ? all.map((each: { readonly firmwareSignature: object }) => ({
          ...each,
          firmwareSignature: { ...each.firmwareSignature, firmwareType: 'NOVEL' },
        }))
      : all,
  );
  developer(`${area}/NOVEL/G6/CU/G6_CU`);
  await heading('G6_CU');
  const trail = within(screen.getByRole('navigation', { name: 'Where you are' }));
  expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([area]);
  const uploadButton = screen.getByRole('button', { name: /^Upload/ });
  expect(uploadButton).toBeDisabled();
  expect(uploadButton).toHaveAccessibleDescription(/does not know firmware of this type/);
});

test('firmware is closed to customers', async () => {
  openPortal({ as: seededEmails.customerEngineer, at: area });
  expect(await screen.findByText('Only employees can see firmware.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Firmware' })).not.toBeInTheDocument();
  expect(calls(/firmware/i)).toEqual([]);
});

test('support reads firmware and does not change it', async () => {
  openPortal({ as: seededEmails.support, at: one });
  const button = await screen.findByRole('button', { name: 'Upload version' });
  await waitFor(() => expect(button).toBeDisabled());
  expect(button).toHaveAccessibleDescription('Only Developers and Administrators can change firmware.');
  expect(await screen.findByRole('list', { name: 'Versions' })).toBeVisible();
});

test.each(['/APP/file', '/APP/G6/CU/file?name=G6_CU', '/BLE/firmware'])(
  'the form at %s is closed at once to those who may not send it',
  async (address) => {
    openPortal({ as: seededEmails.support, at: area + address });
    expect(await screen.findByText('Only Developers and Administrators can change firmware.')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /Version|Name/ })).not.toBeInTheDocument();
  },
);

test('the list is searched and narrowed, all of it in the address', async () => {
  const { user } = developer(area);
  expect(await screen.findByText('45 kinds of firmware')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Product family' }), 'G6');
  expect(await screen.findByText('9 kinds of firmware')).toBeVisible();
  expect(location.search).toBe('?family=G6');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Bluetooth');
  expect(await screen.findByText('1 firmware')).toBeVisible();
  expect(location.pathname).toBe(`${area}/BLE/G6`);
  await user.type(screen.getByRole('searchbox', { name: 'Search firmware' }), 'nothing');
  expect(await screen.findByText('Nothing fits what you look for.')).toBeVisible();
});

describe('one firmware', () => {
  test('its versions stand by number', async () => {
    developer(one);
    const rows = within(await screen.findByRole('list', { name: 'Versions' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent?.match(/^[\d.]+/)?.[0])).toEqual([
      '3.6',
      '3.5',
      '3.4',
      '3.3',
      '3.2',
      '3.1',
      '3.0',
      '2.10',
      '2.9',
      '2.0',
      '1.4',
    ]);
  });

  test('each version says how many products run it', async () => {
    const products = backEnds.store.products.find(
      {},
      { sort: 'BY_SERIAL_NUMBER_ASC', offset: 0, limit: 1000 },
    );
    const sample = products.find(({ firmwareFileName }) => firmwareFileName !== null);
    if (!sample?.firmwareFileName) throw new Error('There are products with firmware');
    const { productFamily, deviceType, firmwareFileName } = sample;
    const running = products.filter((product) => product.firmwareFileName === firmwareFileName).length;
    const version = /_([\d.]+)\.s28$/.exec(firmwareFileName)?.[1];
    developer(`${area}/APP/${productFamily}/${deviceType}/${productFamily}_${deviceType}`);
    const link = await screen.findByRole('link', {
      name: new RegExp(`^${running} products? runs? version ${version}$`),
    });
    const kind = `family=${productFamily}&type=${deviceType}`;
    expect(link).toHaveAttribute(
      'href',
      `/administration/updates/products?${kind}&firmware=${version ?? ''}`,
    );
  });

  test('release notes go from the installed version to the chosen one', async () => {
    const { user } = developer(one);
    const notes = within(await screen.findByRole('region', { name: 'Release notes' }));
    expect(await notes.findByText('1 version after 3.5, up to 3.6')).toBeVisible();
    await user.selectOptions(notes.getByRole('combobox', { name: 'Installed' }), 'Installed 2.9');
    await user.selectOptions(notes.getByRole('combobox', { name: 'Chosen' }), 'Chosen 3.0');
    const shown = () => notes.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await waitFor(() => expect(shown()).toEqual(['Version 3.0', 'Version 2.10']));
    expect(location.search).toBe('?from=2.9&to=3.0');
  });

  test('a version is downloaded under its name', async () => {
    const save = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined);
    const { user } = developer(one);
    await user.click(await screen.findByRole('button', { name: 'Download G6_CU_2.10.s28' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(save.mock.calls[0]?.[1]).toBe('G6_CU_2.10.s28');
    expect(calls(/downloadFirmwareFile/)).toEqual([
      'GET /cms/downloadFirmwareFile?firmwareType=APP&productFamily=G6&deviceType=CU&name=G6_CU&versionNumber=2.10',
    ]);
  });

  const menu = async (user: UserEvent, of: string, item: string) => {
    await user.click(await screen.findByRole('button', { name: `Actions of ${of}` }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };

  test('its note is changed in the address, and may not be empty', async () => {
    const { user } = developer(one);
    await menu(user, 'G6_CU', 'Edit note');
    const form = within(await findDialog(/^Note/));
    const field = form.getByRole('textbox', { name: 'Note' });
    await user.clear(field);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('A note is required')).toBeVisible();
    await user.type(field, 'Cranes / harbours');
    const before = reads();
    await user.click(form.getByRole('button', { name: 'Save' }));
    await expectNotice('The note has been saved');
    expect(calls(/^PUT/)).toEqual(['PUT /cms/firmware/G6/CU/G6_CU/Cranes%20%2F%20harbours?firmwareType=APP']);
    await waitFor(() => expect(reads()).toBe(before + 1));
    expect(await screen.findByText('Cranes / harbours')).toBeVisible();
  });

  const changeReleaseNote = async (user: UserEvent, text: string): Promise<void> => {
    await menu(user, 'version 3.6', 'Edit release note');
    const form = within(await findDialog(/^Release note/));
    const field = form.getByRole('textbox', { name: 'Release note' });
    await user.clear(field);
    await user.type(field, text);
    await user.click(form.getByRole('button', { name: 'Save' }));
    await expectNotice('The release note has been saved');
  };

  test('a release note is changed in the body', async () => {
    const { user } = developer(one);
    const id = firmware()?.firmwareFiles.at(-1)?.id;
    await heading('G6_CU');
    const before = reads();
    await changeReleaseNote(user, '**Much** faster');
    await waitFor(() => expect(reads()).toBe(before + 1));
    expect(calls(/^PUT/)).toEqual(['PUT /cms/firmware/releaseNote']);
    expect(backEnds.sent.find(({ method }) => method === 'PUT')?.body).toBe(
      JSON.stringify({ id, releaseNote: '**Much** faster' }),
    );
    expect((await screen.findByText('Much')).tagName).toBe('STRONG');
  });

  test('what a colleague has written meanwhile is told first, and replaced at the second try', async () => {
    const { user } = developer(one);
    await menu(user, 'G6_CU', 'Edit note');
    const known = firmware();
    if (!known) throw new Error('There is firmware');
    backEnds.store
      .collection<FirmwareRecord>('firmware')
      .put('APP/G6/CU/G6_CU', { ...known, note: 'Not for the old radio' });
    const form = within(await findDialog(/^Note/));
    const field = form.getByRole('textbox', { name: 'Note' });
    await user.clear(field);
    await user.type(field, 'Mine');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(/to “Not for the old radio”\. Save again/)).toBeVisible();
    expect(calls(/^PUT/)).toEqual([]);
    await user.click(form.getByRole('button', { name: 'Save' }));
    await expectNotice('The note has been saved');
    expect(firmware()?.note).toBe('Mine');
  });

  test('a release note that is typed and not saved is there when its form opens again, and replaces none unseen', async () => {
    const { user } = developer(one);
    await menu(user, 'version 3.6', 'Edit release note');
    const first = within(await findDialog(/^Release note/)).getByRole('textbox', { name: 'Release note' });
    await user.clear(first);
    await user.type(first, 'Mine');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(first).not.toBeInTheDocument());
    const known = firmware();
    if (!known) throw new Error('There is firmware');
    const firmwareFiles = known.firmwareFiles.map((file) =>
      file.version === '3.6' ? { ...file, releaseNote: 'By a colleague' } : file,
    );
    backEnds.store.collection<FirmwareRecord>('firmware').put('APP/G6/CU/G6_CU', { ...known, firmwareFiles });
    await menu(user, 'version 3.6', 'Edit release note');
    const form = within(await findDialog(/^Release note/));
    expect(form.getByRole('textbox', { name: 'Release note' })).toHaveValue('Mine');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(/to “By a colleague”\. Save again/)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Save' }));
    await expectNotice('The release note has been saved');
    expect(firmware()?.firmwareFiles.find(({ version }) => version === '3.6')?.releaseNote).toBe('Mine');
  });

  test('a release note of a version that is gone is not saved', async () => {
    const { user } = developer(one);
    await menu(user, 'version 3.6', 'Edit release note');
    const known = firmware();
    if (!known) throw new Error('There is firmware');
    backEnds.store.collection<FirmwareRecord>('firmware').put('APP/G6/CU/G6_CU', {
      ...known,
      firmwareFiles: known.firmwareFiles.filter(({ version }) => version !== '3.6'),
    });
    const form = within(await findDialog(/^Release note/));
    await user.type(form.getByRole('textbox', { name: 'Release note' }), 'x');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('It is gone already.')).toBeVisible();
    expect(calls(/^PUT/)).toEqual([]);
  });

  test('a release note is changed in the address where the back end knows no other way', async () => {
    const before = findEndpoint('firmwareGetAll');
    const { user } = developer(one);
    await heading('G6_CU');
    // The OpenAPI description is loaded after the page; the test's own has to come later.
    await waitFor(() => expect(findEndpoint('firmwareGetAll')).not.toBe(before));
    setEndpointsFromOpenApi(
      {
        paths: {
          '/firmware/all': { get: { operationId: 'firmwareGetAll' } },
          '/firmware/{productFamily}/{deviceType}/{name}': { get: { operationId: 'firmwareGet' } },
          '/firmware/{id}/{releaseNote}': { put: { operationId: 'firmwareReleaseNotePathUpdate' } },
        },
      },
      '/cms',
    );
    const id = firmware()?.firmwareFiles.at(-1)?.id;
    await changeReleaseNote(user, 'a/b');
    resetCmsEndpoints();
    expect(calls(/^PUT/)).toEqual([`PUT /cms/firmware/${id}/a%2Fb`]);
  });

  test('a version is deleted, and the list is read again', async () => {
    const { user } = developer(one);
    await menu(user, 'version 2.0', 'Delete version');
    const before = reads();
    await user.click(within(await findDialog(/^Delete version/)).getByRole('button', { name: 'Delete' }));
    await expectNotice('Version 2.0 of G6_CU has been deleted');
    expect(versions()).not.toContain('2.0');
    expect(calls(/^DELETE/)).toEqual(['DELETE /cms/firmware/G6/CU/G6_CU/2.0?firmwareType=APP']);
    await waitFor(() => expect(reads()).toBe(before + 1));
    expect(screen.queryByText('G6_CU_2.0.s28')).not.toBeInTheDocument();
  });

  test('the question to delete a version names the products that run it and the orders that wait for it', async () => {
    const [sample] = backEnds.store.products.find(
      { family: 'G6', device: 'CU' },
      { sort: 'BY_SERIAL_NUMBER_ASC', offset: 0, limit: 1 },
    );
    if (!sample) throw new Error('The seed has receivers');
    for (let index = 0; index < 12; index += 1) {
      const record = {
        ...sample,
        serialNumber: String(1_600_000 + index),
        firmwareFileName: 'G6_CU_3.5.s28',
      };
      backEnds.store.products.add(record, []);
    }
    const products = backEnds.store.products
      .find({ family: 'G6', device: 'CU' }, { sort: 'BY_SERIAL_NUMBER_ASC', offset: 0, limit: 5000 })
      .filter(({ firmwareFileName }) => firmwareFileName === 'G6_CU_3.5.s28');
    const { user } = developer(one);
    await menu(user, 'version 3.5', 'Delete version');
    const question = within(await findDialog(/^Delete version/));
    expect(await question.findByText(`${products.length} products run it:`)).toBeVisible();
    const named = within(question.getByRole('list', { name: 'Products that run it' })).getAllByRole('link');
    expect(named.map(({ textContent }) => textContent)).toEqual(
      products.slice(0, 10).map(({ serialNumber }) => serialNumber),
    );
    expect(named[0]).toHaveAttribute('href', `/products/G6/CU/${products[0]?.serialNumber}`);
    expect(question.getByText(`and ${products.length - 10} more`)).toBeVisible();
    expect(await question.findByText(/^(No order waits|\d+ orders? waits?) for it[.:]$/)).toBeVisible();
  });

  test('a version that an order waits for is deleted only before its name, and the order says that its file is gone', async () => {
    const { user, goTo } = developer(upload);
    const records = createSRecords(new Uint8Array(512).fill(3), 0x10000, 'G6_CU 3.7');
    await user.upload(await screen.findByLabelText('File'), new File([records], 'G6_CU_3.7.s28'));
    await screen.findByRole('list', { name: 'Checks before the upload' });
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    await expectNotice('Version 3.7 of G6_CU has been uploaded');
    await goTo(upload);
    await user.type(await screen.findByRole('textbox', { name: /Version/ }), '3.8');
    expect(
      await screen.findByText(/^\d+ products run an older version and wait for another order, so no service/),
    ).toBeVisible();
    await goTo(one);
    await menu(user, 'version 3.7', 'Delete version');
    const question = within(await findDialog(/^Delete version/));
    const orders = within(await question.findByRole('list', { name: 'Orders that wait for it' }));
    const link = orders.getByRole('link');
    const order = link.getAttribute('href') ?? '';
    expect(order).toBe(`/administration/updates/${link.textContent}`);
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await expectNotice('Version 3.7 of G6_CU has been deleted');
    await goTo(order);
    expect(await screen.findByText('The file of this firmware has been deleted')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /Scan, type or paste/ })).not.toBeInTheDocument();
  });

  test('the question to delete a version says what is not known', async () => {
    const { user } = developer(one);
    await heading('G6_CU');
    backEnds.faults.add({ operation: 'productFilter', effect: 'STATUS', status: 500 });
    backEnds.faults.add({ operation: 'serviceOrderGetAll', effect: 'STATUS', status: 500 });
    await menu(user, 'version 2.9', 'Delete version');
    const question = within(await findDialog(/^Delete version/));
    expect(
      await question.findByText(/^(How many products run it is not known|The list .* not read whole: .*)\.$/),
    ).toBeVisible();
    expect(await question.findByText('Which orders wait for it is not known.')).toBeVisible();
  });

  test('a firmware is deleted with all its versions', async () => {
    const { user } = developer(one);
    await menu(user, 'G6_CU', 'Delete firmware');
    const question = within(await findDialog(/^Delete firmware/));
    expect(question.getByText(/delete G6_CU with its 11 versions/)).toBeInTheDocument();
    const before = reads();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await expectNotice('G6_CU has been deleted');
    expect(await heading('Firmware')).toBeVisible();
    await waitFor(() => expect(reads()).toBe(before + 1));
    expect(await screen.findByText('44 kinds of firmware')).toBeVisible();
    expect(firmware()).toBeUndefined();
    expect(calls(/^DELETE/)).toEqual(['DELETE /cms/firmware/G6/CU/G6_CU?firmwareType=APP']);
  });

  test('what has come meanwhile is shown instead of deleted', async () => {
    const { user } = developer(one);
    await menu(user, 'G6_CU', 'Delete firmware');
    const known = firmware();
    if (!known) throw new Error('There is firmware');
    const added = { version: '9.9', fileName: 'x.s28', id: 'F999', releaseNote: '' };
    backEnds.store
      .collection<FirmwareRecord>('firmware')
      .put('APP/G6/CU/G6_CU', { ...known, firmwareFiles: [...known.firmwareFiles, added] });
    const question = within(await findDialog(/^Delete firmware/));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await question.findByText('It has changed meanwhile. Look at it again.')).toBeVisible();
    expect(calls(/^DELETE/)).toEqual([]);
  });

  test('a failure is told with what the back end says', async () => {
    const { user } = developer(one);
    await menu(user, 'version 2.0', 'Delete version');
    backEnds.faults.add({ operation: 'firmwareVersionDelete', effect: 'STATUS', status: 500 });
    await user.click(within(await findDialog(/^Delete version/)).getByRole('button', { name: 'Delete' }));
    await expectNotice(/If the problem persist, you can report it/);
    expect(versions()).toContain('2.0');
  });
});

test('a firmware is created, and names with another meaning are refused', async () => {
  const { user } = developer(`${area}/BLE/P6/firmware`);
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.type(name, 'files');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText(/files means something else in addresses/)).toBeVisible();
  await user.clear(name);
  await user.type(name, 'P6_boot');
  const before = reads();
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await expectNotice('The firmware has been created');
  await waitFor(() => expect(reads()).toBe(before + 1));
  expect(await heading('P6_boot')).toBeVisible();
  expect(await screen.findByText('No version yet')).toBeVisible();
  expect(firmware('BLE/P6/PCU/P6_boot')).toMatchObject({ fileExtension: 's28', firmwareFiles: [] });
});

test.each(['OFFLINE', 'DROP_ANSWER'] as const)('a firmware is created after %s', async (effect) => {
  const { user } = developer(`${area}/BLE/P6/firmware`);
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'P6_edge');
  backEnds.faults.add({ operation: 'firmwareCreate', effect, times: 1 });
  await user.click(screen.getByRole('button', { name: 'Create' }));
  if (effect === 'OFFLINE') {
    expect(await screen.findByText('The server could not be reached')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create' }));
  }
  expect(await heading('P6_edge')).toBeVisible();
  expect(firmware('BLE/P6/PCU/P6_edge')).toBeDefined();
});

describe('a version is uploaded', () => {
  const records = createSRecords(new Uint8Array(512).fill(3), 0x10000, 'G6_CU 3.7');
  const file = (content: BlobPart = records, name = 'G6_CU_3.7.s28'): File => new File([content], name);
  const choose = async (user: UserEvent, chosen = file()): Promise<void> =>
    user.upload(await screen.findByLabelText('File'), chosen);
  const checks = async () =>
    within(await screen.findByRole('list', { name: 'Checks before the upload' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent ?? '');

  test('after it was looked into, with its release note and all that goes with it', async () => {
    const { user } = developer(upload);
    await choose(user);
    expect(await screen.findByRole('textbox', { name: /Version/ })).toHaveValue('3.7');
    expect((await checks()).slice(0, -1)).toEqual([
      'Good: 16 data records with right checksums: 512 bytes in 1 block from 0x010000 to 0x0101FF.',
      'Good: Its header “G6_CU 3.7” fits G6_CU.',
      'Good: Its extension is .s28.',
      'Good: No other version has a file of this name.',
      'Good: It comes after version 3.6.',
    ]);
    expect(
      await screen.findByText(/run an older version. A service order .* will be created\./),
    ).toBeVisible();
    await user.click(screen.getByRole('switch', { name: /Do not create a service order/ }));
    expect(await screen.findByText(/No service order will be created for them\./)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Release note' }), '**New**');
    const before = reads();
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    await expectNotice('Version 3.7 of G6_CU has been uploaded');
    expect(await heading('G6_CU')).toBeVisible();
    const query = new URLSearchParams({
      avoidServiceOrderCreation: 'true',
      firmwareId: '',
      name: 'G6_CU_3.7.s28',
      firmwareSpecification: 'APP/G6/CU/G6_CU',
      releaseNote: '**New**',
      version: '3.7',
    });
    const [sent = ''] = calls(/uploadFirmwareFile/);
    expect(Object.fromEntries(new URLSearchParams(sent.split('?')[1]))).toEqual(Object.fromEntries(query));
    await waitFor(() => expect(reads()).toBe(before + 1));
    expect(firmware()?.firmwareFiles.at(-1)).toMatchObject({ version: '3.7', releaseNote: '**New**' });
  });

  test('what is typed for it is there again after a way round by a link, until it is uploaded', async () => {
    const { user, goTo } = developer(upload);
    await user.type(await screen.findByRole('textbox', { name: 'Release note' }), '**Kept**');
    await goTo('/administration/firmwares');
    await heading('Firmware');
    await goTo(upload);
    const note = await screen.findByRole('textbox', { name: 'Release note' });
    expect(note).toHaveValue('**Kept**');
    await choose(user);
    await checks();
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    await expectNotice('Version 3.7 of G6_CU has been uploaded');
    await goTo(upload);
    expect(await screen.findByRole('textbox', { name: 'Release note' })).toHaveValue('');
    expect(screen.getByRole('textbox', { name: /Version/ })).toHaveValue('');
  });

  test('with a release note that is too long for an address, which follows in a body', async () => {
    const note = 'ä'.repeat(251);
    const { user } = developer(upload);
    await choose(user);
    await checks();
    await user.click(screen.getByRole('textbox', { name: 'Release note' }));
    await user.paste(note);
    backEnds.faults.add({ operation: 'firmwareReleaseNoteUpdate', effect: 'STATUS', status: 503, times: 1 });
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    await expectNotice('Version 3.7 of G6_CU has been uploaded, its release note not yet');
    expect(firmware()?.firmwareFiles.at(-1)).toMatchObject({ version: '3.7', releaseNote: '' });
    expect(screen.getByRole('textbox', { name: 'Release note' })).toHaveValue(note);
    await user.click(await screen.findByRole('button', { name: /Try again Upload G6_CU 3.7/ }));
    await expectNotice('Version 3.7 of G6_CU has been uploaded');
    expect(firmware()?.firmwareFiles.at(-1)).toMatchObject({ version: '3.7', releaseNote: note });
    expect(versions().filter((version) => version === '3.7')).toHaveLength(1);
    for (const sent of calls(/uploadFirmwareFile/)) expect(sent).toContain('releaseNote=&');
  });

  test('without a word on how many products it is for where they cannot be counted', async () => {
    backEnds.faults.add({ operation: 'productFilter', effect: 'STATUS', status: 500 });
    const { user } = developer(upload);
    await choose(user);
    expect(
      await screen.findByText(
        'How many products run an older version is not known. A service order that updates them will be created.',
      ),
    ).toBeVisible();
  });

  test.each([
    ['broken', records.replace('S2240100', 'S2240101'), 'G6_CU_3.7.s28', /^Refused: Line 2: The checksum is/],
    ['cut off', records.slice(0, -14), 'G6_CU_3.7.s28', /^Refused: The end record is missing/],
    ['another kind', 'hello', 'G6_CU_3.7.s28', /^Refused: This is not a file of S-records/],
    ['Intel HEX', ':10000000', 'G6_CU_3.7.hex', /^Refused: These are Intel HEX records/],
    ['of a version that is there', records, 'G6_CU_3.6.s28', /^Refused: Version 3.6 has a file called/],
  ])('unless it is %s', async (_, content, name, sentence) => {
    const { user } = developer(upload);
    await choose(user, file(content, name));
    expect((await checks())[0]).toMatch(sentence);
    const button = screen.getByRole('button', { name: 'Upload' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('Mend what is refused first.');
    expect(calls(/uploadFirmwareFile/)).toEqual([]);
  });

  test('of another firmware only once the name of the one it is uploaded to was typed', async () => {
    const { user } = developer(upload);
    await choose(user, file(createSRecords(new Uint8Array(64), 0x10000, 'G5_PCU 5.0'), 'release_5.0.s28'));
    expect((await checks())[0]).toBe(
      'Refused until it is confirmed: Its header “G5_PCU 5.0” says G5_PCU, not G6_CU.',
    );
    const button = screen.getByRole('button', { name: 'Upload' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(
      'Type G6_CU first: the file seems to be for another firmware.',
    );
    const typed = screen.getByRole('textbox', { name: 'Type G6_CU to upload the file to it all the same' });
    await user.type(typed, 'G5_PCU');
    expect(button).toBeDisabled();
    await user.clear(typed);
    await user.type(typed, 'g6_cu');
    expect(button).toBeEnabled();
    await choose(user, file(createSRecords(new Uint8Array(64), 0x10000, 'G5_PCU 5.1'), 'release_5.1.s28'));
    expect((await checks())[0]).toContain('“G5_PCU 5.1”');
    expect(screen.getByRole('button', { name: 'Upload' })).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: /^Type G6_CU/ }), 'G6_CU');
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    await expectNotice('Version 5.1 of G6_CU has been uploaded');
  });

  test('and leads to the firmware it was sent to, whatever is chosen meanwhile', async () => {
    const { user } = developer(`${area}/APP/G6/file?name=G6_CU`);
    await choose(user);
    await checks();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    backEnds.answer(http.post('*/cms/uploadFirmwareFile', () => promise, { once: true }));
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    await screen.findByRole('button', { name: /^Cancel Upload/ });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Firmware' }), 'APP/G6/PCU/G6_PCU');
    resolve(undefined);
    await expectNotice('Version 3.7 of G6_CU has been uploaded');
    expect(await heading('G6_CU')).toBeVisible();
  });

  test('and tried again after a failure, which is told', async () => {
    const { user } = developer(upload);
    await choose(user);
    await checks();
    backEnds.faults.add({ operation: 'firmwareFileUpload', effect: 'STATUS', status: 503, times: 1 });
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    expect(await screen.findByText(/The server is not available/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /Try again Upload G6_CU 3.7/ }));
    await expectNotice('Version 3.7 of G6_CU has been uploaded');
    expect(await heading('G6_CU')).toBeVisible();
    expect(versions().filter((version) => version === '3.7')).toHaveLength(1);
  });

  test('once, also where the answer of the first try was lost: then it is found to have arrived', async () => {
    const { user } = developer(upload);
    await choose(user);
    await checks();
    backEnds.faults.add({ operation: 'firmwareFileUpload', effect: 'DROP_ANSWER', times: 1 });
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    await expectNotice('Version 3.7 of G6_CU has been uploaded');
    expect(await heading('G6_CU')).toBeVisible();
    expect(calls(/uploadFirmwareFile/)).toHaveLength(1);
    expect(versions().filter((version) => version === '3.7')).toHaveLength(1);
  });

  test('and is not refused as a version that is there where one has put it there oneself', async () => {
    const { user } = developer(upload);
    await choose(user);
    await checks();
    backEnds.faults.add({ operation: 'firmwareFileUpload', effect: 'DROP_ANSWER', times: 1 });
    // At first it cannot be determined whether the upload has arrived.
    backEnds.faults.add({ operation: 'firmwareGetAll', effect: 'STATUS', status: 503, times: 1 });
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    await screen.findByRole('button', { name: /Try again Upload G6_CU 3.7/ });
    await waitFor(async () => expect((await checks())[0]).toBe('Good: It has arrived as version 3.7.'));
    expect(screen.getByRole('button', { name: 'Upload' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    await expectNotice('Version 3.7 of G6_CU has been uploaded');
    expect(versions().filter((version) => version === '3.7')).toHaveLength(1);
  });

  test('with a token that is renewed when the session has ended meanwhile', async () => {
    const { user } = developer(upload);
    await choose(user);
    await checks();
    backEnds.ended.add(seededEmails.developer);
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    await expectNotice('Version 3.7 of G6_CU has been uploaded');
    expect(calls(/uploadFirmwareFile/)).toHaveLength(2);
  });

  test('for nobody else: an account that comes back instead gets a page of its own, and none of it is sent', async () => {
    const { user, identity } = developer(upload);
    await choose(user);
    await checks();
    identity.renewable = false;
    backEnds.ended.add(seededEmails.developer);
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    const question = await findDialog('You are logged out');
    identity.comesBack = seededEmails.admin;
    await user.click(within(question).getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(identity.giveWay).toHaveBeenCalledOnce());
    expect(useJobs.getState().jobs).toEqual([]);
    const uploads = backEnds.sent.filter(({ path }) => path.includes('uploadFirmwareFile'));
    expect(uploads.map(({ token }) => token)).toEqual([`Bearer ${seededEmails.developer}`]);
    expect(versions()).not.toContain('3.7');
  });

  test('after the person has signed in beside it, when the session has ended meanwhile', async () => {
    const { user, identity } = developer(upload);
    await choose(user);
    await checks();
    identity.renewable = false;
    backEnds.ended.add(seededEmails.developer);
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    const question = await findDialog('You are logged out');
    expect(identity.signIn).not.toHaveBeenCalled();
    await user.click(within(question).getByRole('button', { name: 'Sign in' }));
    await expectNotice('Version 3.7 of G6_CU has been uploaded');
    expect(versions().filter((version) => version === '3.7')).toHaveLength(1);
  });
});
