import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getPassword } from '../mocks/cpq/sessions.ts';
import { paths } from '~/paths.ts';
import { statusPollingMs } from '~/queries/status/status.ts';
import { hasUnsavedChanges } from '~/platform/unsaved.ts';
import { find3DConfiguration, signInToQuotes } from './quoteFixtures.ts';
import {
  setUpDesigns,
  openChangedDesign,
  designerEmail,
  listOpenedConfigurators,
  storeQuoteSession,
} from './openDesign.tsx';
import { backEnds, findDialog, expectNotice, openPortal, seededEmails } from './portal.tsx';

// Events during a design: maintenance, end of the session, another user in the same tab.

beforeEach(() => {
  setUpDesigns();
  document.cookie = 'cpqToken=; Max-Age=0; path=/';
});

const press = async (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });

test('a maintenance that comes over the sign-in of a save leaves both as they were', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = await openChangedDesign();
  const quotes = backEnds.store.quotes.count();
  await user.click(await press('Save'));
  const form = await findDialog('Sign in');
  const password = within(form).getByLabelText('Password');
  await user.type(password, getPassword(designerEmail));
  const { id } = backEnds.board.scheduleMaintenance({
    name: 'Moving house',
    body: 'We are moving.',
    component: 'Customer Portal',
    status: 'in_progress',
    startsIn: 60,
    lasts: 120,
  });
  await vi.advanceTimersByTimeAsync(statusPollingMs);
  expect(await screen.findByText('Under maintenance')).toBeVisible();
  expect(form).not.toBeVisible();
  await user.keyboard('{Escape}{Enter}');

  backEnds.board.updateMaintenance({ id, status: 'completed', body: '' });
  await vi.advanceTimersByTimeAsync(statusPollingMs);
  await waitFor(() => expect(form).toBeVisible());
  vi.useRealTimers();
  expect(password).toHaveValue(getPassword(designerEmail));
  await user.click(within(form).getByRole('button', { name: 'Sign in' }));
  await expectNotice('Your configuration has been saved');
  expect(listOpenedConfigurators()).toHaveLength(1);
  expect(backEnds.store.quotes.count()).toBe(quotes + 1);
});

test('the session of the portal that ends in the middle of a save is taken up beside it, and the save goes on', async () => {
  storeQuoteSession();
  const { user, identity } = await openChangedDesign();
  const quotes = backEnds.store.quotes.count();
  identity.renewable = false;
  backEnds.ended.add(identity.current);
  await user.click(await press('Save'));
  const asked = await findDialog('You are logged out');
  expect(hasUnsavedChanges()).toBe(true);
  await user.click(within(asked).getByRole('button', { name: 'Sign in' }));
  await expectNotice('Your configuration has been saved');
  expect(listOpenedConfigurators()).toHaveLength(1);
  expect(backEnds.store.quotes.count()).toBe(quotes + 1);
});

test('the session of the portal that is not taken up stops the save, and it goes on later', async () => {
  storeQuoteSession();
  const { user, identity } = await openChangedDesign();
  const quotes = backEnds.store.quotes.count();
  identity.renewable = false;
  backEnds.ended.add(identity.current);
  await user.click(await press('Save'));
  await user.click(within(await findDialog('You are logged out')).getByRole('button', { name: 'Not now' }));
  expect(await screen.findByText(/^Saving has stopped/)).toBeVisible();
  await user.click(await press('Try again'));
  await user.click(within(await findDialog('You are logged out')).getByRole('button', { name: 'Sign in' }));
  await expectNotice('Your configuration has been saved');
  expect(backEnds.store.quotes.count()).toBe(quotes + 1);
});

test('signing out asks once, and says that the design is kept', async () => {
  const { user, identity } = await openChangedDesign();
  const menu = document.querySelector('#person');
  act(() => {
    menu?.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
  });
  await user.click(await screen.findByRole('link', { name: 'Sign out', hidden: true }));
  const asked = await findDialog('Sign out');
  expect(asked).toHaveTextContent('It is kept in this browser');
  await user.click(within(asked).getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(identity.signOut).toHaveBeenCalledOnce());
});

test('the next person in the tab is offered nothing of a design, and signs in to the quoting system themselves', async () => {
  storeQuoteSession();
  const { configurationId } = find3DConfiguration('CONFIGURING');
  await openChangedDesign(paths.configurator(configurationId));
  await waitFor(() => expect(Object.keys(localStorage).some((key) => key.includes('.personal.'))).toBe(true));
  // The page ends without a sign-out, as in a crash.
  cleanup();

  const second = openPortal({ as: seededEmails.approver, at: paths.configurator(configurationId) });
  const asked = await findDialog('Sign in');
  expect(within(asked).getByRole('textbox', { name: 'E-mail' })).toHaveValue(seededEmails.approver);
  await signInToQuotes(second);
  await waitFor(() => expect(listOpenedConfigurators()).toHaveLength(2));
  expect(screen.queryByText(/was not saved\.$/)).not.toBeInTheDocument();

  cleanup();
  const again = openPortal({ as: designerEmail, at: paths.configurator(configurationId) });
  await signInToQuotes(again);
  expect(await screen.findByText(/^A design from \d\d:\d\d was not saved\.$/)).toBeVisible();
});
