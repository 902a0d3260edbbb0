import { within } from '@testing-library/react';
import type { Quote } from '~/domain/quote/quoteDto.ts';
import type { ConfigurationRecord } from '../mocks/store/records.ts';
import { getPassword } from '../mocks/cpq/sessions.ts';
import type { ConfigurationState } from '~/domain/configuration/state.ts';
import { getTabAccount } from '~/platform/storage/tabStore.ts';
import { backEnds, findDialog, type OpenPortal } from './portal.tsx';

/** A seeded configuration of a state that was made in 3D. */
export function find3DConfiguration(state: ConfigurationState): ConfigurationRecord {
  const newest = backEnds.store.configurations.find({ state }, { sort: 'modified', offset: 0, limit: 50 });
  const found = newest.find(({ kbMaxQuoteId }) => kbMaxQuoteId > -1);
  if (!found) throw new Error(`No seeded 3D configuration is ${state}`);
  return found;
}

/** The quote of a configuration as the quoting system has it now. */
export function getStoredQuote({ kbMaxQuoteId }: Pick<ConfigurationRecord, 'kbMaxQuoteId'>): Quote {
  const quote = backEnds.store.quotes.get(kbMaxQuoteId);
  if (!quote) throw new Error(`There is no quote ${kbMaxQuoteId}`);
  return quote;
}

/** The name of the state of a quote, in whichever form it is kept. */
export const getQuoteStateName = ({ state }: Quote): string =>
  (typeof state === 'string' ? state : state?.name) ?? '';

/** Puts the quote of a configuration into a state, as somebody else's work would leave it. */
export function setStoredQuoteState(record: ConfigurationRecord, name: string): void {
  const modifiedDate = new Date().toISOString();
  backEnds.store.quotes.put(
    { ...getStoredQuote(record), state: { id: 1, name }, modifiedDate },
    record.accountNumber,
  );
}

/** Signs the person of the tab in to the quoting system, in the dialog that asks for it. */
export async function signInToQuotes({ user }: Pick<OpenPortal, 'user'>): Promise<void> {
  const form = await findDialog('Sign in');
  await user.type(within(form).getByLabelText('Password'), getPassword(getTabAccount() ?? ''));
  await user.click(within(form).getByRole('button', { name: 'Sign in' }));
}

/** The calls that went to the quoting system, but for those of signing in and the reads. */
export const listQuoteWrites = (): readonly string[] =>
  backEnds.sent
    .filter(({ method, path }) => path.startsWith('/api/quotes') && method !== 'GET')
    .map(({ method, path }) => `${method} ${path}`);
