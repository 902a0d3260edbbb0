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

/** Configuration state of a workflow state's name in the quoting system; an unknown name is CONFIGURING. */
export const mapQuoteState = (name: string): ConfigurationState =>
  stateByName.get(name.trim().toLowerCase()) ?? 'CONFIGURING';

const codedState = 'default';

export const formatQuoteStateName = (name: string): string =>
  name.trim().toLowerCase() === codedState ? formatState(mapQuoteState(name)) : name;

/** State to show: the quote's, while the configuration is in a state that the quote decides. */
export const getConfigurationDisplayState = (state: AnyState, quoteStateName: string | undefined): AnyState =>
  resolveQuoteState(state, quoteStateName === undefined ? undefined : mapQuoteState(quoteStateName));

export type Commit = {
  readonly authorName: string;
  readonly authorEmail: string;
  readonly date: string;
  /** Net price of the version in the currency of the quote, where it was saved with it. */
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

/** Account of a cloned quote: the special account, if there is one, is replaced by the default. */
export const getCloneAccountNumber = (accountNumber: string, specialAccount: string): string =>
  specialAccount !== '' && accountNumber === specialAccount ? defaultAccountNumber : accountNumber;
