import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, test } from 'vitest';
import { seedBuiltConfiguration } from './seedBuiltConfiguration.ts';
import { seedConfiguration, storeConfiguration } from './seedConfiguration.ts';
import {
  backEnds,
  findDialog,
  expectDialogClosed,
  expectNotice,
  expectPastNotice,
  openPortal,
  seedRevisedConfiguration,
  getStoredConfiguration,
  seededEmails,
  type OpenPortal,
} from './portal.tsx';

const id = 'OU7001';
/** Selects an entry of the page's menu. */
async function choose({ click }: OpenPortal['user'], name: string): Promise<void> {
  await click(await screen.findByRole('button', { name: 'Actions' }));
  await click(await screen.findByRole('menuitem', { name }));
}

const button = (inside: HTMLElement, name: string) => within(inside).getByRole('button', { name });

describe('what leads to another revision says to wait, and then leads there', () => {
  const posts = (): readonly string[] =>
    backEnds.sent
      .filter(({ method, path }) => method === 'POST' && /Sets|configurations$/.test(path))
      .map(({ path, body }) => `${path} ${body}`);

  test('creating a revision, with its note', async () => {
    seedConfiguration(backEnds.store, id, { state: 'READY_FOR_PRODUCTION' });
    const { user } = openPortal({ at: `/configurations/${id}?tab=REVISIONS` });
    await choose(user, 'Create revision');
    const form = await findDialog(/^Create revision/);
    await user.click(button(form, 'Create'));
    await waitFor(() => expect(form).toHaveTextContent('A note is required to create a revision'));
    await user.type(within(form).getByLabelText('Note'), 'Longer cable');
    backEnds.faults.add({ operation: 'configurationSetRevisionCreate', effect: 'DELAY', ms: 300 });
    await user.dblClick(button(form, 'Create'));
    await expectPastNotice(`The revision of ${id} is being created.`);
    await expectNotice('Your revision has been created');
    await waitFor(() => expect(location.pathname).toBe(`/configurations/${id}/0B`));
    expect(posts()).toEqual([`/cms/configurationSets/${id}/revisions {"note":"Longer cable"}`]);
    expect(screen.queryByText(`The revision of ${id} is being created.`)).not.toBeInTheDocument();
  });

  test('duplicating', async () => {
    seedConfiguration(backEnds.store, id, { state: 'APPROVED' });
    const { user } = openPortal({ at: `/configurations/${id}?tab=REVISIONS` });
    await choose(user, 'Duplicate');
    const form = await findDialog(/^Duplicate/);
    await user.type(within(form).getByLabelText('Configuration ID'), 'OU7002');
    await waitFor(() => expect(button(form, 'Duplicate')).toBeEnabled());
    backEnds.faults.add({ operation: 'configurationSetCreate', effect: 'DELAY', ms: 300 });
    await user.click(button(form, 'Duplicate'));
    await expectPastNotice(`${id} is being duplicated as OU7002.`);
    await expectNotice('Your configuration has been duplicated');
    await waitFor(() => expect(location.pathname).toBe('/configurations/OU7002/0A'));
  });
});

type Slow = readonly [
  what: string,
  state: 'READY_FOR_PRODUCTION' | 'APPROVED' | 'CONFIGURING',
  label: string,
  field: string,
  typed: string,
  action: string,
  done: string,
];

test.each<Slow>([
  [
    'a new revision',
    'READY_FOR_PRODUCTION',
    'Create revision',
    'Note',
    'Longer cable',
    'Create',
    'Your revision has been created',
  ],
  [
    'a duplicate',
    'APPROVED',
    'Duplicate',
    'Configuration ID',
    'OU7002',
    'Duplicate',
    'Your configuration has been duplicated',
  ],
  ['a deletion', 'CONFIGURING', 'Delete', 'Configuration ID', id, 'Delete', `${id} has been deleted`],
])(
  '%s that takes its time carries nobody off from where they have gone',
  async (_, state, label, field, typed, action, done) => {
    seedConfiguration(backEnds.store, id, { state });
    const { user, goTo } = openPortal({ as: seededEmails.admin, at: `/configurations/${id}?tab=REVISIONS` });
    await choose(user, label);
    const form = await findDialog(new RegExp(`^${label}`));
    await user.type(within(form).getByLabelText(field), typed);
    await waitFor(() => expect(button(form, action)).toBeEnabled());
    const held = Promise.withResolvers<undefined>();
    const asked = Promise.withResolvers<undefined>();
    backEnds.answer(
      ...(['post', 'delete'] as const).map((method) =>
        http[method]('*', () => {
          asked.resolve(undefined);
          return held.promise;
        }),
      ),
    );
    await user.click(button(form, action));
    await asked.promise;
    await user.keyboard('{Escape}');
    await goTo('/products');
    await screen.findByRole('heading', { name: 'Products' });
    held.resolve(undefined);
    await expectNotice(done);
    expect(location.pathname).toBe('/products');
  },
);

test.each([
  [seededEmails.admin, 1],
  [seededEmails.engineer, 0],
])('the log of revisions is read by administrators: %s', async (as, times) => {
  seedConfiguration(backEnds.store, id);
  openPortal({ as, at: `/configurations/${id}?tab=REVISIONS` });
  await screen.findByRole('list', { name: 'Revisions' });
  await waitFor(() =>
    expect(backEnds.sent.filter(({ path }) => path === `/cms/configurationSets/${id}/log`)).toHaveLength(
      times,
    ),
  );
  expect(screen.queryAllByRole('region', { name: 'Revision log' })).toHaveLength(times);
});

test('the revision of the address is the one that is shown, on whichever tab', async () => {
  seedRevisedConfiguration(id);
  const { user } = openPortal({ at: `/configurations/${id}/0A?tab=REVISIONS` });
  const revisions = await screen.findByRole('list', { name: 'Revisions' });
  const [newest, first] = within(revisions).getAllByRole('listitem');
  expect(newest).toHaveTextContent(/Revision 0B.*Pending/);
  expect(newest).not.toHaveTextContent('You are viewing this');
  expect(first).toHaveTextContent(/Revision 0A.*Active/);
  expect(first).toHaveTextContent('You are viewing this');
  await user.click(screen.getByRole('link', { name: 'Overview' }));
  expect(await screen.findByRole('row', { name: /^Revision 0A/ })).toBeVisible();
  expect(location.pathname + location.search).toBe(`/configurations/${id}/0A?tab=OVERVIEW`);
});

test('the note of a revision is updated past somebody else, and a pending revision thrown away', async () => {
  seedRevisedConfiguration(id);
  const { user } = openPortal({ at: `/configurations/${id}/0B?tab=REVISIONS` });
  const revisions = await screen.findByRole('list', { name: 'Revisions' });
  const begin = async (of: string, what: string): Promise<HTMLElement> => {
    await user.click(screen.getByRole('button', { name: `Actions of revision ${of}` }));
    await user.click(await screen.findByRole('menuitem', { name: what }));
    return findDialog(new RegExp(`· ${id}/${of}$`));
  };
  const asked = await begin('0B', 'Update note');
  const note = within(asked).getByLabelText('Note');
  await user.clear(note);
  await user.click(button(asked, 'Update'));
  expect(await within(asked).findByText('A note is required to update a revision')).toBeVisible();
  await user.type(note, 'Longer cable, by the one');
  const { revisions: before } = getStoredConfiguration(id);
  storeConfiguration(backEnds.store, {
    ...getStoredConfiguration(id),
    revisions: before.map((each) =>
      each.revisionName === '0B' ? { ...each, note: 'Longer cable, by the other' } : each,
    ),
  });
  await user.click(button(asked, 'Update'));
  await waitFor(() => expect(asked).toHaveTextContent('Longer cable, by the other'));
  expect(getStoredConfiguration(id).revisions[1]?.note).toBe('Longer cable, by the other');
  await user.click(button(asked, 'Update'));
  await expectNotice('The note of revision 0B has been updated');
  await waitFor(() => expect(revisions).toHaveTextContent('Longer cable, by the one'));
  expect(getStoredConfiguration(id).revisions[1]?.note).toBe('Longer cable, by the one');
  await expectDialogClosed(/^Update revision note/);

  await user.click(screen.getByRole('button', { name: 'Actions of revision 0A' }));
  const refused = await screen.findByRole('menuitem', { name: /^Delete revision/ });
  expect(refused).toHaveAttribute('aria-disabled', 'true');
  expect(refused).toHaveTextContent('Only a pending revision can be deleted.');
  await user.keyboard('{Escape}');
  const question = await begin('0B', 'Delete revision');
  await user.dblClick(button(question, 'Delete'));
  await expectNotice('Revision 0B has been deleted');
  await waitFor(() => expect(within(revisions).getAllByRole('listitem')).toHaveLength(1));
  expect(location.pathname + location.search).toBe(`/configurations/${id}?tab=REVISIONS`);
  expect(getStoredConfiguration(id).revisions.map(({ revisionName }) => revisionName)).toEqual(['0A']);
});

test('creating a revision goes with the page it was asked on, and is refused with its reason', async () => {
  seedConfiguration(backEnds.store, id, { state: 'READY_FOR_PRODUCTION' });
  seedConfiguration(backEnds.store, 'OU7002', { state: 'APPROVED' });
  const { user, goBack, goTo } = openPortal({ at: `/configurations/${id}?tab=REVISIONS` });
  await user.click(await screen.findByRole('link', { name: 'Revision 0A' }));
  await waitFor(() => expect(location.pathname).toBe(`/configurations/${id}/0A`));
  await choose(user, 'Create revision');
  await findDialog(/^Create revision/);
  await goBack();
  await expectDialogClosed(/^Create revision/);
  expect(location.pathname + location.search).toBe(`/configurations/${id}?tab=REVISIONS`);

  await act(() => goTo('/configurations/OU7002'));
  await screen.findByRole('heading', { name: 'OU7002', level: 1 });
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  const creates = await screen.findByRole('menuitem', { name: /^Create revision/ });
  expect(creates).toHaveAttribute('aria-disabled', 'true');
  expect(creates).toHaveTextContent('Not possible in “Approved”');
});

test('a comparison with a revision that is not there says so, and another can be chosen', async () => {
  seedBuiltConfiguration(backEnds.store, id);
  const { user } = openPortal({ at: `/configurations/${id}?compare=9Z..0B` });
  expect(await screen.findByText('There is no revision 9Z')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Before'), '0A');
  expect(await screen.findByRole('heading', { name: 'Summary' })).toBeVisible();
  expect(new URLSearchParams(location.search).get('compare')).toBe('0A..0B');
});

test('a note typed earlier does not take the place of one that has come since without saying so', async () => {
  seedConfiguration(backEnds.store, id);
  const open = async () => {
    const { user } = openPortal({ at: `/configurations/${id}?tab=REVISIONS` });
    await user.click(await screen.findByRole('button', { name: 'Actions of revision 0A' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Update note' }));
    return { user, form: await findDialog(/^Update revision note/) };
  };
  const before = await open();
  await before.user.type(within(before.form).getByLabelText('Note'), ' and mine');
  const now = getStoredConfiguration(id);
  const [known] = now.revisions;
  const write = (note: string): void =>
    storeConfiguration(backEnds.store, {
      ...now,
      revisions: now.revisions.map((each) => ({ ...each, note })),
    });
  write('Theirs');
  // After a reload the page starts with the data another user has saved.
  cleanup();
  const { user, form } = await open();
  expect(within(form).getByLabelText('Note')).toHaveValue(`${known?.note} and mine`);
  await user.click(button(form, 'Update'));
  expect(await within(form).findByText(/^Meanwhile the note has become “Theirs”/)).toBeVisible();
  expect(getStoredConfiguration(id).revisions).toMatchObject([{ note: 'Theirs' }]);
  await user.click(button(form, 'Update'));
  await expectNotice('The note of revision 0A has been updated');
});

test('a pending revision that was handed in meanwhile is not deleted', async () => {
  seedRevisedConfiguration(id);
  const { user } = openPortal({ at: `/configurations/${id}?tab=REVISIONS` });
  await user.click(await screen.findByRole('button', { name: 'Actions of revision 0B' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete revision' }));
  const asked = await findDialog(/^Delete revision/);
  storeConfiguration(backEnds.store, { ...getStoredConfiguration(id), state: 'WAITING_FOR_APPROVAL' });
  await user.click(button(asked, 'Delete'));
  await waitFor(() => expect(asked).toHaveTextContent('State: Configuring → Waiting for approval'));
  expect(getStoredConfiguration(id).revisions).toHaveLength(2);
});
