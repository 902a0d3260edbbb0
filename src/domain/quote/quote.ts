import { defaultAccountNumber } from '../account/accounts.ts';
import { stateByQuote, type AnyState, type ConfigurationState } from '../configuration/state.ts';
import { commitDate } from '../words/dates.ts';
import { stateText } from '../words/stateLooks.ts';

export const quoteCurrency = 'SEK';
export const quoteWorkflowId = 6;
export const configuratorId = 41;

const stateByName = new Map<string, ConfigurationState>([
  ['default', 'CONFIGURING'],
  ['awaiting for quote approval', 'CONFIGURING'],
  ['generating quote outputs', 'GENERATING_ARTEFACTS'],
  ['generating modified quote outputs', 'GENERATING_ARTEFACTS'],
  ['generating configuration outputs', 'GENERATING_ARTEFACTS'],
  ['awaiting for configuration approval', 'WAITING_FOR_APPROVAL'],
  ['awaiting for archiving', 'APPROVED'],
  ['archived', 'ARCHIVED'],
]);

/** The configuration state a workflow state of the quoting system stands for; an unknown name is CONFIGURING. */
export const mapQuoteState = (name: string): ConfigurationState =>
  stateByName.get(name.trim().toLowerCase()) ?? 'CONFIGURING';

const codedState = 'default';

export const quoteStateNameText = (name: string): string =>
  name.trim().toLowerCase() === codedState ? stateText(mapQuoteState(name)) : name;

/** The state to show: the quote's, as long as the configuration is in one that the quote decides. */
export const shownState = (state: AnyState, quoteStateName: string | undefined): AnyState =>
  stateByQuote(state, quoteStateName === undefined ? undefined : mapQuoteState(quoteStateName));

export type Commit = {
  readonly authorName: string;
  readonly authorEmail: string;
  readonly date: string;
  /** Net price of the version in the currency of the quote, where it was kept with it. */
  readonly extNetPrice?: number | null;
};

export const newCommit = (
  author: { readonly name: string; readonly email: string },
  now: Date,
  extNetPrice?: number,
): Commit => ({
  authorName: author.name,
  authorEmail: author.email,
  date: commitDate(now),
  ...(extNetPrice !== undefined && { extNetPrice }),
});

export function quoteRename(current: string, configurationId: string, revision: string): string | undefined {
  const name = `${configurationId}/${revision}`;
  return name === current ? undefined : name;
}

/** The account of a cloned quote: the special one, if the installation has one, is not passed on. */
export const clonedAccountNumber = (accountNumber: string, specialAccount: string): string =>
  specialAccount !== '' && accountNumber === specialAccount ? defaultAccountNumber : accountNumber;
