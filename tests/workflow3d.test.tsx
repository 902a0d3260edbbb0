import { formatQuotePrice } from '~/domain/quote/formatQuotePrice.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ConfigurationState } from '~/domain/configuration/state.ts';
import { useNotices } from '~/platform/notices.ts';
import {
  find3DConfiguration,
  setStoredQuoteState,
  getQuoteStateName,
  listQuoteWrites,
  signInToQuotes,
  getStoredQuote,
} from './quoteFixtures.ts';
import { storeConfiguration } from './seedConfiguration.ts';
import {
  backEnds,
  findDialog,
  expectNotice,
  openPortal,
  getStoredConfiguration,
  seededEmails,
  type OpenPortal,
} from './portal.tsx';

async function begin(label: string, { user }: OpenPortal): Promise<HTMLElement> {
  const actions = await screen.findByRole('button', { name: 'Actions' });
  const name = new RegExp(`^${label} \\d[A-Z]$`);
  const primary = screen.queryByRole('button', { name });
  if (primary) {
    await user.click(primary);
  } else {
    await user.click(actions);
    await user.click(await screen.findByRole('menuitem', { name }));
  }
  return findDialog(/· \S+$/);
}

const answer = async ({ user }: OpenPortal, question: HTMLElement, action: string): Promise<void> =>
  user.click(within(question).getByRole('button', { name: new RegExp(`^${action}`) }));

test('what changes while somebody signs in to the quoting system is told before the quote moves', async () => {
  const { configurationId: id } = find3DConfiguration('CONFIGURING');
  const portal = openPortal({ as: seededEmails.engineer, at: `/configurations/${id}` });
  await answer(portal, await begin('Accept quote', portal), 'Accept quote');
  await findDialog('Sign in');
  storeConfiguration(backEnds.store, { ...getStoredConfiguration(id), state: 'ARCHIVED' });
  await signInToQuotes(portal);
  expect(await screen.findByText('State: Configuring → Archived')).toBeVisible();
  expect(listQuoteWrites()).toEqual([]);
});

test('a price that has changed since it was shown is told before the quote moves', async () => {
  const record = find3DConfiguration('CONFIGURING');
  const id = record.configurationId;
  const portal = openPortal({ as: seededEmails.engineer, at: `/configurations/${id}` });
  await answer(portal, await begin('Accept quote', portal), 'Accept quote');
  await signInToQuotes(portal);
  const question = await findDialog(/· \S+$/);
  await within(question).findByText(/^You are signed in to the quoting system now\./);
  const quote = getStoredQuote(record);
  const [product] = quote.products ?? [];
  if (!product) throw new Error('The quote has nothing in it');
  const dearer = { ...quote, products: [{ ...product, extNetPrice: 77_777 }] };
  backEnds.store.quotes.put(dearer, record.accountNumber);
  await answer(portal, question, 'Accept quote');
  expect(
    await within(question).findByText(`${formatQuotePrice(quote)} → ${formatQuotePrice(dearer)}`, {
      exact: false,
    }),
  ).toBeVisible();
  expect(listQuoteWrites()).toEqual([]);
  await answer(portal, question, 'Accept quote');
  await waitFor(() => expect(getStoredConfiguration(id).state).toBe('WAITING_FOR_APPROVAL'));
});

const unfinished = (id: string): Promise<HTMLElement> =>
  screen.findByRole('region', { name: `Unfinished: ${id}` });
async function noUnfinished(id: string): Promise<void> {
  const strip = (): HTMLElement | null => screen.queryByRole('region', { name: `Unfinished: ${id}` });
  await waitFor(() => expect(strip()).not.toBeInTheDocument());
}

type Row = readonly [
  as: string,
  from: ConfigurationState,
  label: string,
  call: string,
  to: ConfigurationState,
  quote: string,
];
const rows: readonly Row[] = [
  [
    seededEmails.engineer,
    'CONFIGURING',
    'Accept quote',
    'submit',
    'WAITING_FOR_APPROVAL',
    'Awaiting for configuration approval',
  ],
  [seededEmails.approver, 'WAITING_FOR_APPROVAL', 'Approve', 'approve', 'APPROVED', 'Awaiting for archiving'],
  [
    seededEmails.approver,
    'WAITING_FOR_APPROVAL',
    'Request review',
    'reject',
    'CONFIGURING',
    'Awaiting for quote approval',
  ],
  [
    seededEmails.approver,
    'APPROVED',
    'Unapprove',
    'reject',
    'WAITING_FOR_APPROVAL',
    'Awaiting for configuration approval',
  ],
];

describe('a configuration made in 3D', () => {
  test.each(rows)('as %s in %s: %s', async (as, from, label, call, to, quote) => {
    const record = find3DConfiguration(from);
    const id = record.configurationId;
    const portal = openPortal({ as, at: `/configurations/${id}` });
    const question = await begin(label, portal);
    expect(screen.queryByRole('dialog', { name: 'Sign in' })).not.toBeInTheDocument();
    expect(within(question).getByText(/^Price of the quote: is shown once you have signed in/)).toBeVisible();
    await answer(portal, question, label);
    await signInToQuotes(portal);
    // The price read after the sign-in is displayed and has to be confirmed; only then the call is sent.
    expect(await within(question).findByText(/^You are signed in to the quoting system now\./)).toBeVisible();
    expect(
      await within(question).findByText(`Price of the quote: ${formatQuotePrice(getStoredQuote(record))}`),
    ).toBeVisible();
    expect(listQuoteWrites()).toEqual([]);
    await answer(portal, question, label);
    await waitFor(() => expect(getStoredConfiguration(id).state).toBe(to));
    expect(getQuoteStateName(getStoredQuote(record))).toBe(quote);
    expect(listQuoteWrites()).toEqual([`POST /api/quotes/${call}`]);
    const order = backEnds.sent.map(({ path }) => path);
    expect(order.indexOf(`/api/quotes/${call}`)).toBeLessThan(
      order.indexOf(`/cms/configurations/${id}/${to}`),
    );
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /· \S+$/ })).not.toBeInTheDocument());
    await noUnfinished(id);
  });

  test('is released and asked for again without a word to the quoting system', async () => {
    const { configurationId: id } = find3DConfiguration('APPROVED');
    const portal = openPortal({ as: seededEmails.approver, at: `/configurations/${id}` });
    await answer(portal, await begin('Release for production', portal), 'Release');
    await waitFor(() => expect(getStoredConfiguration(id).state).toBe('READY_FOR_PRODUCTION'));
    expect(
      backEnds.sent.filter(({ path }) => path.startsWith('/api/') && !path.startsWith('/api/v2')),
    ).toEqual([]);
  });
});

describe('a move whose second half fails', () => {
  const half = 'The quote has been approved, the configuration not yet.';

  async function halfDone(): Promise<OpenPortal & { readonly id: string; readonly question: HTMLElement }> {
    const { configurationId: id } = find3DConfiguration('WAITING_FOR_APPROVAL');
    const portal = openPortal({ as: seededEmails.approver, at: `/configurations/${id}` });
    const question = await begin('Approve', portal);
    backEnds.faults.add({ operation: 'configurationSetState', effect: 'STATUS', status: 500 });
    await answer(portal, question, 'Approve');
    await signInToQuotes(portal);
    await within(question).findByText(/^You are signed in to the quoting system now\./);
    await answer(portal, question, 'Approve');
    await within(question).findByText(new RegExp(`^${half}`));
    expect(useNotices.getState().past.map(({ title }) => title)).toContain(half);
    expect(getStoredConfiguration(id).state).toBe('WAITING_FOR_APPROVAL');
    return { ...portal, id, question };
  }

  test('is finished where it was asked for, by the missing half alone', async () => {
    const portal = await halfDone();
    backEnds.faults.clear();
    await answer(portal, portal.question, 'Approve');
    await waitFor(() => expect(getStoredConfiguration(portal.id).state).toBe('APPROVED'));
    expect(listQuoteWrites()).toEqual(['POST /api/quotes/approve']);
    await noUnfinished(portal.id);
  });

  test('stands on the page until it is finished there, and nothing else moves meanwhile', async () => {
    const portal = await halfDone();
    await portal.user.click(within(portal.question).getByRole('button', { name: 'Cancel' }));
    const strip = await unfinished(portal.id);
    expect(within(strip).getByRole('status')).toHaveTextContent(half);
    await portal.user.click(screen.getByRole('button', { name: 'Actions' }));
    const item = await screen.findByRole('menuitem', { name: /^Request review/ });
    expect(item).toHaveTextContent(`${half} Finish that first.`);
    expect(item).toHaveAttribute('aria-disabled', 'true');
    await portal.user.keyboard('{Escape}');

    await portal.user.click(within(strip).getByRole('button', { name: 'Finish' }));
    expect(await within(strip).findByRole('alert')).toHaveTextContent(new RegExp(`^${half}`));
    backEnds.faults.clear();
    await portal.user.click(within(strip).getByRole('button', { name: 'Finish' }));
    await expectNotice(`${portal.id} has been approved`);
    expect(getStoredConfiguration(portal.id).state).toBe('APPROVED');
    expect(listQuoteWrites()).toEqual(['POST /api/quotes/approve']);
    await noUnfinished(portal.id);
  });

  test('is told from the facts, by somebody else too, and finished in the list', async () => {
    const record = find3DConfiguration('WAITING_FOR_APPROVAL');
    const id = record.configurationId;
    setStoredQuoteState(record, 'Awaiting for archiving');
    const portal = openPortal({ as: seededEmails.approver, at: `/configurations?search=${id}` });
    await portal.user.click(await screen.findByRole('button', { name: `Expand ${id}` }));
    await portal.user.click(await screen.findByRole('button', { name: 'Sign in to the quoting system' }));
    await signInToQuotes(portal);
    const strip = await unfinished(id);
    await portal.user.click(within(strip).getByRole('button', { name: 'Finish' }));
    await waitFor(() => expect(getStoredConfiguration(id).state).toBe('APPROVED'));
    expect(listQuoteWrites()).toEqual([]);
  });

  test('can be finished by those who hold the event, and tells others who that is', async () => {
    const record = find3DConfiguration('WAITING_FOR_APPROVAL');
    setStoredQuoteState(record, 'Awaiting for archiving');
    const portal = openPortal({ as: seededEmails.engineer, at: `/configurations/${record.configurationId}` });
    await portal.user.click(await screen.findByRole('button', { name: 'Sign in to the quoting system' }));
    await signInToQuotes(portal);
    const finish = within(await unfinished(record.configurationId)).getByRole('button', { name: 'Finish' });
    expect(finish).toBeDisabled();
    expect(finish).toHaveAccessibleDescription('Only Approvers and Administrators can approve.');
  });
});
