import { countText } from '../words/plurals.ts';
import { accountLabel, type Account } from '../account/accounts.ts';
import type { AnyState } from './state.ts';
import { stateText } from '../words/stateText.ts';

type FileCount = { readonly versions: readonly unknown[] };
type Files = { readonly artefacts: readonly FileCount[]; readonly attachments: readonly FileCount[] };

/** A configuration as a person saw it, in a list or on its page; what a list does not show is left out. */
export type Seen = {
  readonly configurationState: AnyState;
  /** Name of the working revision; undefined where a list may have hidden it. */
  readonly revision: string | undefined;
  readonly assigneeEmail: string | null;
  readonly account: Account;
  readonly configurationDescription: string;
  readonly partNumber: string | null;
  readonly productConfigurations?: readonly (Files & { readonly productConfigurationId: string })[];
} & Partial<Files>;

/** One thing that is not as the person saw it. */
export type Moved = { readonly what: string; readonly before: string; readonly now: string };

const versionsOf = ({ artefacts, attachments }: Partial<Files>): number =>
  [...(artefacts ?? []), ...(attachments ?? [])].reduce((sum, { versions }) => sum + versions.length, 0);

type Person = (email: string) => string;

/** The facts that count as having moved, each in words; undefined where one was not seen. */
const facts: Readonly<Record<string, (seen: Seen, person: Person) => string | undefined>> = {
  State: ({ configurationState }) => stateText(configurationState),
  Revision: ({ revision }) => revision,
  'Assigned to': ({ assigneeEmail }, person) => (assigneeEmail ? person(assigneeEmail) : 'Nobody'),
  Account: ({ account }) => accountLabel(account).name,
  Description: ({ configurationDescription }) => configurationDescription,
  Part: ({ partNumber }) => partNumber ?? 'None',
  'Product configurations': ({ productConfigurations }) =>
    productConfigurations &&
    (productConfigurations.map((device) => device.productConfigurationId).join(', ') || 'None'),
  Files: (seen) =>
    seen.productConfigurations &&
    countText(
      versionsOf(seen) + seen.productConfigurations.reduce((sum, each) => sum + versionsOf(each), 0),
      'version',
    ),
};

/**
 * The differences between two readings of a configuration; `person` gives the name an address shows as. Comments are
 * left out: a word more or less changes nothing about what is decided.
 */
export function movedBetween(seen: Seen, now: Seen, person: Person): readonly Moved[] {
  return Object.entries(facts).flatMap(([what, wordsOf]) => {
    const before = wordsOf(seen, person);
    const after = wordsOf(now, person);
    return before === undefined || after === undefined || before === after
      ? []
      : [{ what, before, now: after }];
  });
}

/** Lines that say what has moved, each with what it was and what it is: "State: Configuring → Archived". */
export const movedText = (moved: readonly Moved[]): readonly string[] =>
  moved.map(({ what, before, now }) => `${what}: ${before} → ${now}`);

type Stale = { readonly moved: readonly Moved[]; readonly reason: string | undefined };

/** One line on why a row was left as it is: what has moved since it was chosen, and why it is not possible any more. */
export const staleText = ({ moved, reason }: Stale): string =>
  [moved.length > 0 ? `It has changed meanwhile: ${movedText(moved).join('; ')}.` : '', reason ?? '']
    .filter(Boolean)
    .join(' ');
