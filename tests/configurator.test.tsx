import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeEmbed, type FakeConfigurator } from './factories/fakeEmbed.ts';
import { openCpqSessions, getPassword } from '../mocks/cpq/sessions.ts';
import type { ConfigurationRecord } from '../mocks/store/records.ts';
import { getQuoteAccountNumber, getQuoteStateName } from '~/domain/quote/facts.ts';
import type { Quote } from '~/domain/quote/quoteDto.ts';
import { paths } from '~/paths.ts';
import { EmbedError } from '~/widgets/designs/loadEmbed.ts';
import * as loading from '~/widgets/designs/loadEmbed.ts';
import { useJobs } from '~/platform/jobs/jobs.ts';
import { hasUnsavedChanges } from '~/platform/unsaved.ts';
import {
  backEnds,
  findConfigurationInState,
  findDialog,
  expectDialogClosed,
  expectNotice,
  openPortal,
  getStoredConfiguration,
  seededEmails,
  type OpenPortal,
} from './portal.tsx';

const designer = seededEmails.quoteEngineer;
let embed = createFakeEmbed();

const product = (model: string, extNetPrice: number, systemName = 'Hall 4') => ({
  name: 'Remote control',
  idProduct: 41,
  extNetPrice,
  fields: [
    { name: 'systemName', stringValue: systemName },
    { name: 'productFamily', stringValue: 'G6' },
  ],
  configurators: [
    {
      name: 'Transmitter 1',
      fields: [
        { name: 'model', stringValue: model },
        { name: 'displayFeedback', stringValue: 'Display' },
      ],
      configurators: [],
    },
    { name: 'Receiver 1', fields: [{ name: 'model', stringValue: 'CANBUS' }], configurators: [] },
  ],
});

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'cpqToken=; Max-Age=0; path=/';
  embed = createFakeEmbed();
  vi.spyOn(loading, 'loadEmbed').mockImplementation(() => Promise.resolve(embed.global));
});

/** Waits for the configurator on the page. */
const shown = async (): Promise<FakeConfigurator> => {
  await waitFor(() => expect(embed.made.some(({ disposed }) => !disposed)).toBe(true));
  const found = embed.made.findLast(({ disposed }) => !disposed);
  if (!found) throw new Error('There is no configurator');
  return found;
};

/** Starts the configurator with a design. */
async function ready(design: object, total: number): Promise<FakeConfigurator> {
  const fake = await shown();
  fake.product = design;
  fake.fields = { total };
  fake.send({ name: 'ready' });
  await screen.findByText(`${total.toLocaleString('en')} SEK`);
  return fake;
}

/** Changes the design in the configurator. */
async function change(fake: FakeConfigurator, design: object, total: number): Promise<void> {
  fake.product = design;
  fake.send({ name: 'changed', total, isValid: true, changes: 1 });
  await screen.findByText('Not saved yet');
}

const kept = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith('portal.personal.'));
const button = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });

/** Writes to the quoting system and the CMS, in order. */
const written = (): string[] =>
  backEnds.sent
    .filter(({ method, path }) => method !== 'GET' && !/filter|search|\/auth\//.test(path))
    .map(({ method, path }) => `${method} ${path.replace(/\?.*$/, '')}`);

async function signInToQuotes({ user }: OpenPortal): Promise<void> {
  const asked = await findDialog('Sign in');
  await user.type(within(asked).getByLabelText('Password'), getPassword(designer));
  await user.click(within(asked).getByRole('button', { name: 'Sign in' }));
}

/** Stores a session in the quoting system. */
function signedIn(): void {
  document.cookie = `cpqToken=${openCpqSessions(backEnds.store, () => new Date()).begin(designer)}; path=/`;
  document.cookie = `cpqAccount=${encodeURIComponent(designer)}; path=/`;
}

const newDesign = (): string => paths.newDesign({ productFamily: 'G6', accountNumber: customer() });
const account = (): { accountNumber: string; accountName: string } => {
  const found = backEnds.store
    .collection<{ accountNumber: string; accountName: string; isTest?: boolean }>('accounts')
    .all()
    .find(({ accountNumber, isTest }) => accountNumber !== '3005019' && !isTest);
  if (!found) throw new Error('There is no account');
  return found;
};
const customer = (): string => account().accountNumber;

/** A seeded 3D configuration in the state of configuring, with its quote. */
function existing(isWanted: (record: ConfigurationRecord) => boolean = () => true) {
  const found = backEnds.store.configurations
    .find({ state: 'CONFIGURING' }, { sort: 'modified', offset: 0, limit: 200 })
    .find((record) => record.kbMaxQuoteId > -1 && isWanted(record));
  if (!found) throw new Error('No 3D configuration is being configured');
  return { id: found.configurationId, quoteId: found.kbMaxQuoteId };
}

const quoteOf = (id: number) => {
  const found = backEnds.store.quotes.get(id);
  if (!found) throw new Error(`There is no quote ${id}`);
  return found;
};

const putQuote = (quote: Quote): void => backEnds.store.quotes.put(quote, getQuoteAccountNumber(quote));

const configurations = (): number =>
  backEnds.store.configurations.find({}, { sort: 'created', offset: 0, limit: 10_000 }).length;

describe('a new design', () => {
  test('is saved in its calls, once however often it is asked for, and goes on under its address', async () => {
    const portal = openPortal({ as: designer, at: newDesign() });
    const fake = await ready(product('MAXI', 21_000), 21_000);
    expect(fake.options.parameters).toMatchObject({ currency: 'SEK', productFamily: 'G6' });
    expect(screen.getByText('Maxi')).toBeInTheDocument();
    expect(
      screen.getByText('The total is for 1 transmitter and 1 receiver, with which a new design begins.'),
    ).toBeVisible();
    await change(fake, product('MINI', 18_000), 18_000);
    expect(hasUnsavedChanges()).toBe(true);
    expect(await screen.findByText('Mini')).toBeInTheDocument();
    expect(screen.getByText('The total is for 1 transmitter and 1 receiver.')).toBeVisible();
    const save = await button('Save');
    await portal.user.dblClick(save);
    await signInToQuotes(portal);
    await expectNotice('Your configuration has been saved');
    expect(written()).toEqual([
      'POST /api/quotes/save',
      'POST /api/quotes/save',
      expect.stringMatching(/^POST \/api\/quotes\/\d+\/product$/),
      'POST /cms/configurationSets',
      'POST /cms/configurations',
      'POST /api/quotes/modifyName',
      'POST /cms/uploadProductConfigurationKbMaxImage',
    ]);
    const [, , id = ''] = location.pathname.split('/');
    const configuration = getStoredConfiguration(id);
    // The devices are stored, the transmitter with the picture of the scene.
    expect(configuration.revisions[0]?.productConfigurations).toMatchObject([
      { deviceType: 'PCU', transmitterModel: 'MINI', images: { PERSPECTIVE: { file: {} } } },
      { deviceType: 'CU', receiverModel: 'CANBUS' },
    ]);
    const quote = quoteOf(configuration.kbMaxQuoteId);
    expect(quote.name).toBe(`${id}/0A`);
    expect(quote.products?.[0]?.commits).toHaveLength(1);
    expect(configuration).toMatchObject({ state: 'CONFIGURING', accountNumber: customer() });
    await screen.findByText('Everything is saved');
    await waitFor(() => expect(hasUnsavedChanges()).toBe(false));
    // The scene has not been reloaded.
    expect(embed.made).toHaveLength(1);
  });

  test.each([
    ['quoteCreate', 'POST /api/quotes/save', 2],
    ['quoteAddProduct', 'product', 1],
    ['configurationSetCreate', 'POST /cms/configurationSets', 1],
    ['configurationCreate', 'POST /cms/configurations', 2],
  ])(
    'whose answer to %s is lost goes on where it stopped, and makes nothing twice',
    async (operation, sent, times) => {
      signedIn();
      const before = {
        quotes: backEnds.store.quotes.count(),
        configurations: configurations(),
      };
      backEnds.faults.add({ operation, effect: 'DROP_ANSWER', times: 1 });
      const portal = openPortal({ as: designer, at: newDesign() });
      await ready(product('MAXI', 21_000), 21_000);
      await portal.user.click(await button('Save'));
      await expectNotice('Your configuration could not be saved');
      expect(await screen.findByText(/Saving has stopped/)).toBeVisible();
      await portal.user.click(await button('Try again'));
      await expectNotice('Your configuration has been saved');
      expect(
        written().filter((call) => call === sent || call.endsWith(`/${sent}`)).length,
      ).toBeLessThanOrEqual(times);
      expect(backEnds.store.quotes.count()).toBe(before.quotes + 1);
      expect(configurations()).toBe(before.configurations + 1);
      const [, , id = ''] = location.pathname.split('/');
      expect(quoteOf(getStoredConfiguration(id).kbMaxQuoteId).products?.[0]?.commits).toHaveLength(1);
    },
  );

  test('whose system has no name is saved once it has been given one', async () => {
    signedIn();
    const before = configurations();
    const portal = openPortal({ as: designer, at: newDesign() });
    const fake = await ready(product('MAXI', 21_000, ''), 21_000);
    await portal.user.click(await button('Save'));
    const title = 'What is the system called?';
    const asked = within(await findDialog(title));
    await portal.user.click(asked.getByRole('button', { name: 'Cancel' }));
    await expectDialogClosed(title);
    expect(configurations()).toBe(before);
    expect(written()).toEqual([]);
    await portal.user.click(await button('Save'));
    const again = within(await findDialog(title));
    await portal.user.click(again.getByRole('button', { name: 'Save' }));
    expect(await again.findByText('Enter a name.')).toBeVisible();
    await portal.user.type(again.getByLabelText('System name'), ' Quay 2 ');
    await portal.user.click(again.getByRole('button', { name: 'Save' }));
    await expectNotice('Your configuration has been saved');
    // The configurator also receives the change.
    expect(fake.set).toEqual([{ systemName: 'Quay 2' }]);
    const [, , id = ''] = location.pathname.split('/');
    expect(getStoredConfiguration(id).configurationName).toBe('Quay 2');
  });

  test('that is saved again under another system name says that its configuration keeps the first', async () => {
    signedIn();
    const portal = openPortal({ as: designer, at: newDesign() });
    const fake = await ready(product('MAXI', 21_000, 'Yard 7'), 21_000);
    await portal.user.click(await button('Save'));
    await screen.findByText('Everything is saved');
    const sentence = /go on calling it “Yard 7”: a configuration keeps the name of its first save\.$/;
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
    await change(fake, product('MAXI', 21_000, 'Yard 8'), 21_000);
    expect(await screen.findByText(sentence)).toBeVisible();
    await portal.user.click(await button('Save'));
    await expectNotice(sentence);
    const [, , id = ''] = location.pathname.split('/');
    expect(getStoredConfiguration(id).configurationName).toBe('Yard 7');
  });

  test('is for a family and a customer, chosen where the address names none', async () => {
    const { user } = openPortal({ as: designer, at: '/configurator' });
    const start = await button('Start');
    expect(start).toBeDisabled();
    expect(screen.getByText('Choose a customer first.')).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Customer' }));
    const choices = await waitFor(() => {
      const found = screen.getAllByRole('option', { name: /\d{7}/, hidden: true });
      expect(found.length).toBeGreaterThan(1);
      return found;
    });
    await user.click(choices[1] ?? start);
    await user.click(start);
    await shown();
    expect(location.search).toMatch(/^\?productFamily=G6&accountNumber=\d+$/);
  });

  test('is not for somebody without the role', async () => {
    openPortal({ as: seededEmails.engineer, at: newDesign() });
    expect(await screen.findByText('No access to 3D configurator')).toBeVisible();
    expect(screen.getByText('Needs the 3D configurator role.')).toBeVisible();
    expect(embed.made).toEqual([]);
  });

  test('whose configurator does not come says so, and comes when it is tried again', async () => {
    vi.mocked(loading.loadEmbed).mockRejectedValueOnce(new EmbedError('SLOW'));
    const { user } = openPortal({ as: designer, at: newDesign() });
    expect(await screen.findByText('The configurator did not come within 30 seconds')).toBeVisible();
    expect(await button('Save')).toHaveAccessibleDescription('The configurator is not ready yet.');
    await user.click(await button('Try again'));
    await ready(product('MAXI', 21_000), 21_000);
    expect(await button('Save')).toBeEnabled();
  });
});

/** Saves another design of a quote, as another user. */
const saveTheirs = (quoteId: number): void => {
  const quote = quoteOf(quoteId);
  const [first] = quote.products ?? [];
  if (!first) throw new Error('The quote has no product');
  const commit = {
    authorName: 'Bob Builder',
    authorEmail: 'bob@maker.example',
    date: '2026-11-22@10:00:00',
  };
  const theirs = {
    ...first,
    configuredProduct: product('MEGA', 30_000),
    commits: [...(first.commits ?? []), commit],
  };
  putQuote({ ...quote, products: [theirs] });
};

describe('an existing design', () => {
  const openExisting = async () => {
    signedIn();
    const { id, quoteId } = existing();
    const portal = openPortal({ as: designer, at: paths.configurator(id) });
    const fake = await ready(product('MAXI', 21_000), 21_000);
    return { portal, fake, id, quoteId };
  };

  test('is opened with what its quote holds, and saved with a commit more', async () => {
    const { portal, fake, id, quoteId } = await openExisting();
    const before = quoteOf(quoteId);
    expect(fake.options.configuredProduct).toEqual(before.products?.[0]?.configuredProduct);
    expect(await button('Save')).toHaveAccessibleDescription('Everything is saved.');
    await change(fake, product('MINI', 18_000), 18_000);
    await portal.user.click(await button('Save'));
    await expectNotice('Your configuration has been saved');
    const after = quoteOf(quoteId);
    expect(after.products?.[0]?.commits).toHaveLength((before.products?.[0]?.commits?.length ?? 0) + 1);
    expect(after.products?.[0]?.commits?.at(-1)).toMatchObject({ authorEmail: designer });
    expect(after.products?.[0]?.configuredProduct).toMatchObject({ extNetPrice: 18_000 });
    expect(after.name).toMatch(new RegExp(`^${id}/`));
    await waitFor(() => expect(hasUnsavedChanges()).toBe(false));
  });

  test('whose quote has nothing in it yet is not taken as saved', async () => {
    signedIn();
    const { id, quoteId } = existing();
    putQuote({ ...quoteOf(quoteId), products: [] });
    const portal = openPortal({ as: designer, at: paths.configurator(id) });
    await ready(product('MAXI', 21_000), 21_000);
    expect(await button('Generate files')).toHaveAccessibleDescription('Save first.');
    expect(screen.queryByText('Everything is saved')).not.toBeInTheDocument();
    await portal.user.click(await button('Save'));
    await expectNotice('Your configuration has been saved');
    expect(quoteOf(quoteId).products?.[0]?.commits).toHaveLength(1);
    expect(await screen.findByText('Everything is saved')).toBeVisible();
  });

  test('whose quote cannot be renamed is saved all the same', async () => {
    const { id, quoteId } = existing();
    putQuote({ ...quoteOf(quoteId), name: 'Another name' });
    backEnds.faults.add({ operation: 'quoteModifyName', effect: 'STATUS', status: 500 });
    const { portal, fake } = await openExisting();
    await change(fake, product('MINI', 18_000), 18_000);
    await portal.user.click(await button('Save'));
    await expectNotice('Your configuration has been saved');
    expect(quoteOf(quoteId).name).toBe('Another name');
    expect(screen.queryByText(/could not be/)).not.toBeInTheDocument();
    expect(vi.mocked(console.warn).mock.calls.flat()).toContain(`Quote ${quoteId} could not be renamed`);
    expect(id).not.toBe('');
  });

  test.each([
    ['fails', { effect: 'STATUS', status: 500 }],
    ['is lost', { effect: 'DROP' }],
    ['is lost with its answer', { effect: 'DROP_ANSWER' }],
  ] as const)(
    'whose update %s is logged and told, and saved once when it is tried again',
    async (_, fault) => {
      const { portal, fake, quoteId } = await openExisting();
      const before = quoteOf(quoteId).products?.[0]?.commits?.length ?? 0;
      await change(fake, product('MINI', 18_000), 18_000);
      backEnds.faults.add({ operation: 'quoteUpdateProduct', times: 1, ...fault });
      await portal.user.click(await button('Save'));
      await expectNotice('Your configuration could not be saved');
      const logged = vi.mocked(console.warn).mock.calls.flat();
      expect(logged).toContain(`The product of quote ${quoteId} could not be saved`);
      await portal.user.click(await button('Try again'));
      await expectNotice('Your configuration has been saved');
      expect(quoteOf(quoteId).products?.[0]?.commits).toHaveLength(before + 1);
      expect(quoteOf(quoteId).products?.[0]?.configuredProduct).toMatchObject({ extNetPrice: 18_000 });
    },
  );

  test('keeps what was changed when the session ends in the middle of a save, and goes on after signing in', async () => {
    const { portal, fake, quoteId } = await openExisting();
    await change(fake, product('MINI', 18_000), 18_000);
    backEnds.endQuoteSessions();
    await portal.user.click(await button('Save'));
    await waitFor(() => expect(kept()).not.toEqual([]));
    expect(await screen.findByText('Your design is being saved.')).toBeInTheDocument();
    await signInToQuotes(portal);
    await expectNotice('Your configuration has been saved');
    expect(quoteOf(quoteId).products?.[0]?.configuredProduct).toMatchObject({ extNetPrice: 18_000 });
  });

  test('that somebody else has saved meanwhile is compared, and kept over theirs', async () => {
    const { portal, fake, quoteId } = await openExisting();
    await change(fake, product('MINI', 18_000), 18_000);
    saveTheirs(quoteId);
    await portal.user.click(await button('Save'));
    const asked = await findDialog('Somebody else has saved this design');
    expect(within(asked).getByText(/Bob Builder saved it/)).toBeInTheDocument();
    const row = within(asked).getByRole('row', { name: /Transmitter 1 › Model/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['Mini', 'Mega']);
    expect(
      within(asked).getByText(/^Yours replaces theirs, and their values are kept nowhere/),
    ).toBeVisible();
    await portal.user.click(within(asked).getByRole('button', { name: 'Keep mine' }));
    await expectNotice('Your configuration has been saved');
    const { products } = quoteOf(quoteId);
    // The other user's design is overwritten, as the question announced; only its commit remains.
    expect(JSON.stringify(quoteOf(quoteId))).not.toContain('MEGA');
    expect(products?.[0]?.configuredProduct).toMatchObject({ extNetPrice: 18_000 });
    expect(products?.[0]?.commits?.slice(-2).map(({ authorEmail }) => authorEmail)).toEqual([
      'bob@maker.example',
      designer,
    ]);
  });

  test('that somebody else saves in the same moment is compared as well', async () => {
    const { portal, fake, quoteId } = await openExisting();
    await change(fake, product('MINI', 18_000), 18_000);
    const refuse = () => {
      saveTheirs(quoteId);
      return HttpResponse.json({ messages: ['Bob Builder has saved this product.'] }, { status: 409 });
    };
    backEnds.answer(http.put('*/api/quotes/:id/product/:product', refuse, { once: true }));
    await portal.user.click(await button('Save'));
    const asked = await findDialog('Somebody else has saved this design');
    await portal.user.click(within(asked).getByRole('button', { name: 'Keep mine' }));
    await expectNotice('Your configuration has been saved');
    expect(quoteOf(quoteId).products?.[0]?.configuredProduct).toMatchObject({ extNetPrice: 18_000 });
  });

  test('that somebody else has saved meanwhile is loaded, and the own one stays offered', async () => {
    const { portal, fake, quoteId } = await openExisting();
    await change(fake, product('MINI', 18_000), 18_000);
    saveTheirs(quoteId);
    await portal.user.click(await button('Save'));
    const asked = await findDialog('Somebody else has saved this design');
    await portal.user.click(within(asked).getByRole('button', { name: 'Load theirs' }));
    await waitFor(() => expect(embed.made).toHaveLength(2));
    expect(embed.made[1]?.options.configuredProduct).toMatchObject({ extNetPrice: 30_000 });
    await portal.user.click(await button('Go on with it'));
    await waitFor(() => expect(embed.made).toHaveLength(3));
    expect(embed.made[2]?.options.configuredProduct).toMatchObject({ extNetPrice: 18_000 });
  });

  test('can only be looked at by somebody who may not change it', async () => {
    const approved = backEnds.store.configurations
      .find({ state: 'APPROVED' }, { sort: 'modified', offset: 0, limit: 500 })
      .find(({ kbMaxQuoteId }) => kbMaxQuoteId > -1);
    signedIn();
    openPortal({ as: designer, at: paths.configurator(approved?.configurationId ?? '') });
    const fake = await ready(product('MAXI', 21_000), 21_000);
    expect(await screen.findByText(/^Only to look at:/)).toBeVisible();
    fake.send({ name: 'changed', total: 5, isValid: true, changes: 1 });
    await screen.findByText('5 SEK');
    expect(await button('Save')).toBeDisabled();
    expect(hasUnsavedChanges()).toBe(false);
  });

  test('is not that of a configuration made otherwise', async () => {
    const { configurationId } = findConfigurationInState('CONFIGURING');
    openPortal({ as: designer, at: paths.configurator(configurationId) });
    expect(await screen.findByText(`${configurationId} is not configured in 3D`)).toBeVisible();
  });

  test('is left only when asked, and then its draft is offered to nobody else', async () => {
    const { portal, fake, id } = await openExisting();
    await change(fake, product('MINI', 18_000), 18_000);
    await waitFor(() => expect(kept()).toHaveLength(1));
    await portal.user.click(await button('Exit'));
    const asked = await findDialog('Leave without saving?');
    await portal.user.click(within(asked).getByRole('button', { name: 'Cancel' }));
    expect(location.pathname).toBe(paths.configurator(id));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await portal.user.click(await button('Exit'));
    await portal.user.click(
      within(await findDialog('Leave without saving?')).getByRole('button', { name: 'Leave' }),
    );
    await waitFor(() => expect(location.pathname).toBe(`/configurations/${id}`));
    expect(embed.made.every(({ disposed }) => disposed)).toBe(true);
    const keys = Object.keys(localStorage).filter((key) => localStorage.getItem(key)?.includes('MINI'));
    expect(keys).toEqual([expect.stringMatching(new RegExp(`/${designer}/`))]);

    await portal.goTo(paths.configurator(id));
    expect(await screen.findByText(/^A design from \d\d:\d\d was not saved\.$/)).toBeVisible();
    await portal.user.click(await button('Discard'));
    const discarding = await findDialog('Discard this design?');
    await portal.user.click(within(discarding).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByText(/was not saved\.$/)).not.toBeInTheDocument());
  });
});

test.each(['configurationSetCreate', 'configurationCreate'])(
  'a draft goes on after a crash, from %s at which its save had stopped',
  async (operation) => {
    signedIn();
    backEnds.faults.add({ operation, effect: 'STATUS', status: 500, times: 1 });
    const portal = openPortal({ as: designer, at: newDesign() });
    const fake = await ready(product('MAXI', 21_000), 21_000);
    await change(fake, product('MINI', 18_000), 18_000);
    await portal.user.click(await button('Save'));
    await expectNotice('Your configuration could not be saved');
    const quotes = backEnds.store.quotes.count();
    await portal.goTo('/');
    await portal.user.click(
      within(await findDialog('Leave without saving?')).getByRole('button', { name: 'Leave' }),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Exit' })).not.toBeInTheDocument());
    await portal.goTo('/configurator?productFamily=G6&accountNumber=' + customer());
    await portal.user.click(await button('Go on with it'));
    await waitFor(() => expect(embed.made).toHaveLength(3));
    expect(embed.made[2]?.options.configuredProduct).toMatchObject({ extNetPrice: 18_000 });
    await ready(product('MINI', 18_000), 18_000);
    await portal.user.click(await button('Save'));
    await expectNotice('Your configuration has been saved');
    expect(backEnds.store.quotes.count()).toBe(quotes);
    expect(kept().length).toBeLessThanOrEqual(1);
  },
);

describe('generating files', () => {
  const wiringPath = '*/cms/kbmax/account/testWiring/*';
  const treePath = '*/cms/kbmax/buildTree/*';
  const generate = async () => {
    signedIn();
    const { id, quoteId } = existing();
    const portal = openPortal({ as: designer, at: paths.configurator(id) });
    await ready(product('MAXI', 21_000), 21_000);
    return { portal, id, quoteId, press: async () => portal.user.click(await button('Generate files')) };
  };

  test('begins when the wiring is right, and is followed until the quote is no longer generating', async () => {
    backEnds.answer(http.get(wiringPath, () => HttpResponse.json({ quoteId: 1, connections: 3 })));
    const { portal, id, quoteId, press } = await generate();
    backEnds.generation.time = 60_000;
    await press();
    await waitFor(() => expect(useJobs.getState().jobs[0]).toMatchObject({ state: 'RUNNING' }));
    await waitFor(() =>
      expect(getQuoteStateName(quoteOf(quoteId).state)).toBe('Generating configuration outputs'),
    );
    const pressed = await button('Generate files');
    await waitFor(() => expect(pressed).toHaveAccessibleDescription('Its files are being generated.'));
    // The button is disabled but keeps the focus.
    expect(pressed).toHaveAttribute('aria-disabled', 'true');
    expect(pressed).toHaveFocus();
    const ordered = backEnds.sent.find(({ path }) => path.endsWith('generateOutputs'));
    expect(JSON.parse(ordered?.body ?? '{}')).toMatchObject({ id: quoteId, reason: 'Generate outputs' });
    // The generation is stored in the tab, so that it continues after a reload.
    expect(sessionStorage.getItem(`portal.${designer}/generations`)).toContain(id);
    await portal.goTo('/configurations');
    expect(useJobs.getState().jobs[0]).toMatchObject({
      state: 'RUNNING',
      title: `Generate the files of ${id}`,
    });
  });

  test('is not begun for what somebody else has saved meanwhile: the two are compared first', async () => {
    backEnds.answer(http.get(wiringPath, () => HttpResponse.json({ quoteId: 1, connections: 3 })));
    const { portal, quoteId, press } = await generate();
    saveTheirs(quoteId);
    await press();
    const asked = await findDialog('Somebody else has saved this design');
    expect(backEnds.sent.some(({ path }) => /generateOutputs|testWiring/.test(path))).toBe(false);
    await portal.user.click(within(asked).getByRole('button', { name: 'Keep mine' }));
    await expectNotice('Your configuration has been saved');
    expect(quoteOf(quoteId).products?.[0]?.configuredProduct).toMatchObject({ extNetPrice: 21_000 });
    await press();
    await waitFor(() => expect(getQuoteStateName(quoteOf(quoteId).state)).toMatch(/^Generating/));
  });

  test('leaves the design to be looked at, and a change meanwhile to be saved afterwards', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    backEnds.answer(http.get(wiringPath, () => HttpResponse.json({ quoteId: 1, connections: 3 })));
    const { press } = await generate();
    backEnds.generation.time = 60_000;
    await press();
    expect(await screen.findByText(/^Only to look at: Its files are being generated\./)).toBeVisible();
    expect(await button('Save')).toHaveAccessibleDescription('Its files are being generated.');
    await change(await shown(), product('MINI', 18_000), 18_000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(kept()).toEqual([]);
    await vi.advanceTimersByTimeAsync(100_000);
    await waitFor(() => expect(screen.queryByText(/^Only to look at:/)).not.toBeInTheDocument());
    expect(await button('Save')).toBeEnabled();
    await waitFor(() => expect(kept()).toHaveLength(1));
    vi.useRealTimers();
  });

  test('points at the component and the connector of a wiring error', async () => {
    const error = {
      partOutPut: { connectorType: 'ANALOGUE' },
      component: { designator: 'K1', componentType: 'PWM output' },
      description: 'Not shown',
    };
    const node = { componentType: 'Part', partNumber: 'P1', name: '', outputs: [], children: [] };
    const tree = {
      ...node,
      designator: '',
      name: 'System',
      children: [
        { ...node, designator: 'J1', outputs: [{ connectorType: 'ANALOGUE', count: 2 }] },
        { ...node, designator: 'K1' },
      ],
    };
    backEnds.answer(
      http.get(wiringPath, () => HttpResponse.json(error, { status: 400 })),
      http.get(treePath, () => HttpResponse.json(tree)),
    );
    const { portal, press } = await generate();
    await press();
    await expectNotice('Cannot meet demand for ANALOGUE connector. Error was triggered by PWM output K1.');
    await portal.user.click(await button('Component K1'));
    const rows = async (): Promise<(string | null)[]> =>
      within(await screen.findByRole('list', { name: 'Product tree' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(await rows()).toEqual(['System Part P1', 'K1 Part P1']);
    await portal.user.click(await button('Connector Analogue'));
    expect(await rows()).toEqual(['System Part P1', 'J1 Part P1offers 2 × Analogue']);
    expect(screen.queryByText(/^The design has changed since/)).not.toBeInTheDocument();
    await change(await shown(), product('MINI', 18_000), 18_000);
    expect(await screen.findByText(/^The design has changed since/)).toBeVisible();
    await portal.user.click(await button('Save'));
    await expectNotice('Your configuration has been saved');
    expect(screen.getByText(/^The design has changed since/)).toBeVisible();
    expect(backEnds.sent.filter(({ path }) => path.includes('generateOutputs'))).toEqual([]);
  });

  test.each([
    [400, { errorCode: 'WIRING_BUSY', humanReadableError: 'It is busy.' }, 'Wiring busy'],
    [500, { errorCode: 'SERVER_BROKEN', humanReadableError: 'It broke.' }, 'Server broken'],
  ])('tells a %i with a code of its own as an API error', async (status, body, title) => {
    backEnds.answer(http.get(wiringPath, () => HttpResponse.json(body, { status })));
    const { press } = await generate();
    await press();
    await expectNotice(title);
    expect(screen.queryByRole('button', { name: /^Component/ })).not.toBeInTheDocument();
    expect(backEnds.sent.filter(({ path }) => path.includes('generateOutputs'))).toEqual([]);
  });

  test('that the quoting system refuses is told', async () => {
    backEnds.answer(http.get(wiringPath, () => HttpResponse.json({ quoteId: 1, connections: 3 })));
    backEnds.faults.add({ operation: 'quoteGenerateOutputs', effect: 'STATUS', status: 500 });
    const { press } = await generate();
    await press();
    await expectNotice('Files could not be generated');
    expect(sessionStorage.getItem(`portal.${designer}/generations`)).toBeNull();
  });
});

test('a picture is kept with the first transmitter of the configuration', async () => {
  signedIn();
  const { id } = existing(({ revisions }) =>
    Boolean(revisions.at(-1)?.productConfigurations.some(({ deviceType }) => deviceType === 'PCU')),
  );
  const portal = openPortal({ as: designer, at: paths.configurator(id) });
  const fake = await ready(product('MAXI', 21_000), 21_000);
  await change(fake, product('MINI', 18_000), 18_000);
  await portal.user.click(await button('Save'));
  await expectNotice('Your configuration has been saved');
  expect(fake.actions).toEqual(['snapshot']);
  const pictured = getStoredConfiguration(id)
    .revisions.at(-1)
    ?.productConfigurations.find(({ deviceType }) => deviceType === 'PCU');
  expect(pictured?.images?.['PERSPECTIVE']).toMatchObject({ createdBy: designer });
});
