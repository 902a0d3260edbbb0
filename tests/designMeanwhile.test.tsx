import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { getQuoteAccountNumber } from '~/domain/quote/facts.ts';
import type { Quote } from '~/domain/quote/quoteDto.ts';
import type { ConfigurationRecord } from '../mocks/store/records.ts';
import * as drafts from '~/features/designs/designDraftStore.ts';
import { paths } from '~/paths.ts';
import { find3DConfiguration, getStoredQuote } from './quoteFixtures.ts';
import {
  setUpDesigns,
  openChangedDesign,
  listOpenedConfigurators,
  storeQuoteSession,
} from './openDesign.tsx';
import { backEnds, findDialog, expectDialogClosed, expectNotice, type OpenPortal } from './portal.tsx';

beforeEach(() => {
  setUpDesigns();
  storeQuoteSession();
});

const button = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });
const configurations = (): readonly ConfigurationRecord[] =>
  backEnds.store.configurations.find({}, { sort: 'created', offset: 0, limit: 10_000 });

/** Waits until the design draft is stored in the browser. */
const expectKept = (keep: MockInstance<typeof drafts.saveDesignDraft>): Promise<void> =>
  waitFor(() => expect(keep).toHaveBeenCalled());

/** Delays the response to the next call until it is released. */
function hold(...[method, path]: ['post' | 'put', string]): { asked: Promise<void>; letGo: () => void } {
  const [sent, held] = [Promise.withResolvers<void>(), Promise.withResolvers<undefined>()];
  backEnds.answer(
    http[method](
      path,
      () => {
        sent.resolve();
        return held.promise;
      },
      { once: true },
    ),
  );
  return { asked: sent.promise, letGo: () => held.resolve(undefined) };
}

/** Leaves the design for another page, confirming the question. */
async function leave({ user, goTo }: OpenPortal, question: string, to = '/accounts'): Promise<void> {
  void goTo(to);
  const asked = await findDialog(question);
  await user.click(within(asked).getByRole('button', { name: 'Leave' }));
  await expectDialogClosed(question);
  await waitFor(() => expect(location.pathname).toBe(to));
}

/** Saves the design of a quote as another user. */
function saveTheirs(quote: Quote): void {
  const [product, ...rest] = quote.products ?? [];
  if (!product) throw new Error('The quote has nothing in it');
  const date = `2030-01-01@00:00:0${product.commits?.length ?? 0}`;
  const commit = { authorName: 'Bob Builder', authorEmail: 'bob@maker.example', date };
  const theirs = { ...product, commits: [...(product.commits ?? []), commit] };
  backEnds.store.quotes.put({ ...quote, products: [theirs, ...rest] }, getQuoteAccountNumber(quote));
}

/** Opens the design of a configuration and changes it. */
async function changedExisting(): Promise<OpenPortal & { readonly record: ConfigurationRecord }> {
  const record = find3DConfiguration('CONFIGURING');
  return { ...(await openChangedDesign(paths.configurator(record.configurationId))), record };
}

describe('a first save', () => {
  test('leaves whoever is elsewhere by then where they are, and keeps the picture of the design', async () => {
    const portal = await openChangedDesign();
    const before = configurations().length;
    const { asked, letGo } = hold('post', '*/cms/configurations');
    await portal.user.click(await button('Save'));
    await asked;
    await leave(portal, 'Leave while it is being saved?');
    letGo();
    await expectNotice('Your configuration has been saved');
    expect(location.pathname).toBe('/accounts');
    expect(configurations()).toHaveLength(before + 1);
    // The picture was taken when the save began, as the scene no longer exists now.
    expect(listOpenedConfigurators()[0]?.actions).toEqual(['snapshot']);
  });

  test('that has made its configuration goes on at the page of new designs after a reload', async () => {
    const portal = await openChangedDesign();
    const [quotes, before] = [backEnds.store.quotes.count(), configurations().length];
    const { asked } = hold('post', '*/api/quotes/modifyName');
    await portal.user.click(await button('Save'));
    await asked;
    await leave(portal, 'Leave while it is being saved?');
    // The page that was left never receives the response, as after a reload.
    await portal.goTo('/configurator');
    await portal.user.click(await button('Go on with it'));
    await waitFor(() => expect(listOpenedConfigurators()).toHaveLength(2));
    const [, again] = listOpenedConfigurators();
    if (again) again.fields = { total: 18_000 };
    again?.send({ name: 'ready' });
    await portal.user.click(await button('Save'));
    await expectNotice('Your configuration has been saved');
    expect(backEnds.store.quotes.count()).toBe(quotes + 1);
    expect(configurations()).toHaveLength(before + 1);
  });
});

test('a design that was made here is only to look at as soon as its files are generated', async () => {
  const { user } = await openChangedDesign();
  await user.click(await button('Save'));
  await expectNotice('Your configuration has been saved');
  expect(await screen.findByText('Configuring')).toBeVisible();
  backEnds.answer(http.get('*/cms/kbmax/account/testWiring/*', () => Response.json({ connections: 3 })));
  backEnds.generation.time = 60_000;
  await user.click(await button('Generate files'));
  expect(await screen.findByText(/^Only to look at: Its files are being generated\./)).toBeVisible();
  expect(await button('Save')).toBeDisabled();
  expect(screen.getByText(/^Generating/)).toBeVisible();
  backEnds.finishGenerations();
});

describe('what somebody else has saved meanwhile', () => {
  test('is asked nowhere but at its design', async () => {
    const { record, ...portal } = await changedExisting();
    saveTheirs(getStoredQuote(record));
    const held = Promise.withResolvers<undefined>();
    const sent = Promise.withResolvers<void>();
    backEnds.answer(
      http.get(`*/api/quotes/${record.kbMaxQuoteId}`, () => {
        sent.resolve();
        return held.promise;
      }),
    );
    await portal.user.click(await button('Save'));
    await sent.promise;
    await leave(portal, 'Leave while it is being saved?');
    held.resolve(undefined);
    await expectNotice(new RegExp(`saved the design of ${record.configurationId} since`));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the design' })).toHaveAttribute(
      'href',
      paths.configurator(record.configurationId),
    );
  });

  test('stays said until it is decided, and is not asked again once it was loaded', async () => {
    const { user, record } = await changedExisting();
    saveTheirs(getStoredQuote(record));
    await user.click(await button('Save'));
    await findDialog('Somebody else has saved this design');
    await user.keyboard('{Escape}');
    await expectDialogClosed('Somebody else has saved this design');
    expect(screen.getByText(/^Somebody else has saved this design since/)).toBeVisible();
    await user.click(await button('Compare and choose'));
    const asked = await findDialog('Somebody else has saved this design');
    await user.click(within(asked).getByRole('button', { name: 'Load theirs' }));
    await waitFor(() => expect(listOpenedConfigurators()).toHaveLength(2));
    await user.click(await button('Go on with it'));
    await waitFor(() => expect(listOpenedConfigurators()).toHaveLength(3));
    const mine = listOpenedConfigurators().at(-1);
    if (mine) mine.fields = { total: 18_000 };
    mine?.send({ name: 'ready' });
    await waitFor(async () => expect(await button('Save')).toBeEnabled());
    await user.click(await button('Save'));
    await expectNotice('Your configuration has been saved');
    expect(getStoredQuote(record).products?.[0]?.configuredProduct).toMatchObject({ extNetPrice: 18_000 });
  });
});

describe('a design whose quote or configuration was deleted', () => {
  test.each([
    ['quote', false],
    ['configuration and its quote', true],
  ])('by its %s can be saved as a new one', async (_what, isWhole) => {
    const { user, record } = await changedExisting();
    backEnds.store.quotes.delete(record.kbMaxQuoteId);
    if (isWhole) backEnds.store.configurations.delete(record.configurationId);
    const before = new Set(configurations().map(({ configurationId }) => configurationId));
    await user.click(await button('Save'));
    expect(
      await screen.findByText(`Quote ${record.kbMaxQuoteId} has been deleted, and the design with it.`),
    ).toBeVisible();
    await user.click(await button('Save as a new design'));
    await expectNotice('Your configuration has been saved');
    const made = configurations().filter(({ configurationId }) => !before.has(configurationId));
    expect(made).toHaveLength(1);
    expect(location.pathname).toBe(paths.configurator(made[0]?.configurationId ?? ''));
  });

  test.each([['quote'], ['configuration']] as const)(
    'by its %s is told of to somebody who has gone to another page while it was saved',
    async (deleted) => {
      const { record, ...portal } = await changedExisting();
      const quote = getStoredQuote(record);
      const held = Promise.withResolvers<undefined>();
      const sent = Promise.withResolvers<void>();
      backEnds.answer(
        http.get(
          `*/api/quotes/${quote.id}`,
          () => {
            sent.resolve();
            return held.promise;
          },
          { once: true },
        ),
      );
      await portal.user.click(await button('Save'));
      await sent.promise;
      await leave(portal, 'Leave while it is being saved?');
      backEnds.store.quotes.delete(quote.id);
      if (deleted === 'configuration') backEnds.store.configurations.delete(record.configurationId);
      held.resolve(undefined);
      await expectNotice(new RegExp(`^Quote ${quote.id} has been deleted.*kept in this browser`));
      expect(screen.getByRole('link', { name: 'Open the design' })).toHaveAttribute(
        'href',
        paths.configurator(record.configurationId),
      );
    },
  );

  test('is offered at its address after a reload, and goes on as a new one', async () => {
    const keep = vi.spyOn(drafts, 'saveDesignDraft');
    const { record, ...portal } = await changedExisting();
    await expectKept(keep);
    backEnds.store.quotes.delete(record.kbMaxQuoteId);
    backEnds.store.configurations.delete(record.configurationId);
    await leave(portal, 'Leave without saving?');
    await portal.goTo(paths.configurator(record.configurationId));
    expect(await screen.findByText(/goes on as a new design\.$/)).toBeVisible();
    await portal.user.click(await button('Go on with it'));
    await waitFor(() => expect(listOpenedConfigurators()).toHaveLength(2));
    const [, again] = listOpenedConfigurators();
    if (again) again.fields = { total: 18_000 };
    again?.send({ name: 'ready' });
    await waitFor(async () => expect(await button('Save')).toBeEnabled());
    const before = configurations().length;
    await portal.user.click(await button('Save'));
    await expectNotice('Your configuration has been saved');
    expect(configurations()).toHaveLength(before + 1);
  });

  test('whose id was given to another is not taken for that one', async () => {
    const keep = vi.spyOn(drafts, 'saveDesignDraft');
    const { record, ...portal } = await changedExisting();
    await expectKept(keep);
    await leave(portal, 'Leave without saving?');
    const quote = getStoredQuote(record);
    const commit = { authorName: 'Bob', authorEmail: 'bob@maker.example', date: '2030-01-01@00:00:00' };
    const products = quote.products?.map((product) => ({ ...product, commits: [commit] })) ?? [];
    backEnds.store.quotes.put({ ...quote, products }, record.accountNumber);
    await portal.goTo(paths.configurator(record.configurationId));
    expect(await screen.findByText(/goes on as a new design\.$/)).toBeVisible();
  });
});
