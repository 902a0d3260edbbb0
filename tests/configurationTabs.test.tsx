import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getAccessRowId, type AccessRow } from '../mocks/store/records.ts';
import { EventWorker } from './factories/eventWorker.ts';
import { seedConfiguration } from './seedConfiguration.ts';
import {
  backEnds,
  findDialog,
  expectDialogClosed,
  expectNotice,
  openPortal,
  getStoredConfiguration,
  seededEmails,
  type OpenPortal,
} from './portal.tsx';

/** A released configuration of the seeded customer, with two revisions and products. */
const released = '/configurations/KS1248';

beforeEach(() => vi.stubGlobal('Worker', EventWorker));

const tabs = async (): Promise<readonly (string | null)[]> => {
  const bar = await screen.findByRole('navigation', { name: 'Tabs of the configuration' });
  return within(bar)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
};

test.each([seededEmails.support, seededEmails.sales, seededEmails.customerEngineer])(
  '%s has ten tabs',
  async (as) => {
    openPortal({ as, at: `${released}?tab=EVENTS` });
    expect(await tabs()).toEqual([
      'Activity',
      'Overview',
      'Files',
      'Products',
      'Revisions',
      'Events',
      'Service orders',
      'Errors',
      'Requests',
      'Permissions',
    ]);
    expect(await screen.findByRole('table', { name: 'Events' })).toBeInTheDocument();
  },
);

test('a tab goes with the permission to read what is in it, and the overview stands in for it', async () => {
  const access = backEnds.store.collection<AccessRow>('access');
  const row = getAccessRowId('STAFF', 'SALES_ENGINEER');
  const given = access.get(row);
  if (!given) throw new Error('The seed gives the sales engineers some access');
  const withheld = ['TICKET', 'SERVICE_ORDER', 'PRODUCT'];
  const left = Object.entries(given.objects).filter(([type]) => !withheld.includes(type));
  access.put(row, { ...given, objects: Object.fromEntries(left) });
  openPortal({ as: seededEmails.sales, at: `${released}?tab=EVENTS` });
  expect(await tabs()).toEqual(['Activity', 'Overview', 'Files', 'Revisions', 'Permissions']);
  expect(screen.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
});

const id = 'OU7001';

describe('comments', () => {
  const at = `/configurations/${id}?tab=ACTIVITY`;
  const comment = (text: string): HTMLElement | undefined =>
    screen.queryAllByRole('article').find((article) => article.textContent?.includes(text));
  async function write({ user }: OpenPortal, text: string): Promise<void> {
    await user.type(await screen.findByLabelText('Comment'), text);
    await user.dblClick(screen.getByRole('button', { name: 'Add comment' }));
  }
  const said = { revision: '0A', created: '2026-01-05T10:00:00Z', createdBy: seededEmails.engineer };

  test('are for employees only unless told otherwise, and stay in view when they are pinned', async () => {
    seedConfiguration(backEnds.store, id);
    const portal = openPortal({ at });
    const { user } = portal;
    await user.click(await screen.findByRole('button', { name: 'Add comment' }));
    expect(await screen.findByText('A comment is required')).toBeVisible();
    await write(portal, 'The margin is fine');
    await expectNotice('Your comment has been added');
    await waitFor(() => expect(comment('The margin is fine')).toHaveTextContent('Employees only'));
    await waitFor(() => expect(screen.getByLabelText('Comment')).toHaveValue(''));
    const form = within(screen.getByRole('region', { name: 'Write a comment' }));
    await user.click(form.getByRole('switch', { name: 'Employees only' }));
    const pin = form.getByRole('switch', { name: /^Pin\b/ });
    expect(pin).toHaveAccessibleDescription(/stays so: later it can only be deleted/);
    await user.click(pin);
    await write(portal, 'The overlay is on its way');
    const pinned = await screen.findByRole('region', { name: 'Pinned' });
    expect(pinned).toHaveTextContent('The overlay is on its way');
    expect(pinned).not.toHaveTextContent('The margin is fine');
    expect(getStoredConfiguration(id).comments).toMatchObject([
      { text: 'The margin is fine', makerOnly: true, pinned: false },
      { text: 'The overlay is on its way', makerOnly: false, pinned: true },
    ]);
  });

  test('are written by customers too, who delete their own and see none of those inside', async () => {
    seedConfiguration(backEnds.store, id, {
      comments: [
        { ...said, commentId: '1', text: 'The margin is fine', makerOnly: true, pinned: false },
        { ...said, commentId: '2', text: 'The overlay is on its way', makerOnly: false, pinned: true },
      ],
      logs: [{ ...said, type: 'CHANGE_STATE', old: 'CONFIGURING', new: 'WAITING_FOR_APPROVAL' }],
    });
    const portal = openPortal({ as: seededEmails.customerEngineer, at });
    const { user } = portal;
    expect(await screen.findByRole('region', { name: 'Pinned' })).toHaveTextContent(
      'The overlay is on its way',
    );
    expect(screen.queryByText('The margin is fine')).not.toBeInTheDocument();
    expect(screen.queryByRole('switch', { name: 'Employees only' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Delete the comment/ })).not.toBeInTheDocument();
    await write(portal, 'Thank you');
    await user.click(await screen.findByRole('button', { name: /^Delete the comment/ }));
    await user.click(within(await findDialog(/^Delete/)).getByRole('button', { name: 'Delete' }));
    await expectNotice('The comment has been deleted');
    await waitFor(() => expect(comment('Thank you')).toBeUndefined());

    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of activity' }), 'Workflow');
    await waitFor(() => expect(location.search).toBe('?tab=ACTIVITY&kind=STATE'));
    const activity = within(screen.getByRole('region', { name: 'Activity' }));
    expect(await activity.findByText(/^State changed/)).toBeVisible();
    expect(activity.queryByRole('article')).not.toBeInTheDocument();
  });

  test('leave a kind of activity that the address names to itself', async () => {
    seedConfiguration(backEnds.store, id, {
      comments: [{ ...said, commentId: '1', text: 'Seen', makerOnly: false, pinned: false }],
    });
    openPortal({ at: `${at}&kind=STATE` });
    expect(await screen.findByRole('combobox', { name: 'Kind of activity' })).toHaveValue('STATE');
    expect(comment('Seen')).toBeUndefined();
  });
});

test('the note of a configuration is changed, and told of in the activity', async () => {
  seedConfiguration(backEnds.store, id);
  const { user } = openPortal({ at: `/configurations/${id}` });
  const note = await screen.findByRole('region', { name: 'Note' });
  await user.click(within(note).getByRole('button', { name: 'Update note' }));
  const asked = await findDialog(/^Update note/);
  const field = within(asked).getByLabelText('Note');
  await user.clear(field);
  await user.type(field, 'Delivered with the second crane');
  await user.click(within(asked).getByRole('button', { name: 'Update' }));
  await expectNotice(`The note of ${id} has been updated`);
  await waitFor(() => expect(note).toHaveTextContent('Delivered with the second crane'));
  await expectDialogClosed(/^Update note/);
  await user.click(screen.getByRole('link', { name: 'Activity' }));
  const [changed] = await screen.findAllByText(/^Note changed/);
  expect(changed?.closest('li')).toHaveTextContent('Delivered with the second crane');
});

test('a comment that is refused is told of, and what was typed stays', async () => {
  backEnds.faults.add({ operation: 'configurationSetCommentCreate', effect: 'STATUS', status: 500 });
  const { user } = openPortal({ at: `${released}?tab=ACTIVITY` });
  const field = await screen.findByLabelText('Comment');
  await user.type(field, 'Written for nothing');
  await user.click(screen.getByRole('button', { name: 'Add comment' }));
  await expectNotice('Api error');
  expect(field).toHaveValue('Written for nothing');
});

test('a comment whose answer was lost is there once, and one that says the same again is another', async () => {
  const { user } = openPortal({ at: `${released}?tab=ACTIVITY` });
  const field = await screen.findByLabelText('Comment');
  const write = async (): Promise<void> => {
    await user.type(field, 'Written for once');
    await user.click(screen.getByRole('button', { name: 'Add comment' }));
  };
  const written = () =>
    backEnds.sent.filter(({ method, path }) => method === 'POST' && path.endsWith('/comments'));
  backEnds.faults.add({ operation: 'configurationSetCommentCreate', effect: 'DROP_ANSWER', times: 1 });
  await write();
  await expectNotice('Your comment has been added');
  await waitFor(() => expect(field).toHaveValue(''));
  expect(written()).toHaveLength(1);
  expect(await screen.findAllByText('Written for once')).toHaveLength(1);

  // An identical comment must not be taken for the first one.
  backEnds.faults.add({ operation: 'configurationSetCommentCreate', effect: 'DROP', times: 1 });
  await write();
  expect(await screen.findByText('The server could not be reached')).toBeVisible();
  expect(field).toHaveValue('Written for once');
});

test('a revision that cannot be created says so in its own words', async () => {
  backEnds.faults.add({ operation: 'configurationSetRevisionCreate', effect: 'STATUS', status: 409 });
  const { user } = openPortal({ at: `${released}?tab=REVISIONS` });
  await screen.findByRole('list', { name: 'Revisions' });
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Create revision' }));
  const asked = await findDialog(/^Create revision/);
  await user.type(within(asked).getByLabelText('Note'), 'Not this time');
  await user.click(within(asked).getByRole('button', { name: 'Create' }));
  await expectNotice('Your revision could not be created');
  expect(within(asked).getByLabelText('Note')).toHaveValue('Not this time');
});
