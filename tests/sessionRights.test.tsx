import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AccessRow } from '../mocks/store/records.ts';
// Imported at once, so that the rights are monitored without a lazy load.
import '~/session/rights.ts';
import { clearUnsaved, setUnsaved } from '~/platform/unsaved.ts';
import { seedGrant } from './factories/seedGrant.ts';
import { backEnds, findConfigurationList, expectNotice, openPortal, seededEmails } from './portal.tsx';

const minute = 60_000;

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

const readings = (): number => backEnds.sent.filter(({ path }) => path === '/cms/auth/token').length;

/** Waits until the rights are monitored, and for the minute after which they may be refetched. */
async function passFirstMinute(): Promise<void> {
  await waitFor(() => expect(backEnds.sent.map(({ path }) => path)).toContain('/cms/openapi.json'));
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(minute);
}

/** Removes an object type from a role. */
function take(realm: string, role: string, type: string): void {
  const access = backEnds.store.collection<AccessRow>('access');
  const row = access.get(`${realm}/${role}`);
  if (!row) throw new Error(`There is no ${realm}/${role}`);
  const objects = Object.fromEntries(Object.entries(row.objects).filter(([name]) => name !== type));
  access.put(`${realm}/${role}`, { ...row, objects });
}

const lookAway = (state: 'hidden' | 'visible'): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

test('a right that was taken is said when a call is refused, and the page says so too', async () => {
  const { goTo } = openPortal({ as: seededEmails.support, at: '/configurations' });
  await findConfigurationList();
  await passFirstMinute();
  take('STAFF', 'SUPPORT', 'PRODUCT');
  await act(() => goTo('/products'));
  await expectNotice('Your rights have changed');
  await expectNotice('Your roles allow less than before.');
  expect(await screen.findByText('None of your roles lets you see products.')).toBeInTheDocument();
  expect(screen.queryByText(/Nothing fits this search/)).not.toBeInTheDocument();
});

test('a person who was let in is not led to the page of those who were not', async () => {
  const { goTo } = openPortal({ as: seededEmails.newcomer, at: '/modulate' });
  await screen.findByText('Welcome to Portal');
  await passFirstMinute();
  await seedGrant({ address: seededEmails.newcomer });
  await act(() => goTo('/quotes'));
  await expectNotice('You have a new role: Basic (Customer 3010001).');
  await waitFor(() => expect(screen.queryByText('Welcome to Portal')).not.toBeInTheDocument());
  expect(await screen.findByRole('link', { name: 'Products' })).toBeInTheDocument();
});

test('the rights are read at most once a minute, and what comes too soon is not forgotten', async () => {
  const { goTo } = openPortal({ as: seededEmails.support, at: '/configurations' });
  await findConfigurationList();
  await passFirstMinute();
  const before = readings();
  backEnds.faults.add({ operation: 'productFilter', effect: 'STATUS', status: 403 });
  await act(() => goTo('/products'));
  await waitFor(() => expect(readings()).toBe(before + 1));
  await act(() => goTo('/configurations'));
  await findConfigurationList();
  await act(() => goTo('/products?search=0123456'));
  await within(screen.getByRole('main')).findByText(/You are not permitted to do this/);
  await vi.advanceTimersByTimeAsync(minute / 2);
  expect(readings()).toBe(before + 1);
  await vi.advanceTimersByTimeAsync(minute);
  await waitFor(() => expect(readings()).toBe(before + 2));
});

test.each([
  [9, 0],
  [10, 1],
])('a tab that nobody has looked at for %d minutes reads them %d times', async (minutes, times) => {
  openPortal({ as: seededEmails.support, at: '/configurations' });
  await findConfigurationList();
  await passFirstMinute();
  const before = readings();
  lookAway('hidden');
  await vi.advanceTimersByTimeAsync(minutes * minute);
  lookAway('visible');
  await vi.advanceTimersByTimeAsync(1000);
  await waitFor(() => expect(readings()).toBe(before + times));
});

test('nothing that is typed goes with a right: the page follows once it is saved or closed', async () => {
  openPortal({ as: seededEmails.support, at: '/products' });
  await screen.findByRole('heading', { name: 'Products' });
  await passFirstMinute();
  take('STAFF', 'SUPPORT', 'PRODUCT');
  act(() => setUnsaved('typed', true));
  lookAway('hidden');
  await vi.advanceTimersByTimeAsync(11 * minute);
  lookAway('visible');
  await expectNotice('This page follows once what you have typed is saved or closed.');
  expect(screen.getByRole('heading', { name: 'Products' })).toBeInTheDocument();
  act(clearUnsaved);
  expect(await screen.findByText('None of your roles lets you see products.')).toBeInTheDocument();
});

test('a page with something unsaved stays when another account signs in elsewhere, and sends nothing more', async () => {
  const { user } = openPortal({ as: seededEmails.engineer, at: '/configurations' });
  await findConfigurationList();
  act(() => setUnsaved('typed', true));
  const other = new BroadcastChannel('portal.session');
  other.postMessage({ kind: 'SIGNED_IN', account: seededEmails.approver });
  const bar = await screen.findByRole('complementary', {
    name: 'Another account has signed in in another tab',
  });
  other.close();
  expect(await findConfigurationList()).toBeInTheDocument();
  const sent = backEnds.sent.length;
  fireEvent.change(screen.getByRole('combobox', { name: 'State' }), { target: { value: 'APPROVED' } });
  await vi.advanceTimersByTimeAsync(1000);
  expect(backEnds.sent.slice(sent).filter(({ path }) => path.startsWith('/cms'))).toEqual([]);
  await user.click(within(bar).getByRole('button', { name: 'Close this page' }));
  expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Another account has signed in in another tab');
});
