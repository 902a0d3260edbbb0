import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getPassword } from '../mocks/cpq/sessions.ts';
import type { Account } from '~/domain/account/accounts.ts';
import { getQuoteAccountNumber, getEntityName, getQuoteStateName } from '~/domain/quote/facts.ts';
import type { Quote } from '~/domain/quote/quoteDto.ts';
import { formatBriefDateTime } from '~/domain/words/dates.ts';
import { createQuoteListStore, type QuoteListRequest } from '~/queries/quotes/quoteListStore.ts';
import type { WorkerRequest } from '~/platform/worker.ts';
import { setScreenWidth } from './factories/screenWidth.ts';
import {
  backEnds,
  findDialog,
  expectDialogClosed,
  expectNotice,
  openPortal,
  seededEmails,
  type OpenPortal,
} from './portal.tsx';

/** Runs the worker on the main thread. */
class ListWorker extends EventTarget {
  readonly #work = createQuoteListStore();

  postMessage({ id, input }: WorkerRequest<QuoteListRequest>): void {
    const answer = (data: object): boolean => this.dispatchEvent(new MessageEvent('message', { data }));
    this.#work(input).then(
      (output) => answer({ id, output }),
      (error: unknown) => answer({ id, failure: String(error) }),
    );
  }

  terminate(): void {}
}

beforeEach(() => {
  vi.stubGlobal('Worker', ListWorker);
  setScreenWidth(1440);
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; path=/`;
});

/** Opens the quotes page and signs in to the quoting system. */
async function openQuotes(query = '', as: string = seededEmails.quoteEngineer): Promise<OpenPortal> {
  const portal = openPortal({ as, at: `/quotes${query}` });
  const form = await findDialog('Sign in');
  await portal.user.type(within(form).getByLabelText('Password'), `${getPassword(as)}{Enter}`);
  return portal;
}

const table = () => screen.findByRole('table', { name: 'Quotes' });
const names = async (): Promise<readonly string[]> =>
  within(await table())
    .getAllByRole('link')
    .map(({ textContent }) => textContent ?? '');

/** All stored quotes, last modified first. */
const stored = (): readonly Quote[] => {
  const { search, get } = backEnds.store.quotes;
  const all: readonly Quote[] = JSON.parse(
    search({ take: 10_000, sort: 'modifiedDate', descending: true, accounts: undefined }),
  );
  return all.flatMap(({ id }) => get(id) ?? []);
};

/** Writes to the quoting system, in order. */
const written = (): string[] =>
  backEnds.sent
    .filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/') && !/search|auth/.test(path))
    .map(({ method, path }) => `${method} ${path}`);
const lastBody = (path: string): unknown =>
  JSON.parse(backEnds.sent.findLast((sent) => sent.path === path)?.body ?? 'null');
const isIn = (name: string) => (quote: Quote) => getQuoteStateName(quote.state) === name;
function storedIn(name: string): Quote {
  const found = stored().find(isIn(name));
  if (!found) throw new Error(`No seeded quote is in ${name}`);
  return found;
}
const storedQuote = (id: number): Quote | undefined => backEnds.store.quotes.get(id);
const drawer = (id: number) => screen.findByRole('region', { name: `Quote ${id}` });

/** Selects an action in the menu of the quote in the drawer. */
async function choose({ user }: OpenPortal, action: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^Actions of / }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

async function answerQuestion({ user }: OpenPortal, title: RegExp, button: string): Promise<void> {
  const question = await findDialog(title);
  await user.click(within(question).getByRole('button', { name: button }));
}

const search = (user: OpenPortal['user'], text: string): Promise<void> =>
  user.type(screen.getByRole('searchbox', { name: 'Search quotes' }), text);
const pressButton = async (user: OpenPortal['user'], name: RegExp): Promise<void> =>
  user.click(await screen.findByRole('button', { name }));
const pressLink = async (user: OpenPortal['user'], name: string): Promise<void> =>
  user.click(await screen.findByRole('link', { name }));

describe('who may see the quotes', () => {
  test('an engineer finds them in the rail', async () => {
    openPortal({ at: '/configurations' });
    expect(await screen.findByRole('link', { name: 'Quotes' })).toHaveAttribute('href', '/quotes');
  });

  test('anybody else reads who can, and nothing is asked of the quoting system', async () => {
    openPortal({ as: seededEmails.support, at: '/quotes' });
    expect(await screen.findByText('No access to Quotes')).toBeVisible();
    expect(screen.getByText(/^Only 3D configurators, Sales engineers/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Quotes' })).not.toBeInTheDocument();
    expect(backEnds.sent.filter(({ path }) => path.startsWith('/api/quotes'))).toEqual([]);
  });

  test('whom the quoting system does not let in although they have signed in can try again', async () => {
    backEnds.answer(http.post('*/api/quotes/search', () => HttpResponse.json({}, { status: 401 })));
    const { user } = await openQuotes();
    expect(await screen.findByText('You are not signed in to the quoting system')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sign in to the quoting system' }));
    expect(await findDialog('Sign in')).toBeInTheDocument();
  });
});

describe('the list', () => {
  test('shows the last modified first, and only rows that are in view', async () => {
    await openQuotes();
    const all = stored().toSorted((a, b) => ((a.modifiedDate ?? '') < (b.modifiedDate ?? '') ? 1 : -1));
    const shown = await names();
    expect(shown).toEqual(all.slice(0, shown.length).map(({ name }) => name));
    expect(shown.length).toBeLessThan(all.length);
    expect(await screen.findByText(`${all.length} quotes`)).toBeVisible();
    // The modification time is visible without hovering.
    for (const { modifiedDate } of all.slice(0, shown.length))
      expect(screen.getAllByText(formatBriefDateTime(modifiedDate)).length).toBeGreaterThan(0);
    expect(lastBody('/api/quotes/search')).toEqual({
      take: 10_000,
      sort: [{ field: 'modifiedDate', descending: true }],
    });
  });

  test('is narrowed while somebody types, and the address follows', async () => {
    const { user } = await openQuotes();
    const shown = await names();
    const wanted = stored().find(({ name }) => name && !shown.includes(name))?.name ?? '';
    await user.type(screen.getByRole('searchbox', { name: 'Search quotes' }), wanted.toUpperCase());
    await waitFor(async () => expect(await names()).toEqual([wanted]));
    await waitFor(() =>
      expect(new URLSearchParams(location.search).get('search')).toBe(wanted.toUpperCase()),
    );
  });

  test.each([
    ['its chip is taken away', ({ user }: OpenPortal) => pressButton(user, /^Remove .*Search/)],
    ['the rail leads to all quotes', ({ user }: OpenPortal) => pressLink(user, 'Quotes')],
    ['Back leads to the list before', ({ goBack }: OpenPortal) => goBack()],
  ])('shows all quotes again once %s', async (_way, empty) => {
    const portal = await openQuotes();
    await table();
    // A history entry for Back, as typing replaces the current entry.
    await portal.goTo('/quotes?sort=name');
    const { user } = portal;
    await search(user, 'acme');
    await waitFor(() => expect(location.search).toContain('search=acme'));
    await empty(portal);
    await waitFor(() => expect(location.search).not.toContain('search'));
    expect(await screen.findByText(`${stored().length} quotes`)).toBeVisible();
    await waitFor(async () => expect((await names()).length).toBeGreaterThan(5));
    await user.selectOptions(screen.getByLabelText('Status'), 'APPROVED');
    const approved = stored().filter(({ status }) => status?.includes('APPROVED'));
    expect(await screen.findByText(`${approved.length} quotes`)).toBeVisible();
  });

  test('leads from a search that finds nothing to all quotes', async () => {
    const { user } = await openQuotes();
    await table();
    await search(user, 'nothing has this name');
    await waitFor(() => expect(location.search).toContain('search='));
    await pressLink(user, 'Show all quotes');
    expect((await names()).length).toBeGreaterThan(5);
    expect(screen.getByRole('searchbox', { name: 'Search quotes' })).toHaveValue('');
  });

  test('keeps a quote open that was opened before the pause after typing', async () => {
    const { user } = await openQuotes();
    const [, second = ''] = await names();
    await user.type(screen.getByRole('searchbox', { name: 'Search quotes' }), second);
    await waitFor(async () => expect(await names()).toEqual([second]));
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(new URLSearchParams(location.search).get('search')).toBe(second));
    expect(location.search).toContain('quote=');
  });

  test('has the number of quotes behind each choice, and takes filters from the address', async () => {
    const { user } = await openQuotes('?status=APPROVED');
    const approved = stored().filter(({ status }) => status?.includes('APPROVED'));
    await waitFor(async () => expect(await names()).toHaveLength(approved.length));
    const status = screen.getByRole('combobox', { name: 'Status' });
    expect(within(status).getByRole('option', { selected: true })).toHaveTextContent(
      `Approved · ${approved.length}`,
    );
    expect(within(status).getByRole('option', { name: /^All statuses/ })).toHaveTextContent(
      `All statuses · ${stored().length}`,
    );
    const unassigned = approved.filter(({ assigneeId }) => !assigneeId).length;
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Assignee' }),
      await screen.findByRole('option', { name: `Nobody · ${unassigned}` }),
    );
    await waitFor(async () => expect(await names()).toHaveLength(unassigned));
    expect(location.search).toBe('?status=APPROVED&assignee=0');
    await user.click(screen.getByRole('button', { name: 'Remove Status: Approved' }));
    await waitFor(() => expect(location.search).toBe('?assignee=0'));
    const decided = stored().filter((quote) =>
      quote.status?.some((each) => each === 'APPROVED' || each === 'WAITING_FOR_APPROVAL'),
    );
    const toHandle = decided.filter(({ assigneeId }) => !assigneeId);
    const leftOut = stored().length - decided.length;
    expect(
      await screen.findByText(
        `${toHandle.length} quotes waiting or approved; ${leftOut} quotes in other states not listed`,
      ),
    ).toBeVisible();
    await waitFor(async () => expect(await names()).toHaveLength(toHandle.length));
  });

  test('knows every field of the configurator as a filter', async () => {
    const { user } = await openQuotes();
    await names();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const labels = screen
      .getAllByRole('combobox')
      .filter((select) => select.tagName === 'SELECT')
      .map((select) => select.getAttribute('aria-label'));
    expect(labels).toEqual([
      'Status',
      'Assignee',
      'Sort',
      'Display feedback',
      'Other',
      'Other feedback',
      'Product family',
      'Radio frequency',
      'Receiver platform',
      'Receiver antenna',
      'Side button',
      'Transmitter antenna',
      'Transmitter platform',
      'Type',
    ]);
  });

  test('says when nothing fits, with a way out', async () => {
    const { user } = await openQuotes('?search=nothing+is+called+so');
    expect(await screen.findByText('No quote fits this search and these filters.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Show all quotes' }));
    expect((await names()).length).toBeGreaterThan(5);
  });

  test('says when it could not be read, and is read again', async () => {
    backEnds.answer(http.post('*/api/quotes/search', () => HttpResponse.json('no list'), { once: true }));
    const { user } = openPortal({ as: seededEmails.quoteEngineer, at: '/quotes' });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await findDialog('Sign in')).toBeInTheDocument();
  });

  test('is gone along with the arrow keys, to rows that were not there', async () => {
    const { user } = await openQuotes();
    const [first, second] = await names();
    screen.getByRole('searchbox', { name: 'Search quotes' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveTextContent(first ?? '');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveTextContent(second ?? '');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toHaveTextContent(first ?? '');
  });
});

test('the palette finds quotes that have been read', async () => {
  const { user } = await openQuotes();
  const [, second = ''] = await names();
  await user.keyboard('{Control>}k{/Control}');
  await user.keyboard(second);
  const option = await screen.findByRole('option', { name: new RegExp(`^${second}`) });
  await user.click(option);
  await waitFor(() => expect(location.search).toMatch(/^\?quote=\d+$/));
});

describe('a quote', () => {
  test('opens beside the list with everything that is in it', async () => {
    const { user } = await openQuotes();
    const [first] = await names();
    await user.click(screen.getByRole('link', { name: first ?? '' }));
    const open = stored().find(({ name }) => name === first);
    const shown = await drawer(open?.id ?? 0);
    expect(location.search).toBe(`?quote=${open?.id}`);
    expect(await within(shown).findByRole('heading', { name: first ?? '' })).toBeVisible();
    expect(within(shown).getByRole('row', { name: `Owner ${getEntityName(open?.owner)}` })).toBeVisible();
    for (const part of ['Products', 'History', 'Headers', 'Log'])
      expect(within(shown).getByRole('heading', { name: part })).toBeVisible();
    const { extNetPrice } = open?.products?.[0] ?? {};
    expect(within(shown).getAllByText(`${extNetPrice?.toLocaleString('en')} SEK`).length).toBeGreaterThan(0);
    const versions = (open?.products ?? []).flatMap(({ commits }) => commits ?? []);
    expect(
      within(within(shown).getByRole('list', { name: 'History' })).getAllByRole('listitem'),
    ).toHaveLength(versions.length);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(location.search).toBe(''));
  });

  test('is of no configuration by its name alone', async () => {
    const [own, other] = stored().filter(({ name }) => /^C\w+\/\w+$/.test(name ?? ''));
    if (!own || !other) throw new Error('Too few seeded quotes have a configuration');
    backEnds.store.quotes.put({ ...own, name: other.name ?? '' }, getQuoteAccountNumber(own));
    await openQuotes(`?quote=${own.id}`);
    const [id] = own.name?.split('/') ?? [];
    expect(await screen.findByRole('link', { name: `Configuration ${id}` })).toHaveAttribute(
      'href',
      `/configurations/${id}?revision=working`,
    );
    expect(screen.getByRole('link', { name: 'Open the design' })).toHaveAttribute(
      'href',
      `/configurator/${id}`,
    );
  });

  test('leads to its configuration and its design', async () => {
    const quote = stored().find(({ name }) => name?.includes('/'));
    await openQuotes(`?quote=${quote?.id}`);
    const [id, revision] = quote?.name?.split('/') ?? [];
    expect(
      await screen.findByRole('link', { name: `Configuration ${id}, revision ${revision}` }),
    ).toHaveAttribute('href', `/configurations/${id}/${revision}`);
    expect(screen.getByRole('link', { name: 'Open the design' })).toHaveAttribute(
      'href',
      `/configurator/${id}`,
    );
  });

  test('that is gone is said, and nothing of it is kept for an answer', async () => {
    await openQuotes('?quote=999999');
    expect(await screen.findByText('Quote 999999 is no longer there.')).toBeVisible();
  });
});

test('a quote shows the picture that was kept with its design', async () => {
  const quote = stored().find(({ name }) => /^C\d+\//.test(name ?? ''));
  const [id = ''] = quote?.name?.split('/') ?? [];
  await openQuotes(`?quote=${quote?.id}`);
  const picture = await screen.findByRole('img', { name: /^Picture of P/ });
  expect(picture).toHaveAccessibleName(expect.stringMatching(new RegExp(`-${id}$`)));
});

describe('an action', () => {
  test('that is not possible says why', async () => {
    const { id } = storedIn('Archived');
    const portal = await openQuotes(`?quote=${id}`, seededEmails.sales);
    await portal.user.click(await screen.findByRole('button', { name: /^Actions of / }));
    const item = await screen.findByRole('menuitem', { name: /^Approve/ });
    expect(item).toHaveTextContent('Only Approvers and Administrators can approve quotes.');
    expect(screen.getByRole('menuitem', { name: /^Rename/ })).toHaveTextContent('this one is archived');
  });

  test('clone makes a copy for the same customer, and opens it', async () => {
    const quote = storedIn('default');
    const portal = await openQuotes(`?quote=${quote.id}`);
    await choose(portal, 'Clone');
    expect(await findDialog(/^Clone · /)).toHaveTextContent(
      `The copy is for ${getEntityName(quote.customer)}.`,
    );
    await answerQuestion(portal, /^Clone · /, 'Clone');
    await waitFor(() => expect(written()).toEqual([`POST /api/quotes/${quote.id}/clone`]));
    expect(lastBody(`/api/quotes/${quote.id}/clone`)).toEqual({
      accountNumber: getQuoteAccountNumber(quote),
    });
    await waitFor(() => expect(location.search).not.toBe(`?quote=${quote.id}`));
    expect(await screen.findByRole('heading', { name: `Copy of ${quote.name}` })).toBeVisible();
    expect(await within(await table()).findByRole('link', { name: `Copy of ${quote.name}` })).toBeVisible();
  });

  const copies = (): number => stored().filter(({ name }) => name?.startsWith('Copy of ')).length;

  test('clone is not offered for a customer that is archived, and says so', async () => {
    const quote = storedIn('default');
    const accounts = backEnds.store.collection<Account>('accounts');
    const known = accounts.get(getQuoteAccountNumber(quote));
    if (!known) throw new Error('The customer of the quote is not seeded');
    accounts.put(known.accountNumber, { ...known, accountState: 'RETIRED' });
    const portal = await openQuotes(`?quote=${quote.id}`);
    await portal.user.click(await screen.findByRole('button', { name: /^Actions of / }));
    const clone = await screen.findByRole('menuitem', { name: /^Clone/ });
    await waitFor(() => expect(clone).toHaveTextContent(`${known.accountName} is archived.`));
    expect(clone).toHaveAttribute('aria-disabled', 'true');
  });

  test('a clone whose answer is lost is looked for, and found', async () => {
    const quote = storedIn('default');
    const portal = await openQuotes(`?quote=${quote.id}`);
    backEnds.faults.add({ operation: 'quoteClone', effect: 'DROP_ANSWER', times: 1 });
    await choose(portal, 'Clone');
    await answerQuestion(portal, /^Clone · /, 'Clone');
    expect(await screen.findByRole('heading', { name: `Copy of ${quote.name}` })).toBeVisible();
    expect(copies()).toBe(1);
  });

  test('a clone that cannot be looked for is not made again by the next try', async () => {
    const quote = storedIn('default');
    const portal = await openQuotes(`?quote=${quote.id}`);
    backEnds.faults.add({ operation: 'quoteClone', effect: 'DROP_ANSWER', times: 1 });
    await choose(portal, 'Clone');
    // The search before cloning succeeds, the one after it fails.
    let searches = 0;
    const second = (): Response | undefined => {
      searches += 1;
      return searches === 2 ? HttpResponse.error() : undefined;
    };
    backEnds.answer(http.post('*/api/quotes/search', second));
    await answerQuestion(portal, /^Clone · /, 'Clone');
    const asked = await findDialog(/^Clone · /);
    await waitFor(() => expect(within(asked).getByRole('alert')).not.toBeEmptyDOMElement());
    expect(copies()).toBe(1);
    await portal.user.click(within(asked).getByRole('button', { name: 'Clone' }));
    expect(await screen.findByRole('heading', { name: `Copy of ${quote.name}` })).toBeVisible();
    expect(copies()).toBe(1);
  });

  test.each([
    ['Clone', 'another page', async ({ goTo }: OpenPortal) => goTo('/accounts')],
    ['Clone', 'another quote', async ({ goTo }: OpenPortal, other: number) => goTo(`/quotes?quote=${other}`)],
    ['Delete', 'another page', async ({ goTo }: OpenPortal) => goTo('/accounts')],
    [
      'Delete',
      'another quote',
      async ({ goTo }: OpenPortal, other: number) => goTo(`/quotes?quote=${other}`),
    ],
  ])('%s that is answered late leaves whoever is at %s there', async (action, _where, leave) => {
    const quote = storedIn('default');
    const other = stored().find(({ id }) => id !== quote.id)?.id ?? 0;
    const portal = await openQuotes(`?quote=${quote.id}`);
    await choose(portal, action);
    const question = await findDialog(new RegExp(`^${action} · `));
    const [sent, held] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    const hold = (): Promise<undefined> => {
      sent.resolve(undefined);
      return held.promise;
    };
    backEnds.answer(
      http.post(`*/api/quotes/${quote.id}/clone`, hold),
      http.delete(`*/api/quotes/${quote.id}`, hold),
    );
    await portal.user.click(within(question).getByRole('button', { name: action }));
    await sent.promise;
    // A request that has been sent can no longer be cancelled.
    expect(await within(question).findByText('What has been sent goes on.')).toBeInTheDocument();
    expect(within(question).queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
    await portal.user.keyboard('{Escape}');
    await expectDialogClosed(new RegExp(`^${action} · `));
    await leave(portal, other);
    const at = location.pathname + location.search;
    held.resolve(undefined);
    await expectNotice(action === 'Clone' ? /has been cloned as Copy of / : `${quote.name} has been deleted`);
    expect(location.pathname + location.search).toBe(at);
  });

  test('rename sends the whole quote, and its row shows the new name at once', async () => {
    const quote = storedIn('default');
    const portal = await openQuotes(`?quote=${quote.id}`);
    await choose(portal, 'Rename');
    const form = await findDialog(/^Rename · /);
    const name = within(form).getByRole('textbox', { name: 'New name' });
    await portal.user.clear(name);
    await portal.user.click(within(form).getByRole('button', { name: 'Rename' }));
    expect(await within(form).findByText('A name is required')).toBeVisible();
    await portal.user.type(name, 'Harbour crane 7');
    await portal.user.click(within(form).getByRole('button', { name: 'Rename' }));
    await expectNotice('The quote is now called Harbour crane 7');
    expect(lastBody('/api/quotes/modifyName')).toMatchObject({
      id: quote.id,
      name: 'Harbour crane 7',
      products: [{}],
    });
    expect(storedQuote(quote.id)?.name).toBe('Harbour crane 7');
    expect(screen.getByRole('heading', { name: 'Harbour crane 7' })).toBeVisible();
    await portal.user.type(screen.getByRole('searchbox', { name: 'Search quotes' }), 'harbour crane 7');
    await waitFor(async () => expect(await names()).toEqual(['Harbour crane 7']));
    // The list was fetched once, however many letters were typed.
    expect(backEnds.sent.filter(({ path }) => path === '/api/quotes/search')).toHaveLength(2);
  });

  test('a quote whose question is closed while it is read again stays as it is', async () => {
    const quote = storedIn('Awaiting for configuration approval');
    const portal = await openQuotes(`?quote=${quote.id}`, seededEmails.approver);
    await choose(portal, 'Approve');
    await findDialog(/^Approve · /);
    const held = Promise.withResolvers<undefined>();
    backEnds.answer(http.all('*', () => held.promise));
    await answerQuestion(portal, /^Approve · /, 'Approve');
    await portal.user.keyboard('{Escape}');
    await expectDialogClosed(/^Approve · /);
    held.resolve(undefined);
    // The question can be repeated, and nothing has been written yet.
    await choose(portal, 'Approve');
    await findDialog(/^Approve · /);
    expect(written()).toEqual([]);
    await answerQuestion(portal, /^Approve · /, 'Approve');
    await expectNotice(`${quote.name} has been approved`);
  });

  test('assign gives the quote to oneself, and to nobody', async () => {
    const quote = storedIn('Awaiting for configuration approval');
    const portal = await openQuotes(`?quote=${quote.id}`);
    await choose(portal, 'Assign');
    const form = await findDialog(/^Assign · /);
    const first = await within(form).findByRole('group', { name: 'Have quotes to handle' });
    expect(within(first).getAllByRole('option').length).toBeGreaterThan(0);
    await portal.user.selectOptions(within(form).getByRole('combobox', { name: 'Assign to' }), 'Me');
    await portal.user.click(within(form).getByRole('button', { name: 'Assign' }));
    await expectNotice(`${quote.name} has been assigned to Quote Engineer`);
    const assigneeId = storedQuote(quote.id)?.assigneeId ?? 0;
    expect(assigneeId).toBeGreaterThan(0);
    expect(await screen.findByRole('row', { name: 'Assignee Quote Engineer' })).toBeVisible();
    await choose(portal, 'Assign');
    const again = await findDialog(/^Assign · /);
    await portal.user.selectOptions(within(again).getByRole('combobox', { name: 'Assign to' }), 'Nobody');
    await portal.user.click(within(again).getByRole('button', { name: 'Assign' }));
    await expectNotice(`${quote.name} is assigned to nobody`);
    expect(storedQuote(quote.id)?.assigneeId ?? 0).toBe(0);
  });

  test('approve, reject and submit move it on', async () => {
    const quote = storedIn('Awaiting for configuration approval');
    const portal = await openQuotes(`?quote=${quote.id}`, seededEmails.approver);
    await choose(portal, 'Approve');
    await answerQuestion(portal, /^Approve · /, 'Approve');
    await expectNotice(`${quote.name} has been approved`);
    expect(lastBody('/api/quotes/approve')).toMatchObject({ id: quote.id, idWorkflow: 6 });
    await choose(portal, 'Reject');
    await answerQuestion(portal, /^Reject · /, 'Reject');
    await expectNotice(`${quote.name} has been sent back`);
    // Rejecting an approved quote makes it wait again; only a quote rejected from there can be submitted.
    await choose(portal, 'Reject');
    await answerQuestion(portal, /^Reject · /, 'Reject');
    await choose(portal, 'Submit');
    expect(await findDialog(/^Submit · /)).toHaveTextContent('Has the client accepted the quote');
    await answerQuestion(portal, /^Submit · /, 'Submit');
    await expectNotice(`${quote.name} has been submitted`);
    expect(written()).toEqual([
      'POST /api/quotes/approve',
      'POST /api/quotes/reject',
      'POST /api/quotes/reject',
      'POST /api/quotes/submit',
    ]);
  });

  test('delete takes the quote out of the list and closes it', async () => {
    const quote = storedIn('default');
    const portal = await openQuotes(`?quote=${quote.id}&search=${encodeURIComponent(quote.name ?? '')}`);
    await waitFor(async () => expect(await names()).toContain(quote.name));
    await choose(portal, 'Delete');
    expect(await findDialog(/^Delete · /)).toHaveTextContent(`Delete the quote ${quote.name} for good?`);
    await answerQuestion(portal, /^Delete · /, 'Delete');
    await expectNotice(`${quote.name} has been deleted`);
    expect(storedQuote(quote.id)).toBeUndefined();
    await waitFor(() => expect(location.search).not.toContain('quote='));
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: quote.name ?? '' })).not.toBeInTheDocument(),
    );
  });

  test('delete leaves whoever goes by keys in the list', async () => {
    const portal = await openQuotes();
    const before = await names();
    const open = new Set(
      stored()
        .filter(isIn('default'))
        .map(({ name: each }) => each),
    );
    const name = before.find((each) => open.has(each)) ?? '';
    const place = before.indexOf(name);
    await portal.user.click(screen.getByRole('link', { name }));
    await choose(portal, 'Delete');
    await answerQuestion(portal, /^Delete · /, 'Delete');
    await waitFor(() => expect(screen.queryByRole('link', { name })).not.toBeInTheDocument());
    await waitFor(() => expect(document.activeElement).toHaveTextContent(before[place + 1] ?? name));
    await portal.user.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveTextContent(before[place + 2] ?? name);
  });

  test('on a quote that has moved meanwhile does nothing, and says what has moved', async () => {
    const quote = storedIn('default');
    const portal = await openQuotes(`?quote=${quote.id}`);
    await choose(portal, 'Rename');
    const form = await findDialog(/^Rename · /);
    backEnds.answer(
      http.get(`*/api/quotes/${quote.id}`, () => HttpResponse.json({ ...quote, name: 'Theirs' }), {
        once: true,
      }),
    );
    const name = within(form).getByRole('textbox', { name: 'New name' });
    await portal.user.clear(name);
    await portal.user.type(name, 'Mine');
    await portal.user.click(within(form).getByRole('button', { name: 'Rename' }));
    expect(await within(form).findByText(`Name: ${quote.name} → Theirs`)).toBeVisible();
    expect(written()).toEqual([]);
  });

  test('whose quote cannot be read again does nothing, and says so', async () => {
    const quote = storedIn('default');
    const portal = await openQuotes(`?quote=${quote.id}`);
    await choose(portal, 'Delete');
    const asleep = { errorCode: 'DOWN', humanReadableError: 'The quotes are asleep' };
    backEnds.answer(http.get(`*/api/quotes/${quote.id}`, () => HttpResponse.json(asleep, { status: 500 })));
    await answerQuestion(portal, /^Delete · /, 'Delete');
    await expectNotice(/The quotes are asleep/);
    expect(written()).toEqual([]);
  });

  test('a line of the log is deleted after a question', async () => {
    const quote = stored().find((each) => isIn('default')(each) && (each.logs ?? []).length > 0);
    const portal = await openQuotes(`?quote=${quote?.id}`);
    const log = within(await screen.findByRole('list', { name: 'Log' }));
    const before = log.getAllByRole('listitem').length;
    const [first] = log.getAllByRole('button', { name: /^Delete: / });
    if (first) await portal.user.click(first);
    await answerQuestion(portal, /^Delete log line · /, 'Delete');
    await expectNotice('The log line has been deleted');
    await waitFor(() =>
      expect(within(screen.getByRole('list', { name: 'Log' })).getAllByRole('listitem')).toHaveLength(
        before - 1,
      ),
    );
  });
});

describe('the comparison', () => {
  test('of chosen quotes shows the fields in which they differ, what they come to, and their history', async () => {
    const { user } = await openQuotes();
    const [first = '', second = ''] = await names();
    await user.click(screen.getByRole('checkbox', { name: `Select ${first} to compare` }));
    const tray = await screen.findByRole('region', { name: 'Quotes to compare' });
    expect(within(tray).getByRole('button', { name: 'Choose another to compare' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: `Select ${second} to compare` }));
    await user.click(await within(tray).findByRole('button', { name: 'Compare 2 quotes' }));
    expect(await screen.findByRole('heading', { name: 'Comparison of quotes' })).toBeVisible();
    expect(await screen.findByRole('columnheader', { name: new RegExp(first) })).toBeVisible();
    expect(location.search).toMatch(/^\?compare=\d+%2C\d+&view=compare$/);
    expect(screen.getByRole('row', { name: new RegExp(`^Name ${first} ${second}`) })).toBeVisible();
    expect(screen.getByText(new RegExp(`against ${first}$`))).toBeVisible();
    expect(screen.queryByRole('row', { name: /^Currency/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Show fields that are the same' }));
    expect(await screen.findByRole('row', { name: /^Currency SEK SEK/ })).toBeVisible();
    expect(screen.getByRole('heading', { name: /^Saved versions/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: `Take ${second} out` }));
    expect(await table()).toBeVisible();
  });

  test('is reached by keys from wherever somebody is in the list', async () => {
    const { user } = await openQuotes();
    const [first = '', second = ''] = await names();
    screen.getByRole('searchbox', { name: 'Search quotes' }).focus();
    await user.keyboard('{ArrowDown}');
    await user.tab({ shift: true });
    expect(screen.getByRole('checkbox', { name: `Select ${first} to compare` })).toHaveFocus();
    await user.keyboard(' ');
    await user.tab();
    await user.tab();
    expect(screen.getByRole('checkbox', { name: `Select ${second} to compare` })).toHaveFocus();
    await user.keyboard(' ');
    const compare = await screen.findByRole('button', { name: 'Compare 2 quotes' });
    await user.keyboard('{Control>}{ArrowDown}{/Control}');
    expect(compare).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Comparison of quotes' })).toBeVisible();
  });

  test('stands in the address, and takes four at most', async () => {
    const ids = stored()
      .slice(0, 4)
      .map(({ id }) => id);
    await openQuotes(`?compare=${ids.join(',')}`);
    await names();
    const free = screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => !checked);
    expect(free.length).toBeGreaterThan(0);
    for (const box of free) expect(box).toBeDisabled();
  });

  test('says which quote is gone, and reads another again that could not be read', async () => {
    const [one, other] = stored().map(({ id }) => id);
    backEnds.faults.add({
      operation: 'quoteGet',
      path: `/api/quotes/${other}`,
      effect: 'STATUS',
      status: 409,
    });
    const { user } = await openQuotes(`?compare=${one},${other},99999&view=compare`);
    expect(await screen.findByText('Quote 99999 is no longer there.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Read Quote 99999 again' })).not.toBeInTheDocument();
    const again = await screen.findByRole('button', { name: `Read Quote ${other} again` });
    backEnds.faults.clear();
    await user.click(again);
    expect(await screen.findAllByRole('columnheader')).toHaveLength(3);
  });
});
