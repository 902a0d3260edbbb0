import { within } from '@testing-library/react';
import type { Quote } from '~/domain/quote/quoteDto.ts';
import type { ConfigurationRecord } from '../mocks/store/records.ts';
import { getPassword } from '../mocks/cpq/sessions.ts';
import type { ConfigurationState } from '~/domain/configuration/state.ts';
import { getTabAccount } from '~/platform/storage/tabStore.ts';
import { backEnds, findDialog, type OpenPortal } from './portal.tsx';

/** A seeded 3D configuration in a state. */
export function find3DConfiguration(state: ConfigurationState): ConfigurationRecord {
  const newest = backEnds.store.configurations.find({ state }, { sort: 'modified', offset: 0, limit: 50 });
  const found = newest.find(({ kbMaxQuoteId }) => kbMaxQuoteId > -1);
  if (!found) throw new Error(`No seeded 3D configuration is ${state}`);
  return found;
}

/** The currently stored quote of a configuration. */
export function getStoredQuote({ kbMaxQuoteId }: Pick<ConfigurationRecord, 'kbMaxQuoteId'>): Quote {
  const quote = backEnds.store.quotes.get(kbMaxQuoteId);
  if (!quote) throw new Error(`There is no quote ${kbMaxQuoteId}`);
  return quote;
}

/** Name of a quote's state, in both formats of the field. */
export const getQuoteStateName = ({ state }: Quote): string =>
  (typeof state === 'string' ? state : state?.name) ?? '';

/** Changes the state of a configuration's stored quote, as another user would. */
export function setStoredQuoteState(record: ConfigurationRecord, name: string): void {
  const modifiedDate = new Date().toISOString();
  backEnds.store.quotes.put(
    { ...getStoredQuote(record), state: { id: 1, name }, modifiedDate },
    record.accountNumber,
  );
}

/** Fills in the sign-in dialog of the quoting system. */
export async function signInToQuotes({ user }: Pick<OpenPortal, 'user'>): Promise<void> {
  const form = await findDialog('Sign in');
  await user.type(within(form).getByLabelText('Password'), getPassword(getTabAccount() ?? ''));
  await user.click(within(form).getByRole('button', { name: 'Sign in' }));
}

/** Calls that changed quotes. */
export const listQuoteWrites = (): readonly string[] =>
  backEnds.sent
    .filter(({ method, path }) => path.startsWith('/api/quotes') && method !== 'GET')
    .map(({ method, path }) => `${method} ${path}`);
