import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, test } from 'vitest';
import { chooseFiles } from './chooseFiles.ts';
import { seedConfiguration } from './seedConfiguration.ts';
import {
  backEnds,
  findConfigurationInState,
  findDialog,
  expectDialogClosed,
  expectNotice,
  findNotifications,
  openPortal,
  getStoredConfiguration,
  seededEmails,
  type OpenPortal,
} from './portal.tsx';

type User = OpenPortal['user'];

const id = 'OU7001';

test('a file that is an artefact is not offered as internal, which only attachments can be', async () => {
  const { configurationId } = findConfigurationInState('CONFIGURING');
  const { user } = openPortal({ as: seededEmails.admin, at: `/configurations/${configurationId}?tab=FILES` });
  await user.click(await screen.findByRole('button', { name: 'Add file to Configuration' }));
  const form = await findDialog(/^Add file/);
  const internal = (): HTMLElement | null =>
    within(form).queryByRole('switch', { name: /^Visible to employees only/ });
  expect(internal()).toBeChecked();
  expect(within(form).getByRole('switch', { name: /^Only for revision/ })).toBeChecked();
  await user.type(within(form).getByRole('combobox', { name: 'Name' }), 'Quote');
  await waitFor(() => expect(internal()).not.toBeInTheDocument());
  await user.type(within(form).getByRole('combobox', { name: 'Name' }), ' of the crane');
  await waitFor(() => expect(internal()).toBeChecked());
});

/** Opens the files of a configuration without any builds. */
function openFiles(as: string): User {
  seedConfiguration(backEnds.store, id);
  const revisions = getStoredConfiguration(id).revisions.map((revision) => ({
    ...revision,
    builds: [],
    artefacts: [],
  }));
  seedConfiguration(backEnds.store, id, { revisions });
  return openPortal({ as, at: `/configurations/${id}?tab=FILES&files=LIST` }).user;
}

/** Opens the form to add a file to it. */
async function openUnbuilt(): Promise<{ user: User; form: HTMLElement }> {
  const user = openFiles(seededEmails.admin);
  await user.click(await screen.findByRole('button', { name: 'Add file to Configuration' }));
  return { user, form: await findDialog(/^Add file/) };
}

test('a file that is not what its name says is told beside it, refused as an artefact and left to choose', async () => {
  const { user, form } = await openUnbuilt();
  const field = within(form).getByLabelText('File');
  const file = new File(['MZ'], 'invoice\u202Efdp.pdf', { type: 'application/pdf' });
  await user.upload(field, file);
  expect(within(form).getByText(/^invoice\[U\+202E\]fdp\.pdf/)).toBeVisible();
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(
      'invoice[U+202E]fdp.pdf · 2 bytes The file is called .pdf but is no PDF file. It can be added as an attachment all the same',
    ),
  );
  const name = within(form).getByRole('combobox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Quote');
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription(
    'invoice[U+202E]fdp.pdf · 2 bytes The file is called .pdf but is no PDF file',
  );
  expect(within(form).getByRole('button', { name: 'Add file' })).toBeDisabled();
  expect(within(form).getByText(/^invoice/)).toBeVisible();
  await user.upload(field, new File(['%PDF-1.4'], 'quote.pdf', { type: 'application/pdf' }));
  await waitFor(() => expect(field).toBeValid());
  expect(field).toHaveAccessibleDescription('quote.pdf · 8 bytes');
});

describe('an added file', () => {
  const uploads = (): readonly string[] =>
    backEnds.sent
      .map(({ method, path }) => `${method} ${path}`)
      .filter((call) => /upload|attachment/i.test(call));

  /** Adds a file to a configuration without any builds. */
  async function add(name: string, change?: (form: HTMLElement, user: User) => Promise<void>): Promise<User> {
    const { user, form } = await openUnbuilt();
    await user.type(within(form).getByRole('combobox', { name: 'Name' }), name);
    const file = new File(['%PDF-1.4'], 'crane.pdf', { type: 'application/pdf' });
    await user.upload(within(form).getByLabelText('File'), file);
    await change?.(form, user);
    await user.click(within(form).getByRole('button', { name: 'Add file' }));
    await expectNotice(/^Quote.* has been added$/);
    return user;
  }

  test('that is called as an artefact becomes it', async () => {
    await add('quote');
    expect(uploads()).toEqual([
      `POST /cms/UploadConfigurationArtefact?configurationId=${id}&artefactType=QUOTE&revision=0A&revisionOnly=true`,
    ]);
  });

  test('that is called anything else is announced as an attachment, and then sent', async () => {
    await add('Quote of the crane', async (form, user) => {
      await user.click(within(form).getByRole('switch', { name: /^Visible to employees only/ }));
      await user.click(within(form).getByRole('switch', { name: /^Only for revision/ }));
    });
    const [attachment] = getStoredConfiguration(id).attachments;
    expect(uploads()).toEqual([
      'POST /cms/configurations/attachment',
      `POST /cms/UploadConfigurationAttachment?configurationId=${id}&attachmentId=${attachment?.attachmentId}`,
    ]);
    expect(attachment).toMatchObject({
      attachmentName: 'Quote of the crane',
      attachmentType: 'ATTACHMENT_GENERIC',
      documentType: 'PDF',
      makerOnly: false,
      revisionOnly: false,
    });
  });

  test('gets versions of its own type only, and is deleted with them after a question', async () => {
    const user = await add('Quote of the crane');
    await user.click(await screen.findByRole('button', { name: 'Upload a version of Quote of the crane' }));
    const form = within(await findDialog(/^Upload a version · /));
    const upload = form.getByRole('button', { name: 'Upload' });
    await user.upload(form.getByLabelText('File'), new File(['two'], 'b.txt', { type: 'text/plain' }));
    await user.click(upload);
    expect(await form.findByText('Choose a file of the same type, PDF')).toBeVisible();
    await user.upload(form.getByLabelText('File'), new File(['%PDF'], 'b.pdf', { type: 'application/pdf' }));
    await user.click(upload);
    await expectNotice('Quote of the crane has a new version');
    expect(getStoredConfiguration(id).attachments[0]?.versions).toHaveLength(2);

    await user.click(await screen.findByRole('button', { name: 'Delete Quote of the crane' }));
    const question = within(await findDialog(/^Delete/));
    expect(
      question.getByText(/^Do you want to delete Quote of the crane with its 2 versions\?/),
    ).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await expectNotice('Quote of the crane has been deleted');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Download Quote of the crane' })).not.toBeInTheDocument(),
    );
    expect(getStoredConfiguration(id).attachments).toEqual([]);
  });
});

describe('files dropped on the page before the configuration has been read', () => {
  /** Drops a file before the configuration is loaded, then lets the response arrive. */
  async function dropEarly(onto: string): Promise<void> {
    const answer = Promise.withResolvers<undefined>();
    backEnds.answer(http.get('*/cms/configurations/:id', () => answer.promise, { once: true }));
    openPortal({ as: seededEmails.engineer, at: `/configurations/${onto}` });
    const heading = await screen.findByRole('heading', { level: 1, name: new RegExp(onto) });
    const drop = createEvent.drop(heading);
    const files = [new File(['As agreed'], 'Wiring.txt', { type: 'text/plain' })];
    Object.defineProperty(drop, 'dataTransfer', { value: { files, types: ['Files'] } });
    fireEvent(heading, drop);
    await expectNotice('The files are added once the configuration has been read.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    answer.resolve(undefined);
  }

  test('wait for it', async () => {
    seedConfiguration(backEnds.store, id);
    await dropEarly(id);
    expect(await within(await findDialog(/^Add files/)).findByText('Wiring.txt')).toBeVisible();
  });

  test('are refused with the reason where none can be added', async () => {
    await dropEarly(findConfigurationInState('ARCHIVED').configurationId);
    await expectNotice('This is not possible now');
    expect(screen.getByText(/^Files can no longer be changed in/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test.each([
  [
    'a refused file is told in its row alone',
    { effect: 'STATUS', status: 403 },
    /^You are not permitted/,
    'Not added: Plan.txt.',
  ],
  [
    'a file whose answer was lost is found where it has arrived',
    { effect: 'DROP_ANSWER' },
    'Done',
    '1 file added.',
  ],
] as const)('%s', async (_, fault, row, end) => {
  const user = openFiles(seededEmails.engineer);
  const file = new File(['As agreed'], 'Plan.txt', { type: 'text/plain' });
  await chooseFiles(await screen.findByRole('button', { name: 'Add files' }), [file]);
  const form = within(await findDialog(/^Add files/));
  backEnds.faults.add({ ...fault, operation: 'configurationAttachmentUpload', times: 1 });
  await user.click(form.getByRole('button', { name: 'Add 1 file' }));
  expect(await form.findByText(row)).toBeVisible();
  expect(form.getByText(end)).toBeVisible();
  expect(within(await findNotifications()).queryByText(/permitted|reached/)).not.toBeInTheDocument();
});

test('many files sort themselves, one is refused, and each goes by itself', async () => {
  const user = openFiles(seededEmails.engineer);
  const device = `P00000-${id}`;
  const text = (name: string): File => new File(['As agreed'], name, { type: 'text/plain' });
  await chooseFiles(await screen.findByRole('button', { name: 'Add files' }), [text('Left out.txt')]);
  const form = within(await findDialog(/^Add files/));
  await user.click(form.getByRole('button', { name: 'Leave out Left out.txt' }));
  expect(form.getByText('You must upload a file')).toBeVisible();
  expect(form.getByRole('switch', { name: /^Visible to employees only/ })).toBeChecked();
  expect(form.getByRole('switch', { name: /^Only for revision 0A/ })).toBeChecked();

  await user.upload(form.getByLabelText('Files'), [text('Site agreement.txt'), text('site AGREEMENT .txt')]);
  // Further files can be chosen any number of times.
  fireEvent.change(form.getByLabelText('Files'), {
    target: {
      files: [
        new File(['MZ'], 'setup.exe', { type: 'application/x-msdownload' }),
        new File(['PK'], `Kabel für ${device}.zip`, { type: 'application/x-zip-compressed' }),
      ],
    },
  });
  expect(await form.findByText('We do not support "application/x-msdownload" file type')).toBeVisible();
  expect(form.getByText(`An attachment with that name already exists for ${id}/0A`)).toBeVisible();
  expect(form.getByLabelText(`Where Kabel für ${device}.zip goes`)).toHaveValue(device);
  expect(form.getByLabelText(`Name of Kabel für ${device}.zip`)).toHaveValue(`Kabel fur ${device}`);

  const second = form.getByLabelText('Name of site AGREEMENT .txt');
  await user.clear(second);
  await user.type(second, 'Second agreement');
  await user.click(form.getByRole('button', { name: 'Add 3 files' }));
  await waitFor(() => expect(form.getAllByText('Done')).toHaveLength(3));
  expect(form.getByText(/^We do not support/)).toBeVisible();
  const added = getStoredConfiguration(id).attachments.map(
    ({ attachmentName, productConfigurationId, makerOnly, versions }) =>
      [attachmentName, productConfigurationId, makerOnly, versions.length] as const,
  );
  expect(added.toSorted(([one], [other]) => one.localeCompare(other))).toEqual([
    [`Kabel fur ${device}`, device, true, 1],
    ['Second agreement', null, true, 1],
    ['Site agreement', null, true, 1],
  ]);
  const [close] = form.getAllByRole('button', { name: 'Close' }).slice(-1);
  if (close) await user.click(close);
  await expectDialogClosed(/^Add files/);
  const row = (await screen.findByText('Second agreement')).closest('li');
  expect(row).toHaveTextContent('Employees only');
});

describe('a file that does not arrive', () => {
  const expectToldIn = (form: HTMLElement, text: RegExp): Promise<unknown> =>
    waitFor(() => expect(within(form).getByText(text, { selector: '[role="alert"] *' })).toBeVisible());
  const add = async (user: User, form: HTMLElement): Promise<void> =>
    user.click(within(form).getByRole('button', { name: 'Add file' }));

  async function fillIn(): Promise<{ user: User; form: HTMLElement }> {
    const { user, form } = await openUnbuilt();
    await user.type(within(form).getByRole('combobox', { name: 'Name' }), 'Price list');
    const file = new File(['12 EUR'], 'prices.txt', { type: 'text/plain' });
    await user.upload(within(form).getByLabelText('File'), file);
    return { user, form };
  }

  test.each(['attachmentCreate', 'configurationAttachmentUpload'])(
    'since the server cannot be reached for %s is said to, and is sent once it can',
    async (operation) => {
      const { user, form } = await fillIn();
      backEnds.faults.add({ operation, effect: 'OFFLINE', times: 1 });
      await add(user, form);
      await expectToldIn(form, /could not be reached/);
      await add(user, form);
      await expectNotice('Price list has been added');
    },
  );

  test('is not stored for others to see than it is added for', async () => {
    const { user, form } = await fillIn();
    const internal = within(form).getByRole('switch', { name: /^Visible to employees only/ });
    await user.click(internal);
    backEnds.faults.add({ operation: 'attachmentCreate', effect: 'DROP_ANSWER', times: 1 });
    await add(user, form);
    await expectToldIn(form, /could not be reached/);
    await user.click(internal);
    await add(user, form);
    await expectToldIn(form, /waits for its file, visible to customers as well\. .* not been stored/);
    expect(getStoredConfiguration(id).attachments).toMatchObject([{ makerOnly: false, versions: [] }]);
    await user.click(internal);
    await add(user, form);
    await expectNotice('Price list has been added');
  });
});
