import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { NewFaultRule } from '../mocks/faults/faultRule.ts';
import { getPassword } from '../mocks/cpq/sessions.ts';
import type { ConfigurationRecord } from '../mocks/store/records.ts';
import { designSaveStepTexts } from '~/domain/words/texts/designs.ts';
import { setUpDesigns, openChangedDesign, designerEmail, storeQuoteSession } from './openDesign.tsx';
import { backEnds, findDialog, expectNotice } from './portal.tsx';

beforeEach(() => {
  setUpDesigns();
  storeQuoteSession();
});

const configurations = (): readonly ConfigurationRecord[] =>
  backEnds.store.configurations.find({}, { sort: 'created', offset: 0, limit: 10_000 });

/** Calls of a first save: required ones with the text of their step, and those tried only once. */
const needed = {
  quoteCreate: designSaveStepTexts.CREATE_QUOTE,
  quoteAddProduct: designSaveStepTexts.ADD_PRODUCT,
  configurationSetCreate: designSaveStepTexts.CREATE_DESIGN,
  configurationCreate: designSaveStepTexts.CREATE_CONFIGURATION,
} as const;
type Needed = keyof typeof needed;
const triedOnce = ['quoteModifyName', 'productConfigurationImageUpload'] as const;

type Fault = Pick<NewFaultRule, 'effect' | 'status' | 'ms'>;

/** Faults by name; with `delays` the call still gets its response. */
const faults: readonly { readonly name: string; readonly delays?: boolean; readonly fault: Fault }[] = [
  { name: 'a failure', fault: { effect: 'STATUS', status: 500 } },
  { name: 'a refusal of the person', fault: { effect: 'STATUS', status: 403 } },
  { name: 'a refusal of its subject', fault: { effect: 'STATUS', status: 404 } },
  { name: 'a conflict', fault: { effect: 'STATUS', status: 409 } },
  { name: 'a delay', delays: true, fault: { effect: 'DELAY', ms: 300 } },
  { name: 'a slow answer', delays: true, fault: { effect: 'DRIP', ms: 200 } },
  { name: 'a lost request', fault: { effect: 'DROP' } },
  { name: 'a lost answer', fault: { effect: 'DROP_ANSWER' } },
  { name: 'half an answer', fault: { effect: 'TRUNCATE' } },
  { name: 'an unreadable answer', fault: { effect: 'MALFORMED' } },
  { name: 'a page', fault: { effect: 'HTML' } },
  { name: 'nobody there', fault: { effect: 'OFFLINE' } },
  { name: 'maintenance', fault: { effect: 'MAINTENANCE' } },
];

/** Saves, retrying where offered, and expects exactly one quote and one configuration, with the design. */
async function expectSavedOnce(save: () => Promise<void>): Promise<ConfigurationRecord> {
  const quotes = backEnds.store.quotes.count();
  const before = new Set(configurations().map(({ configurationId }) => configurationId));
  await save();
  await expectNotice('Your configuration has been saved');
  await screen.findByText('Everything is saved');
  expect(backEnds.store.quotes.count()).toBe(quotes + 1);
  const made = configurations().filter(({ configurationId }) => !before.has(configurationId));
  expect(made).toHaveLength(1);
  const [record] = made;
  if (!record) throw new Error('There is no configuration');
  expect(record.state).toBe('CONFIGURING');
  expect(location.pathname).toBe(`/configurator/${record.configurationId}`);
  const products = backEnds.store.quotes.get(record.kbMaxQuoteId)?.products ?? [];
  expect(products).toHaveLength(1);
  expect(products[0]?.commits).toHaveLength(1);
  expect(products[0]?.configuredProduct).toMatchObject({ extNetPrice: 18_000 });
  return record;
}

const rowsOf = <Operation extends string>(operations: readonly Operation[]) =>
  operations.flatMap((operation) => faults.map((row) => ({ operation, ...row })));

test.each(
  rowsOf([
    'quoteCreate',
    'quoteAddProduct',
    'configurationSetCreate',
    'configurationCreate',
  ] satisfies Needed[]),
)(
  'a first save whose $operation meets $name makes nothing twice and loses nothing',
  async ({ operation, delays = false, fault }) => {
    const { user } = await openChangedDesign();
    backEnds.faults.add({ operation, times: 1, ...fault });
    await expectSavedOnce(async () => {
      await user.click(await screen.findByRole('button', { name: 'Save' }));
      if (delays) return;
      await expectNotice('Your configuration could not be saved');
      await expectNotice(new RegExp(`^${needed[operation]}: .+\\.?$`));
      await user.click(await screen.findByRole('button', { name: 'Try again' }));
    });
  },
);

test.each(rowsOf(triedOnce))(
  'a first save whose $operation meets $name is saved all the same',
  async ({ operation, fault }) => {
    const { user } = await openChangedDesign();
    backEnds.faults.add({ operation, times: 1, ...fault });
    await expectSavedOnce(async () => user.click(await screen.findByRole('button', { name: 'Save' })));
    expect(backEnds.faults.rules().every(({ hits }) => hits === 1)).toBe(true);
  },
);

test.each(['quoteCreate', 'quoteAddProduct', 'quoteModifyName'])(
  'a first save whose session ends at %s goes on after signing in',
  async (operation) => {
    const { user } = await openChangedDesign();
    backEnds.faults.add({ operation, times: 1, effect: 'EXPIRED_TOKEN' });
    const record = await expectSavedOnce(async () => {
      await user.click(await screen.findByRole('button', { name: 'Save' }));
      const asked = within(await findDialog('Sign in'));
      await user.type(asked.getByLabelText('Password'), getPassword(designerEmail));
      await user.click(asked.getByRole('button', { name: 'Sign in' }));
    });
    expect(backEnds.store.quotes.get(record.kbMaxQuoteId)?.name).toBe(`${record.configurationId}/0A`);
  },
);
