import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeEmbed, type FakeConfigurator } from './makers/fakeEmbed.ts';
import { passwordOf } from '../mocks/cpq/users.ts';
import { paths } from '~/paths.ts';
import { EmbedError } from '~/widgets/configurator/embedFailure.ts';
import * as loading from '~/widgets/configurator/loadEmbed.ts';
import { hasUnsaved } from '~/ui/unsaved.ts';
import { backEnds, dialog, expectSaid, openPortal, storedConfiguration, who, type OpenPortal } from './portal.tsx';

const designer = who.quoteEngineer;
let embed = fakeEmbed();

const product = (model: string, extNetPrice: number) => ({
  name: 'Remote control',
  idProduct: 41,
  extNetPrice,
  fields: [
    { name: 'systemName', stringValue: 'Hall 4' },
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
  embed = fakeEmbed();
  vi.spyOn(loading, 'loadEmbed').mockImplementation(() => Promise.resolve(embed.global));
});

/** The configurator on the page, once it is there. */
const shown = async (): Promise<FakeConfigurator> => {
  await waitFor(() => expect(embed.made.some(({ disposed }) => !disposed)).toBe(true));
  const found = embed.made.findLast(({ disposed }) => !disposed);
  if (!found) throw new Error('There is no configurator');
  return found;
};

/** Has the configurator on the page begin with a design. */
async function ready(design: object, total: number): Promise<FakeConfigurator> {
  const fake = await shown();
  fake.product = design;
  fake.fields = { total };
  fake.send({ name: 'ready' });
  await screen.findByText(`SEK ${total.toLocaleString('en')}`);
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

/** Writes to the quoting system and the CMS, in their order. */
const written = (): string[] =>
  backEnds.sent
    .filter(({ method, path }) => method !== 'GET' && !/filter|search|\/auth\//.test(path))
    .map(({ method, path }) => `${method} ${path.replace(/\?.*$/, '')}`);

async function signInToQuotes({ user }: OpenPortal): Promise<void> {
  const asked = await dialog('Sign in');
  await user.type(within(asked).getByLabelText('Password'), passwordOf(designer));
  await user.click(within(asked).getByRole('button', { name: 'Sign in' }));
}

const newDesign = (): string => paths.newDesign({ productFamily: 'G6', accountNumber: customer() });
const customer = (): string => {
  const account = backEnds.store
    .collection<{ accountNumber: string; isTest?: boolean }>('accounts')
    .all()
    .find(({ accountNumber, isTest }) => accountNumber !== '3005019' && !isTest);
  return account?.accountNumber ?? '';
};

/** A seeded 3D configuration that is being configured, and its quote. */
function existing() {
  const found = backEnds.store.configurations
    .find({ state: 'CONFIGURING' }, { sort: 'modified', offset: 0, limit: 200 })
    .find(({ kbMaxQuoteId }) => kbMaxQuoteId > -1);
  if (!found) throw new Error('No 3D configuration is being configured');
  return { id: found.configurationId, quoteId: found.kbMaxQuoteId };
}

const quoteOf = (id: number) => {
  const found = backEnds.store.quotes.get(id);
  if (!found) throw new Error(`There is no quote ${id}`);
  return found;
};

describe('a new design', () => {
  test('is saved in its calls, once however often it is asked for, and goes on under its address', async () => {
    const portal = openPortal({ as: designer, at: newDesign() });
    const fake = await ready(product('MAXI', 21_000), 21_000);
    expect(fake.options.parameters).toMatchObject({ currency: 'SEK', productFamily: 'G6' });
    expect(screen.getByText('MAXI')).toBeInTheDocument();
    await change(fake, product('MINI', 18_000), 18_000);
    expect(hasUnsaved()).toBe(true);
    expect(await screen.findByText('MINI')).toBeInTheDocument();
    const save = await button('Save');
    await portal.user.dblClick(save);
    await signInToQuotes(portal);
    await expectSaid('Your configuration has been saved');
    expect(written()).toEqual([
      'POST /api/quotes/save',
      'POST /api/quotes/save',
      expect.stringMatching(/^POST \/api\/quotes\/\d+\/product$/),
      'POST /cms/configurationSets',
      'POST /cms/configurations',
      'POST /api/quotes/modifyName',
    ]);
    const [, , id = ''] = location.pathname.split('/');
    const configuration = storedConfiguration(id);
    const quote = quoteOf(configuration.kbMaxQuoteId);
    expect(quote.name).toBe(`${id}/0A`);
    expect(quote.products?.[0]?.commits).toHaveLength(1);
    expect(configuration).toMatchObject({ state: 'CONFIGURING', accountNumber: customer() });
    await screen.findByText('Everything is saved');
    expect(hasUnsaved()).toBe(false);
    // The scene is still the same one.
    expect(embed.made).toHaveLength(1);
  });
});

void HttpResponse;
void http;
void EmbedError;
void kept;
void existing;
