import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { customerAccountNumber } from '../mocks/seed/accounts.ts';
import { usePrintSheet } from '~/platform/printSheet.ts';
import { seedNotes } from './factories/seedNotes.ts';
import { seedConfiguration, storeConfiguration } from './seedConfiguration.ts';
import {
  backEnds,
  findDialog,
  expectDialogClosed,
  expectNotice,
  findNextSteps,
  findNotifications,
  openPortal,
  seededEmails,
  type OpenPortal,
} from './portal.tsx';

type User = OpenPortal['user'];

const id = 'OU7001';
const at = `/configurations/${id}`;
const plant = (change: Parameters<typeof seedConfiguration>[2] = {}): void =>
  seedConfiguration(backEnds.store, id, change);
const record = (of = id) => backEnds.store.configurations.get(of);
const mails = (text: string) =>
  backEnds.store.outbox.all().filter((sent) => JSON.stringify(sent.body).includes(text));
const button = (within_: HTMLElement, name: string | RegExp) => within(within_).getByRole('button', { name });

/** Changes the configuration as another user. */
function meanwhile(change: Parameters<typeof seedConfiguration>[2]): void {
  const now = record();
  if (now) storeConfiguration(backEnds.store, { ...now, modifiedBy: seededEmails.approver, ...change });
}

/** An option of a picker. Without layout jsdom treats it as scrolled out of view. */
const option = (name: RegExp): Promise<HTMLElement> => screen.findByRole('option', { name, hidden: true });
const otherAccount = '3010006';

async function choose(user: User, name: string): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${name}( 0A)?$`) }));
  return findDialog(new RegExp(`· ${id}$`));
}

async function goOn(user: User, name: string | RegExp): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name }));
  return findDialog(new RegExp(`· ${id}$`));
}

describe('duplicating', () => {
  test('makes a copy with an id, a customer and a note of its own', async () => {
    plant({ state: 'APPROVED' });
    const { user } = openPortal({ at });
    const asked = await choose(user, 'Duplicate');
    expect(asked).toHaveTextContent(`Do you want to create a copy of ${id}?`);
    const does = button(asked, 'Duplicate');
    expect(does).toBeDisabled();
    await user.type(within(asked).getByLabelText('Configuration ID'), 'ou7002');
    expect(asked).toHaveTextContent('OU7002 will be a classic configuration.');
    await user.type(within(asked).getByLabelText('Note'), 'For the new crane');
    await waitFor(() => expect(does).toBeEnabled());
    await user.click(does);
    await expectNotice('Your configuration has been duplicated');
    await waitFor(() => expect(location.pathname).toBe('/configurations/OU7002/0A'));
    expect(record('OU7002')).toMatchObject({
      state: 'CONFIGURING',
      copyOf: id,
      configurationName: 'OU7002',
      accountNumber: customerAccountNumber,
      revisions: [{ note: 'For the new crane' }],
    });
    expect(record('OU7002')?.revisions[0]?.productConfigurations).toHaveLength(
      record()?.revisions[0]?.productConfigurations.length ?? 0,
    );
  });

  test('that is refused is reached by the arrow keys with its reason, and cannot be chosen', async () => {
    const { user } = openPortal({ at: '/configurations/C000001' });
    await user.click(await screen.findByRole('button', { name: 'Actions' }));
    await screen.findByRole('menuitem', { name: /^Duplicate/ });
    const last = screen.getAllByRole('menuitem').at(-1);
    await user.keyboard('{ArrowUp}');
    expect(last).toHaveFocus();
    expect(last).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    expect(last).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('of what has moved meanwhile says so first, and goes on when asked again', async () => {
    plant({ state: 'APPROVED' });
    const { user } = openPortal({ at });
    const asked = await choose(user, 'Duplicate');
    await user.type(within(asked).getByLabelText('Configuration ID'), 'OU7002');
    await waitFor(() => expect(button(asked, 'Duplicate')).toBeEnabled());
    meanwhile({ configurationDescription: 'Another crane' });
    await user.click(button(asked, 'Duplicate'));
    await waitFor(() => expect(asked).toHaveTextContent('Description: '));
    expect(record('OU7002')).toBeUndefined();
    await user.click(button(asked, 'Duplicate'));
    await expectNotice('Your configuration has been duplicated');
  });

  test('that has begun keeps the customer it was begun for', async () => {
    plant({ state: 'APPROVED' });
    backEnds.faults.add({ operation: 'configurationSetRevisionCreate', effect: 'OFFLINE', times: 1 });
    const { user } = openPortal({ at });
    const asked = await choose(user, 'Duplicate');
    await user.type(within(asked).getByLabelText('Configuration ID'), 'OU7002');
    await waitFor(() => expect(button(asked, 'Duplicate')).toBeEnabled());
    const customer = within(asked).getByRole('combobox', { name: 'Customer' });
    expect(customer).toBeEnabled();
    await user.click(button(asked, 'Duplicate'));
    await waitFor(() => expect(customer).toBeDisabled());
    await waitFor(() => expect(button(asked, 'Duplicate')).toBeEnabled());
    await user.click(button(asked, 'Duplicate'));
    await expectNotice('Your configuration has been duplicated');
    expect(record('OU7002')).toMatchObject({ accountNumber: customerAccountNumber });
  });

  test('that has arrived without an answer is not gone on with for another customer', async () => {
    plant({ state: 'APPROVED' });
    backEnds.faults.add({ operation: 'configurationSetCreate', effect: 'DROP_ANSWER', times: 1 });
    const { user } = openPortal({ at });
    const asked = await choose(user, 'Duplicate');
    await user.type(within(asked).getByLabelText('Configuration ID'), 'OU7002');
    await waitFor(() => expect(button(asked, 'Duplicate')).toBeEnabled());
    await user.click(button(asked, 'Duplicate'));
    await waitFor(() => expect(button(asked, 'Duplicate')).toBeEnabled());
    await user.click(within(asked).getByRole('combobox', { name: 'Customer' }));
    await user.click(await option(new RegExp(otherAccount)));
    await user.click(button(asked, 'Duplicate'));
    await expectNotice(/^The configuration ID OU7002 is taken/);
    expect(record('OU7002')).toMatchObject({ state: 'PLACEHOLDER', accountNumber: customerAccountNumber });
  });

  test('of a taken id says so, and nothing typed is lost', async () => {
    plant();
    const { user } = openPortal({ at });
    const asked = await choose(user, 'Duplicate');
    await user.type(within(asked).getByLabelText('Configuration ID'), 'OU1234');
    await waitFor(() => expect(button(asked, 'Duplicate')).toBeEnabled());
    await user.click(button(asked, 'Duplicate'));
    await expectNotice('Your configuration could not be duplicated');
    expect(within(asked).getByLabelText('Configuration ID')).toHaveValue('OU1234');
  });
});

test('a placeholder is gone on with where it was left', async () => {
  plant({ state: 'PLACEHOLDER', partNumber: null });
  const { user } = openPortal({ at });
  const asked = await goOn(user, /^Configure( 0A)?$/);
  expect(within(asked).getByLabelText('Configuration ID')).toBeDisabled();
  await user.click(within(asked).getByRole('combobox', { name: 'Part' }));
  const [part] = await screen.findAllByRole('option', { name: /^P\d+/, hidden: true });
  if (part) await user.click(part);
  await user.click(button(asked, 'Upload'));
  await expectNotice('Your configuration has been created');
  expect(location.pathname).toBe(`${at}/0A`);
  expect(record()?.state).toBe('CONFIGURING');
});

test('a placeholder that somebody else has gone on with is left to them', async () => {
  plant({ state: 'PLACEHOLDER', partNumber: null });
  const { user } = openPortal({ at });
  const asked = await goOn(user, /^Configure( 0A)?$/);
  await user.click(within(asked).getByRole('combobox', { name: 'Part' }));
  const [part] = await screen.findAllByRole('option', { name: /^P\d+/, hidden: true });
  if (part) await user.click(part);
  meanwhile({ state: 'CONFIGURING' });
  await user.click(button(asked, 'Upload'));
  await waitFor(() => expect(asked).toHaveTextContent(`${id} has been configured already.`));
  expect(
    backEnds.sent.filter(({ method, path }) => method === 'POST' && path.includes('/revisions')),
  ).toEqual([]);
});

describe('the account', () => {
  test('stays chosen when a scan that went into its field is taken out of it', async () => {
    plant();
    const { user } = openPortal({ at });
    const asked = await choose(user, 'Change account');
    const picker = within(asked).getByRole('combobox', { name: 'Account' });
    await user.click(picker);
    await waitFor(() => expect(picker).not.toHaveValue(''));
    const name = picker.getAttribute('value') ?? '';
    fireEvent.input(picker, { target: { value: `${name}OU9999` } });
    expect(asked).toHaveTextContent('Wait for the search to end');
    fireEvent.input(picker, { target: { value: name } });
    await waitFor(() => expect(asked).toHaveTextContent('This is already the account'));
    expect(picker).toHaveValue(name);
  });

  test('is changed, and the configuration read again', async () => {
    plant();
    const { user } = openPortal({ at });
    const asked = await choose(user, 'Change account');
    const does = button(asked, 'Change account');
    expect(asked).toHaveTextContent('This is already the account');
    expect(does).toBeDisabled();
    const picker = within(asked).getByRole('combobox', { name: 'Account' });
    await user.click(picker);
    await user.click(await option(/^No customer/));
    await waitFor(() => expect(asked).toHaveTextContent('Choose an account other than “No customer”'));
    expect(does).toBeDisabled();
    await user.click(picker);
    await user.click(await option(new RegExp(otherAccount)));
    await waitFor(() => expect(does).toBeEnabled());
    const reads = (): number =>
      backEnds.sent.filter(({ path }) => path.startsWith(`/cms/configurations/${id}`)).length;
    const before = reads();
    await user.click(does);
    await expectNotice(`The account of ${id} has been changed`);
    expect(record()?.accountNumber).toBe(otherAccount);
    const change = backEnds.sent.find(({ path }) => path.endsWith('/account'));
    expect(Object.keys(JSON.parse(change?.body ?? '{}'))).toEqual(['newAccountNumber']);
    expect(reads()).toBeGreaterThan(before);
    expect(backEnds.sent.some(({ path }) => path.includes('buildArtefacts'))).toBe(false);
  });

  test('of a configuration made in 3D has all its files made anew', async () => {
    const { user } = openPortal({ as: seededEmails.admin, at: '/configurations/C000001' });
    await user.click(await screen.findByRole('button', { name: 'Actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Change account' }));
    const asked = await findDialog(/C000001$/);
    const picker = within(asked).getByRole('combobox', { name: 'Account' });
    await user.click(picker);
    await user.click(await option(new RegExp(otherAccount)));
    await user.click(button(asked, 'Change account'));
    await waitFor(() =>
      expect(backEnds.sent.map(({ path }) => path)).toContain('/cms/configurations/buildArtefacts/C000001'),
    );
  });

  test.each(['APPROVED', 'READY_FOR_PRODUCTION'] as const)('stands in %s', async (state) => {
    plant({ state });
    const { user } = openPortal({ as: seededEmails.admin, at });
    await user.click(await screen.findByRole('button', { name: 'Actions' }));
    expect(await screen.findByRole('menuitem', { name: /^Change account/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});

test('it is assigned to whoever takes it, and given up again', async () => {
  plant();
  const { user } = openPortal({ at });
  await user.click(button(await choose(user, 'Assign to me'), 'Assign to me'));
  await expectNotice(`${id} has been assigned to you`);
  expect(record()?.assignee).toBe(seededEmails.engineer);
  await expectDialogClosed(`Assign to me · ${id}`);
  await user.click(button(await choose(user, 'Unassign'), 'Unassign'));
  await expectNotice(`${id} is no longer assigned to you`);
  expect(record()?.assignee).toBeNull();
});

test('a customer engineer hands in and duplicates, and can do nothing else with what is released', async () => {
  plant();
  seedConfiguration(backEnds.store, 'OU7004', { state: 'READY_FOR_PRODUCTION' });
  const { user, goTo } = openPortal({ as: seededEmails.customerEngineer, at });
  await user.click(button(await goOn(user, 'Accept quote 0A'), /^Accept quote 0A/));
  await expectNotice(`The quote of ${id} has been accepted`);
  expect(record()?.state).toBe('WAITING_FOR_APPROVAL');
  await expectDialogClosed(/^Accept quote/);

  await act(() => goTo('/configurations/OU7004'));
  await screen.findByRole('heading', { name: 'OU7004', level: 1 });
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  await screen.findByRole('menu');
  const possible = screen
    .getAllByRole('menuitem')
    .filter((entry) => entry.getAttribute('aria-disabled') !== 'true');
  expect(possible.map(({ textContent }) => textContent)).toEqual([
    'Duplicate',
    'Request specification review',
    'Print',
    'Why can, or can’t, I?',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
  const asked = await findDialog('Duplicate · OU7004');
  await user.type(within(asked).getByLabelText('Configuration ID'), 'OU7005');
  await waitFor(() => expect(button(asked, 'Duplicate')).toBeEnabled());
  await user.click(button(asked, 'Duplicate'));
  await expectNotice('Your configuration has been duplicated');
  await waitFor(() => expect(location.pathname).toBe('/configurations/OU7005/0A'));
  expect(record('OU7005')).toMatchObject({
    state: 'CONFIGURING',
    copyOf: 'OU7004',
    accountNumber: customerAccountNumber,
  });
});

test('a sheet that waits for its files goes with the page it was asked for on', async () => {
  plant();
  const { user, goTo } = openPortal({ at });
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Print' }));
  await waitFor(() => expect(usePrintSheet.getState().sheet).toBeDefined());
  await act(() => goTo('/requests'));
  await waitFor(() => expect(usePrintSheet.getState().sheet).toBeUndefined());
});

test('the state is set back to a chosen earlier step', async () => {
  plant({ state: 'READY_FOR_PRODUCTION' });
  const { user } = openPortal({ as: seededEmails.admin, at });
  const asked = await choose(user, 'Reverse state');
  expect(
    within(asked)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose a state', 'Configuring', 'Waiting for approval', 'Approved']);
  expect(within(asked).getByRole('combobox')).toHaveDisplayValue('Choose a state');
  expect(button(asked, 'Reverse state')).toBeDisabled();
  await user.selectOptions(within(asked).getByRole('combobox'), 'Configuring');
  await user.click(button(asked, 'Reverse state'));
  await expectNotice(`The state of ${id} has been reversed`);
  expect(backEnds.sent.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual([
    `/cms/configurations/${id}/CONFIGURING`,
  ]);
});

test('what is locked goes back to what its log shows, and no further on', async () => {
  const line = { type: 'CHANGE_STATE', revision: '0A', createdBy: seededEmails.admin } as const;
  plant({
    state: 'LOCKED',
    logs: [
      { ...line, created: '2026-03-04T08:00:00Z', old: 'CONFIGURING', new: 'WAITING_FOR_APPROVAL' },
      { ...line, created: '2026-03-05T08:00:00Z', old: 'WAITING_FOR_APPROVAL', new: 'APPROVED' },
      { ...line, created: '2026-03-06T08:00:00Z', old: 'APPROVED', new: 'LOCKED' },
    ],
  });
  const { user } = openPortal({ as: seededEmails.admin, at });
  const asked = await choose(user, 'Reverse state');
  const choices = within(asked).getAllByRole('option');
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'Choose a state',
    'Configuring',
    'Waiting for approval',
  ]);
  await user.selectOptions(within(asked).getByRole('combobox'), 'Waiting for approval');
  await user.click(button(asked, 'Reverse state'));
  await expectNotice(`The state of ${id} has been reversed`);
  expect(record()?.state).toBe('WAITING_FOR_APPROVAL');
});

test('deleting what holds work takes its id, and says that it is for good', async () => {
  plant();
  const { user } = openPortal({ at });
  const asked = await choose(user, 'Delete');
  expect(asked).toHaveTextContent('This is permanent and cannot be undone.');
  const does = button(asked, 'Delete');
  await user.type(within(asked).getByLabelText('Configuration ID'), 'OU700');
  expect(does).toBeDisabled();
  await user.type(within(asked).getByLabelText('Configuration ID'), '1');
  await user.click(does);
  await expectNotice(`${id} has been deleted`);
  await waitFor(() => expect(location.pathname).toBe('/configurations'));
  expect(record()).toBeUndefined();
});

test('an empty one is deleted after a plain question', async () => {
  plant({ state: 'PLACEHOLDER' });
  const { user } = openPortal({ at });
  const asked = await choose(user, 'Delete');
  expect(asked).toHaveTextContent('This is permanent and cannot be undone.');
  await user.click(button(asked, 'Delete'));
  await expectNotice(`${id} has been deleted`);
  expect(record()).toBeUndefined();
});

test.each([
  ['the account', 'configurationSetChangeAccount'],
  ['the note', 'configurationSetUpdateNote'],
] as const)('what is not saved is told as that: %s', async (what, operation) => {
  plant();
  backEnds.faults.add({ operation, effect: 'STATUS', status: 500 });
  const { user } = openPortal({ at });
  if (what === 'the account') {
    const asked = await choose(user, 'Change account');
    await user.click(within(asked).getByRole('combobox', { name: 'Account' }));
    await user.click(await option(new RegExp(otherAccount)));
    await user.click(button(asked, 'Change account'));
  } else {
    await user.click(await screen.findByRole('button', { name: 'Update note' }));
    const asked = await findDialog(/^Update note/);
    await user.type(within(asked).getByLabelText('Note'), 'Longer cable');
    await user.click(button(asked, 'Update'));
  }
  await expectNotice('Your configuration could not be saved');
  expect(await screen.findByText(/If the problem persist/)).toBeInTheDocument();
  expect((await findNotifications()).textContent).not.toMatch(/\.\./);
});

test('without a network the dialog stays with what was typed and says what is wrong', async () => {
  plant();
  const { user } = openPortal({ at });
  await user.click(await screen.findByRole('button', { name: 'Update note' }));
  const asked = await findDialog(/^Update note/);
  backEnds.faults.add({ operation: 'configurationGet', effect: 'OFFLINE' });
  await user.type(within(asked).getByLabelText('Note'), 'Longer cable');
  await user.click(button(asked, 'Update'));
  expect(await within(asked).findByText(/could not be reached/)).toBeInTheDocument();
  expect(within(asked).getByLabelText('Note')).toHaveValue('Longer cable');
});

describe('the support is written to', () => {
  test('for a review of the technical specification', async () => {
    plant();
    const { user } = openPortal({ at });
    const asked = await choose(user, 'Request specification review');
    await user.type(within(asked).getByLabelText('What should be looked at'), 'The radio');
    await user.click(button(asked, 'Request review'));
    await expectNotice(`A review of the technical specification of ${id} has been requested`);
    expect(mails(`Technical specification review: ${id}/0A`)).toHaveLength(1);
  });

  test('for a review, with a file that can be taken out again and chosen anew', async () => {
    plant();
    const { user } = openPortal({ at });
    const asked = await choose(user, 'Request specification review');
    await user.type(within(asked).getByLabelText('What should be looked at'), 'The radio');
    const file = within(asked).getByLabelText('File for the support (optional)');
    await user.upload(file, new File(['bands'], 'old.txt', { type: 'text/plain' }));
    await user.click(button(asked, 'Remove the file'));
    await user.upload(file, new File(['bänds'], 'Bands für Åsa.txt', { type: 'text/plain' }));
    await user.click(button(asked, 'Request review'));
    await expectNotice(`A review of the technical specification of ${id} has been requested`);
    const [sent, ...others] = mails(`Technical specification review: ${id}/0A`);
    expect(others).toEqual([]);
    expect(sent?.body).toMatchObject({
      body: expect.stringContaining('The radio'),
      file: { name: 'Bands für Åsa.txt', type: 'text/plain', size: 6 },
    });
  });

  test('for an approval that is asked for again, with a file', async () => {
    plant({ state: 'WAITING_FOR_APPROVAL' });
    const { user } = openPortal({ at });
    const asked = await choose(user, 'Request approval again');
    const file = within(asked).getByLabelText('File for the support (optional)');
    await user.upload(file, new File(['%PDF-'], 'order.pdf', { type: 'application/pdf' }));
    await user.click(button(asked, /^Request approval/));
    await waitFor(() => expect(mails(`Approval request: ${id}/0A`)).toHaveLength(1));
    const [sent] = mails(`Approval request: ${id}/0A`);
    expect(sent?.body).toMatchObject({ file: { name: 'order.pdf', size: 5 } });
  });

  test('a mail that fails keeps what was typed', async () => {
    plant();
    const { user } = openPortal({ at });
    const asked = await choose(user, 'Request specification review');
    await user.type(within(asked).getByLabelText('What should be looked at'), 'The radio');
    backEnds.faults.add({ operation: 'supportMailSend', effect: 'DROP' });
    await user.click(button(asked, 'Request review'));
    await waitFor(() => expect(within(asked).getByRole('alert')).not.toBeEmptyDOMElement());
    expect(within(asked).getByLabelText('What should be looked at')).toHaveValue('The radio');
  });
});

describe('what somebody else has done meanwhile', () => {
  test('is shown instead of being overwritten, and ends what is not possible any more', async () => {
    plant({ state: 'WAITING_FOR_APPROVAL' });
    const { user } = openPortal({ as: seededEmails.admin, at });
    const asked = await goOn(user, 'Approve 0A');
    meanwhile({ state: 'APPROVED' });
    await user.click(button(asked, /^Approve 0A/));
    await waitFor(() => expect(asked).toHaveTextContent(`${id} has changed meanwhile.`));
    expect(asked).toHaveTextContent('State: Waiting for approval → Approved');
    expect(within(asked).queryByRole('button', { name: /^Approve 0A/ })).not.toBeInTheDocument();
    expect(backEnds.sent.filter(({ method }) => method === 'PUT')).toEqual([]);
    await screen.findByRole('button', { name: 'Release for production 0A', hidden: true });
  });

  test('is told of a file that was swapped for another, and of a note', async () => {
    await seedNotes(backEnds.store, id, ['one']);
    const [notes] = record()?.attachments ?? [];
    const [revision] = record()?.revisions ?? [];
    if (!notes || !revision) throw new Error('They have been planted');
    meanwhile({ state: 'WAITING_FOR_APPROVAL' });
    const { user } = openPortal({ as: seededEmails.admin, at });
    const asked = await goOn(user, 'Approve 0A');
    meanwhile({
      attachments: [{ ...notes, attachmentId: '2', attachmentName: 'prices' }],
      revisions: [{ ...revision, note: 'Another radio' }],
    });
    await user.click(button(asked, /^Approve 0A/));
    await waitFor(() => expect(asked).toHaveTextContent('Files: notes, version 1 → prices, version 1'));
    expect(asked).toHaveTextContent(`Revision note: ${revision.note} → Another radio`);
    expect(record()?.state).toBe('WAITING_FOR_APPROVAL');
  });

  test('can be accepted where the way is still open', async () => {
    plant({ state: 'WAITING_FOR_APPROVAL' });
    const { user } = openPortal({ as: seededEmails.approver, at });
    const asked = await goOn(user, 'Approve 0A');
    meanwhile({ assignee: seededEmails.engineer });
    await user.click(button(asked, /^Approve 0A/));
    await waitFor(() => expect(asked).toHaveTextContent('Assigned to: Nobody →'));
    await user.click(button(asked, /^Approve 0A/));
    await expectNotice(`${id} has been approved`);
  });

  test('can be that there is nothing left', async () => {
    plant();
    const { user } = openPortal({ at });
    const asked = await goOn(user, 'Accept quote 0A');
    backEnds.store.configurations.delete(id);
    await user.click(button(asked, /^Accept quote 0A/));
    await waitFor(() => expect(asked).toHaveTextContent(`${id} is not there any more`));
    await screen.findByText(`${id} cannot be shown`);
  });
});

test('a button pressed twice in a row does it once', async () => {
  plant();
  const { user } = openPortal({ at });
  const asked = await goOn(user, 'Accept quote 0A');
  const does = button(asked, /^Accept quote 0A/);
  fireEvent.click(does);
  fireEvent.click(does);
  await expectNotice(`The quote of ${id} has been accepted`);
  fireEvent.click(does);
  expect(backEnds.sent.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

test('what comes next is said with what helps', async () => {
  plant({ state: 'WAITING_FOR_APPROVAL' });
  const { user } = openPortal({ as: seededEmails.approver, at });
  const panel = await findNextSteps();
  expect(panel).toHaveTextContent('Revision 0A: 2 of 4 steps are possible for you now.');
  expect(panel).toHaveTextContent(
    'Not possible in “Waiting for approval”, only in “Approved”.First: Approve',
  );
  await user.click(button(panel, 'Request access to Request approval again'));
  expect(within(await findDialog('Create request')).getByLabelText('Description')).toHaveValue(
    `For ${id} I need to request approvals because ...`,
  );
  await user.keyboard('{Escape}');
  await user.click(button(panel, 'Approve first'));
  await user.click(button(await findDialog(/^Approve/), /^Approve 0A/));
  await expectNotice(`${id} has been approved`);
});

describe('the step bar', () => {
  const bar = async () =>
    (await screen.findByRole('list', { name: 'Workflow' })).closest('div') ?? document.body;
  const standing = async () =>
    within(await bar())
      .getAllByRole('listitem')
      .slice(0, 4)
      .map((step) => step.getAttribute('data-standing'));

  test('gives the reason of the next step, and no action that stands elsewhere', async () => {
    plant({ state: 'APPROVED' });
    openPortal({ at });
    await waitFor(async () =>
      expect(await bar()).toHaveTextContent('Next: Release — Only Approvers and Administrators can release.'),
    );
    const names = within(await findNextSteps())
      .getAllByRole('button', { hidden: true })
      .map((each) => each.getAttribute('aria-label'));
    expect(names.filter((name) => !/^(Request access to|.* first$)/.test(name ?? ''))).toEqual([]);
  });

  test('says what is missing before a possible one', async () => {
    plant();
    openPortal({ at });
    await waitFor(async () =>
      expect(await bar()).toHaveTextContent('Next: Accept quote — Nobody is assigned.'),
    );
    expect(within(await bar()).getByRole('button', { name: 'What is missing?' })).toBeVisible();
  });

  test('is one line where nothing is refused', async () => {
    plant({ state: 'ARCHIVED' });
    openPortal({ as: seededEmails.admin, at });
    await waitFor(async () => expect(await bar()).toHaveTextContent('Possible now: Duplicate and Export'));
    expect(within(await bar()).queryByRole('button')).not.toBeInTheDocument();
  });

  test('shows how far an archived configuration has come', async () => {
    const log = (day: number, from: string, to: string) => ({
      type: 'CHANGE_STATE',
      revision: '0A',
      old: from,
      new: to,
      created: `2026-03-0${day}T08:00:00Z`,
      createdBy: seededEmails.engineer,
    });
    plant({
      state: 'ARCHIVED',
      logs: [log(1, 'WAITING_FOR_APPROVAL', 'APPROVED'), log(2, 'APPROVED', 'ARCHIVED')],
    });
    openPortal({ at });
    await waitFor(async () => expect(await standing()).toEqual(['DONE', 'DONE', 'DONE', 'AHEAD']));
  });
});

test('tabs say how much there is behind them, and ask nobody for it', async () => {
  plant();
  openPortal({ at });
  const tabs = await screen.findByRole('navigation', { name: 'Tabs of the configuration' });
  const tab = (name: string) => within(tabs).getByRole('link', { name });
  await waitFor(() => expect(tab('Products')).toHaveAccessibleDescription('3 product configurations'));
  expect(tab('Revisions')).toHaveAccessibleDescription('1 revision');
  expect(tab('Activity')).toHaveAccessibleDescription('0 comments');
  expect(tab('Activity')).toHaveAttribute('data-empty');
  expect(tab('Files')).not.toHaveAttribute('data-empty');
  const asked = backEnds.sent.map(({ path }) => path);
  expect(asked.filter((path) => /products|productEvents|serviceOrders|tickets/i.test(path))).toEqual([]);
});
