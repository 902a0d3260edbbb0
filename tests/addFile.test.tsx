import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { plantConfiguration } from './plantConfiguration.ts';
import {
  backEnds,
  configurationIn,
  dialog,
  expectSaid,
  openPortal,
  storedConfiguration,
  who,
  type OpenPortal,
} from './portal.tsx';

type User = OpenPortal['user'];

const id = 'OU7001';

test('a file that is an artefact is not offered as internal, which only attachments can be', async () => {
  const { configurationId } = configurationIn('CONFIGURING');
  const { user } = openPortal({ as: who.admin, at: `/configurations/${configurationId}?tab=FILES` });
  await user.click(await screen.findByRole('button', { name: 'Add file to Configuration' }));
  const form = await dialog(/^Add file/);
  const internal = (): HTMLElement | null =>
    within(form).queryByRole('switch', { name: /^Visible to employees only/ });
  expect(internal()).toBeChecked();
  expect(within(form).getByRole('switch', { name: /^Only for revision/ })).toBeChecked();
  await user.type(within(form).getByRole('combobox', { name: 'Name' }), 'Quote');
  await waitFor(() => expect(internal()).not.toBeInTheDocument());
  await user.type(within(form).getByRole('combobox', { name: 'Name' }), ' of the crane');
  await waitFor(() => expect(internal()).toBeChecked());
});

/** Opens the form for a file of a configuration nothing has been built for. */
async function openUnbuilt(): Promise<{ user: User; form: HTMLElement }> {
  plantConfiguration(backEnds.store, id);
  const revisions = storedConfiguration(id).revisions.map((revision) => ({
    ...revision,
    builds: [],
    artefacts: [],
  }));
  plantConfiguration(backEnds.store, id, { revisions });
  const { user } = openPortal({ as: who.admin, at: `/configurations/${id}?tab=FILES` });
  await user.click(await screen.findByRole('button', { name: 'Add file to Configuration' }));
  const form = await dialog(/^Add file/);
  return { user, form };
}

test('a file that is not what its name says is told beside it, refused as an artefact and left to choose', async () => {
  const { user, form } = await openUnbuilt();
  const field = within(form).getByLabelText('File');
  const file = new File(['MZ'], 'invoice\u202Efdp.pdf', { type: 'application/pdf' });
  await user.upload(field, file);
  expect(within(form).getByText(/^invoice\[U\+202E\]fdp\.pdf/)).toBeVisible();
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(
      'The file is called .pdf but is no PDF file. It can be added as an attachment all the same',
    ),
  );
  const name = within(form).getByRole('combobox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Quote');
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription('The file is called .pdf but is no PDF file');
  expect(within(form).getByRole('button', { name: 'Add file' })).toBeDisabled();
  expect(within(form).getByText(/^invoice/)).toBeVisible();
  await user.upload(field, new File(['%PDF-1.4'], 'quote.pdf', { type: 'application/pdf' }));
  await waitFor(() => expect(field).toBeValid());
  expect(field).toHaveAccessibleDescription('');
});

describe('an added file', () => {
  const uploads = (): readonly string[] =>
    backEnds.sent
      .map(({ method, path }) => `${method} ${path}`)
      .filter((call) => /upload|attachment/i.test(call));

  /** Adds a file to a configuration nothing has been built for. */
  async function add(name: string, change?: (form: HTMLElement, user: User) => Promise<void>): Promise<void> {
    const { user, form } = await openUnbuilt();
    await user.type(within(form).getByRole('combobox', { name: 'Name' }), name);
    const file = new File(['%PDF-1.4'], 'crane.pdf', { type: 'application/pdf' });
    await user.upload(within(form).getByLabelText('File'), file);
    await change?.(form, user);
    await user.click(within(form).getByRole('button', { name: 'Add file' }));
    await expectSaid(/^Quote.* has been added$/);
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
    const [attachment] = storedConfiguration(id).attachments;
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
      await expectSaid('Price list has been added');
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
    expect(storedConfiguration(id).attachments).toMatchObject([{ makerOnly: false, versions: [] }]);
    await user.click(internal);
    await add(user, form);
    await expectSaid('Price list has been added');
  });
});
