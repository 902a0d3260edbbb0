import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { accessId, type AccessRow } from '../mocks/store/accessRow.ts';
import { EventWorker } from './makers/eventWorker.ts';
import { backEnds, dialog, expectSaid, openPortal, who } from './portal.tsx';

/** A released configuration of the seeded customers, with two revisions and products. */
const released = '/configurations/KS1248';

beforeEach(() => vi.stubGlobal('Worker', EventWorker));

const tabs = async (): Promise<readonly (string | null)[]> => {
  const bar = await screen.findByRole('navigation', { name: 'Tabs of the configuration' });
  return within(bar)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
};

test.each([who.support, who.sales, who.customerEngineer])('%s has ten tabs', async (as) => {
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
});

test('a tab goes with the permission to read what is in it, and the overview stands in for it', async () => {
  const access = backEnds.store.collection<AccessRow>('access');
  const row = accessId('STAFF', 'SALES_ENGINEER');
  const given = access.get(row);
  if (!given) throw new Error('The seed gives the sales engineers some access');
  const withheld = ['TICKET', 'SERVICE_ORDER', 'PRODUCT'];
  const left = Object.entries(given.objects).filter(([type]) => !withheld.includes(type));
  access.put(row, { ...given, objects: Object.fromEntries(left) });
  openPortal({ as: who.sales, at: `${released}?tab=EVENTS` });
  expect(await tabs()).toEqual(['Activity', 'Overview', 'Files', 'Revisions', 'Permissions']);
  expect(screen.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
});

test('a comment that is refused is told of, and what was typed stays', async () => {
  backEnds.faults.add({ operation: 'configurationSetCommentCreate', effect: 'STATUS', status: 500 });
  const { user } = openPortal({ at: `${released}?tab=ACTIVITY` });
  const field = await screen.findByLabelText('Comment');
  await user.type(field, 'Written for nothing');
  await user.click(screen.getByRole('button', { name: 'Add comment' }));
  await expectSaid('Api error');
  expect(field).toHaveValue('Written for nothing');
});

test('a revision that cannot be created says so in its own words', async () => {
  backEnds.faults.add({ operation: 'configurationSetRevisionCreate', effect: 'STATUS', status: 409 });
  const { user } = openPortal({ at: `${released}?tab=REVISIONS` });
  await screen.findByRole('list', { name: 'Revisions' });
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Create revision' }));
  const asked = await dialog(/^Create revision/);
  await user.type(within(asked).getByLabelText('Note'), 'Not this time');
  await user.click(within(asked).getByRole('button', { name: 'Create' }));
  await expectSaid('Your revision could not be created');
  expect(within(asked).getByLabelText('Note')).toHaveValue('Not this time');
});
