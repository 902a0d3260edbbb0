import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ConfigurationRecord } from '../mocks/store/records.ts';
import { getQuoteAccountNumber } from '~/domain/quote/facts.ts';
import type { Quote } from '~/domain/quote/quoteDto.ts';
import * as drafts from '~/features/designs/designDraftStore.ts';
import { paths } from '~/paths.ts';
import { useNotices } from '~/platform/notices.ts';
import { find3DConfiguration, getStoredQuote } from './quoteFixtures.ts';
import {
  setUpDesigns,
  openChangedDesign,
  designerEmail,
  listOpenedConfigurators,
  storeQuoteSession,
} from './openDesign.tsx';
import {
  backEnds,
  findDialog,
  expectDialogClosed,
  expectNoNotices,
  expectNotice,
  openPortal,
} from './portal.tsx';

beforeEach(() => {
  setUpDesigns();
  storeQuoteSession();
});

/** A quote without a configuration, as cloning creates it. */
function looseQuote(change: Partial<Quote> = {}): Quote {
  const quote = getStoredQuote(find3DConfiguration('CONFIGURING'));
  const { quotes } = backEnds.store;
  return quotes.add((id) => ({ ...quote, name: 'Copy', ...change, id }), getQuoteAccountNumber(quote));
}

/** The configurations of a quote. */
const made = ({ id }: Pick<Quote, 'id'>): readonly ConfigurationRecord[] =>
  backEnds.store.configurations
    .find({}, { sort: 'created', offset: 0, limit: 10_000 })
    .filter(({ kbMaxQuoteId }) => kbMaxQuoteId === id);

const button = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });
const at = ({ id }: Pick<Quote, 'id'>): string => paths.configurator(String(id));

describe('the design of a quote without a configuration', () => {
  test('goes on under the address of the configuration that its first save makes', async () => {
    const quote = looseQuote();
    const { user } = await openChangedDesign(at(quote));
    await user.click(await button('Save'));
    await expectNotice('Your configuration has been saved');
    const [record] = made(quote);
    expect(location.pathname).toBe(paths.configurator(record?.configurationId ?? ''));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(record?.configurationId ?? '–');
    expect(listOpenedConfigurators()).toHaveLength(1);
  });

  test.each([
    ['as it is named', undefined],
    ['under another name', 'Hall 4, second try'],
  ])('is that of its configuration from then on, %s', async (_, name) => {
    const record = find3DConfiguration('CONFIGURING');
    const quote = getStoredQuote(record);
    if (name !== undefined) backEnds.store.quotes.put({ ...quote, name }, record.accountNumber);
    const { user } = await openChangedDesign(at(quote));
    expect(location.pathname).toBe(paths.configurator(record.configurationId));
    await user.click(await button('Save'));
    await expectNotice('Your configuration has been saved');
    expect(made(quote)).toHaveLength(1);
  });

  test('can only be looked at once it is approved', async () => {
    const quote = looseQuote({ state: 'Awaiting for archiving', status: ['APPROVED'] });
    openPortal({ as: designerEmail, at: at(quote) });
    expect(
      await screen.findByText(/^Only to look at: Only a quote that is configuring or waiting for approval/),
    ).toBeVisible();
    expect(await button('Save')).toBeDisabled();
  });

  test('is offered its own drafts, and none of what was designed for somebody else', async () => {
    const quote = looseQuote();
    const keep = vi.spyOn(drafts, 'saveDesignDraft');
    const portal = await openChangedDesign(at(quote));
    const leave = async (to: string): Promise<void> => {
      await waitFor(() => expect(keep).toHaveBeenCalled());
      keep.mockClear();
      await portal.goTo(to);
      const asked = within(await findDialog('Leave without saving?'));
      await portal.user.click(asked.getByRole('button', { name: 'Leave' }));
      await expectDialogClosed('Leave without saving?');
    };
    await leave(at(looseQuote({ name: 'Another copy' })));
    await waitFor(() => expect(listOpenedConfigurators()).toHaveLength(2));
    const [, another] = listOpenedConfigurators();
    if (another) another.fields = { total: 7000 };
    another?.send({ name: 'ready' });
    await screen.findByText('7,000 SEK');
    if (another) another.product = { ...another.product, extNetPrice: 8000 };
    another?.send({ name: 'changed', total: 8000, isValid: true, changes: 1 });
    await screen.findByText('Not saved yet');
    await leave(at(quote));
    expect(await screen.findAllByText(/was not saved\.$/)).toHaveLength(1);
    await portal.user.click(await button('Go on with it'));
    await waitFor(() => expect(listOpenedConfigurators()).toHaveLength(4));
    expect(listOpenedConfigurators()[3]?.options.configuredProduct).toMatchObject({ extNetPrice: 18_000 });
  });

  test('that is not there says so', async () => {
    openPortal({ as: designerEmail, at: at({ id: 99_999 }) });
    expect(await screen.findByText('Quote 99999 is no longer there.')).toBeVisible();
    // The error is shown on the page only, without a notification.
    expect(useNotices.getState().past).toEqual([]);
    expectNoNotices();
  });
});

test('of two who save a design that is new, the second can load what the first has saved', async () => {
  const { user } = await openChangedDesign();
  await user.click(await button('Save'));
  await expectNotice('Your configuration has been saved');
  const [opened] = listOpenedConfigurators();
  const saved = () => backEnds.store.configurations.get(location.pathname.split('/').at(-1) ?? '');
  await waitFor(() => expect(saved()).toBeDefined());
  const record = saved();
  const quote = record && getStoredQuote(record);
  const [product] = quote?.products ?? [];
  if (!opened || !record || !quote || !product) throw new Error('Nothing has been saved');
  const commit = {
    authorName: 'Second Engineer',
    authorEmail: 'second@maker.example',
    date: '2030-01-01@00:00:00',
  };
  const theirs = { ...product, commits: [...(product.commits ?? []), commit] };
  backEnds.store.quotes.put({ ...quote, products: [theirs] }, record.accountNumber);

  opened.product = { ...opened.product, extNetPrice: 19_000 };
  opened.send({ name: 'changed', total: 19_000, isValid: true, changes: 2 });
  await screen.findByText('Not saved yet');
  await user.click(await button('Save'));
  const asked = await findDialog('Somebody else has saved this design');
  await user.click(within(asked).getByRole('button', { name: 'Load theirs' }));
  await waitFor(() => expect(listOpenedConfigurators()).toHaveLength(2));
  expect(listOpenedConfigurators()[1]?.options.configuredProduct).toMatchObject({ extNetPrice: 18_000 });
  expect(await button('Go on with it')).toBeVisible();
});

test.each(['G5', 'G2'])('a design of %s is not begun, and it is said why', async (productFamily) => {
  openPortal({ as: designerEmail, at: `/configurator?productFamily=${productFamily}&accountNumber=4000001` });
  expect(
    await screen.findByText(`${productFamily} is not configured in 3D. Choose another family here.`),
  ).toBeVisible();
});

describe('a new design is for a customer that is there', () => {
  const accounts = () =>
    backEnds.store.collection<{ accountNumber: string; accountName: string; accountState: string }>(
      'accounts',
    );

  test.each([
    ['9999999', () => 'There is no customer 9999999 for you.'],
    [
      'RETIRED',
      () =>
        `${
          accounts()
            .all()
            .find(({ accountState }) => accountState === 'RETIRED')?.accountName
        } is archived.`,
    ],
  ])('%s is asked for anew', async (given, reason) => {
    const retired = accounts()
      .all()
      .find(({ accountState }) => accountState === 'RETIRED');
    const accountNumber = given === 'RETIRED' ? (retired?.accountNumber ?? '') : given;
    openPortal({ as: designerEmail, at: paths.newDesign({ productFamily: 'G6', accountNumber }) });
    expect(await screen.findByText(reason())).toBeVisible();
    expect(await button('Start')).toBeDisabled();
    expect(listOpenedConfigurators()).toEqual([]);
  });

  test('in whatever spelling the address names both', async () => {
    const { accountNumber } = find3DConfiguration('CONFIGURING');
    openPortal({
      as: designerEmail,
      at: `/configurator?productFamily=%20g6&accountNumber=%20${accountNumber}%20`,
    });
    await waitFor(() => expect(listOpenedConfigurators()).toHaveLength(1));
    expect(listOpenedConfigurators()[0]?.options.parameters).toMatchObject({
      productFamily: 'G6',
      accountNumber,
    });
  });
});
