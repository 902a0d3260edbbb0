import { defaultAccountNumber } from '../account/accounts.ts';
import { resolveQuoteState, type AnyState, type ConfigurationState } from '../configuration/state.ts';
import { formatCommitDate } from '../words/dates.ts';
import { formatState } from '../words/stateAppearances.ts';

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

export const formatQuoteStateName = (name: string): string =>
  name.trim().toLowerCase() === codedState ? formatState(mapQuoteState(name)) : name;

/** The state to show: the quote's, as long as the configuration is in one that the quote decides. */
export const getConfigurationDisplayState = (state: AnyState, quoteStateName: string | undefined): AnyState =>
  resolveQuoteState(state, quoteStateName === undefined ? undefined : mapQuoteState(quoteStateName));

export type Commit = {
  readonly authorName: string;
  readonly authorEmail: string;
  readonly date: string;
  /** Net price of the version in the currency of the quote, where it was kept with it. */
  readonly extNetPrice?: number | null;
};

export const createCommit = (
  author: { readonly name: string; readonly email: string },
  now: Date,
  extNetPrice?: number,
): Commit => ({
  authorName: author.name,
  authorEmail: author.email,
  date: formatCommitDate(now),
  ...(extNetPrice !== undefined && { extNetPrice }),
});

export function getRequiredQuoteName(
  current: string,
  configurationId: string,
  revision: string,
): string | undefined {
  const name = `${configurationId}/${revision}`;
  return name === current ? undefined : name;
}

/** The account of a cloned quote: the special one, if the installation has one, is not passed on. */
export const getCloneAccountNumber = (accountNumber: string, specialAccount: string): string =>
  specialAccount !== '' && accountNumber === specialAccount ? defaultAccountNumber : accountNumber;
