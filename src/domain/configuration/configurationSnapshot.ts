import { joinSentences, type ConcurrentChange } from '../words/sentences.ts';
import { fileConflictTexts } from '../words/texts/configurationActions.ts';
import { buildAccountLabel, type Account } from '../account/accounts.ts';
import type { AnyState } from './state.ts';
import { formatState } from '../words/stateAppearances.ts';

type Versions = { readonly versions: readonly { readonly versionNumber: number }[] };
type Artefact = Versions & { readonly artefactType: string; readonly name: string };
type Attachment = Versions & { readonly attachmentId: string; readonly attachmentName: string };
type Files = { readonly artefacts: readonly Artefact[]; readonly attachments: readonly Attachment[] };

export type ConfigurationSnapshot = {
  readonly configurationState: AnyState;
  readonly revision: string | undefined;
  readonly assigneeEmail: string | null;
  readonly account: Account;
  readonly configurationDescription: string;
  readonly configurationName?: string;
  readonly partNumber: string | null;
  readonly revisions?: readonly { readonly revisionName: string; readonly note: string }[];
  readonly productConfigurations?: readonly (Files & { readonly productConfigurationId: string })[];
} & Partial<Files>;

type SeenFile = { readonly key: string; readonly words: string };

function filesAt(
  place: string | undefined,
  { artefacts = [], attachments = [] }: Partial<Files>,
): SeenFile[] {
  const file = (kind: string, id: string, name: string, { versions }: Versions): SeenFile => {
    const newest = Math.max(0, ...versions.map(({ versionNumber }) => versionNumber));
    return {
      key: JSON.stringify([place, kind, id, name, newest, versions.length]),
      words: fileConflictTexts.file(name, place, newest),
    };
  };
  return [
    ...artefacts.map((each) => file('artefact', each.artefactType, each.name, each)),
    ...attachments.map((each) => file('attachment', each.attachmentId, each.attachmentName, each)),
  ];
}

const filesOf = (seen: ConfigurationSnapshot): readonly SeenFile[] | undefined =>
  seen.productConfigurations && [
    ...filesAt(undefined, seen),
    ...seen.productConfigurations.flatMap((each) => filesAt(each.productConfigurationId, each)),
  ];

function movedFiles(seen: ConfigurationSnapshot, now: ConfigurationSnapshot): readonly ConcurrentChange[] {
  const [before, after] = [filesOf(seen), filesOf(now)];
  if (!before || !after) return [];
  const without = (files: readonly SeenFile[], others: readonly SeenFile[]): readonly string[] => {
    const known = new Set(others.map(({ key }) => key));
    return files.filter(({ key }) => !known.has(key)).map(({ words }) => words);
  };
  const gone = without(before, after);
  const come = without(after, before).map((words) =>
    // A file that was deleted and added again under the same name has the same words.
    gone.includes(words) ? fileConflictTexts.another(words) : words,
  );
  if (gone.length === 0 && come.length === 0) return [];
  const listed = (words: readonly string[]): string => words.join(', ') || fileConflictTexts.none;
  return [{ what: fileConflictTexts.what, before: listed(gone), now: listed(come) }];
}

type Person = (email: string) => string;

type Fact = {
  readonly what: string;
  readonly wordsOf: (seen: ConfigurationSnapshot, person: Person) => string | undefined;
};

const facts: Readonly<Record<keyof ConfigurationSnapshot, Fact | 'FILES'>> = {
  configurationState: {
    what: 'State',
    wordsOf: ({ configurationState }) => formatState(configurationState),
  },
  revision: { what: 'Revision', wordsOf: ({ revision }) => revision },
  assigneeEmail: {
    what: 'Assigned to',
    wordsOf: ({ assigneeEmail }, person) => (assigneeEmail ? person(assigneeEmail) : 'Nobody'),
  },
  account: { what: 'Account', wordsOf: ({ account }) => buildAccountLabel(account).name },
  configurationName: { what: 'Name', wordsOf: ({ configurationName }) => configurationName },
  revisions: {
    what: 'Revision note',
    wordsOf: ({ revision, revisions }) =>
      revisions?.filter(({ revisionName }) => revisionName === revision).map(({ note }) => note || 'None')[0],
  },
  configurationDescription: {
    what: 'Description',
    wordsOf: ({ configurationDescription }) => configurationDescription,
  },
  partNumber: { what: 'Part', wordsOf: ({ partNumber }) => partNumber ?? 'None' },
  productConfigurations: {
    what: 'Product configurations',
    wordsOf: ({ productConfigurations }) =>
      productConfigurations &&
      (productConfigurations.map((device) => device.productConfigurationId).join(', ') || 'None'),
  },
  artefacts: 'FILES',
  attachments: 'FILES',
};

/** What differs between two snapshots of a configuration. Comments do not: they bear on no decision. */
export function diffConfigurationSnapshots(
  seen: ConfigurationSnapshot,
  now: ConfigurationSnapshot,
  person: Person,
): readonly ConcurrentChange[] {
  const changed = Object.values(facts).flatMap((fact) => {
    if (fact === 'FILES') return [];
    const { what, wordsOf } = fact;
    const before = wordsOf(seen, person);
    const after = wordsOf(now, person);
    return before === undefined || after === undefined || before === after
      ? []
      : [{ what, before, now: after }];
  });
  return [...changed, ...movedFiles(seen, now)];
}

export const formatConfigurationConflict = (
  differences: readonly string[],
  reason: string | undefined,
): string =>
  joinSentences([
    differences.length > 0 ? `It has changed meanwhile: ${differences.join('; ')}` : '',
    reason,
  ]);
