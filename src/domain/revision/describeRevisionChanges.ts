import type { RevisionComparison, FieldChange, FileChange } from './comparison.ts';
import { contentKinds, type ContentFinding, contentKindTexts } from './content.ts';
import { formatConjunction } from '../words/lists.ts';
import { formatCount } from '../words/numbers.ts';

const comparisonSentences = {
  placeAdded: (place: string): string => `${place} added, with its files`,
  placeRemoved: (place: string): string => `${place} removed, with its files`,
  regenerated: (count: number): string => `${formatCount(count, 'other artefact')} regenerated`,
  same: (before: string, after: string): string => `Apart from its name, ${after} is the same as ${before}`,
} as const;

const maxNames = 3;

/**
 * "2 artefacts added: Quote and BOM". Files of the same name are told apart by location; more than three are
 * counted.
 */
function fileSentence(files: readonly FileChange[], noun: string, verb: string): string | undefined {
  const [first] = files;
  if (!first) return undefined;
  if (files.length === 1) return `${first.name} of ${first.place} ${verb}`;
  const isAlone = (name: string): boolean => files.filter((file) => file.name === name).length === 1;
  const named = files.map(({ name, place }) => (isAlone(name) ? name : `${name} of ${place}`));
  const names = files.length <= maxNames ? `: ${formatConjunction(named)}` : '';
  return `${formatCount(files.length, noun)} ${verb}${names}`;
}

type Verbs = Partial<Record<FileChange['change'], string>>;

const sentencesOn = (
  files: readonly FileChange[],
  kind: FileChange['kind'],
  noun: string,
  verbs: Verbs,
): readonly string[] =>
  Object.entries(verbs).flatMap(
    ([change, verb]) =>
      fileSentence(
        files.filter((file) => file.kind === kind && file.change === change),
        noun,
        verb,
      ) ?? [],
  );

const attachmentSentences = (files: readonly FileChange[]): readonly string[] =>
  sentencesOn(files, 'ATTACHMENT', 'attachment', { ADDED: 'added', REMOVED: 'removed', CHANGED: 'replaced' });

const artefactSentences = (files: readonly FileChange[]): readonly string[] =>
  sentencesOn(files, 'ARTEFACT', 'artefact', { ADDED: 'added', REMOVED: 'removed' });

/** A changed field as a sentence: "Part of Transmitter P00008-OU1234: P00008 → P00009". */
const fieldSentence = ({ place, label, before, after }: FieldChange): string =>
  `${label} of ${place}: ${before || 'nothing'} → ${after || 'nothing'}`;

export type RevisionChangeDescription = {
  /** Changes of the product come first: parts, functions, bill of materials and holes, then files. */
  readonly changes: readonly string[];
  readonly unchanged: string;
  readonly regenerated: string;
  readonly unread: readonly string[];
};

/**
 * Stamps, versions and checksums are no changes; regenerated artefacts are one line. Without `findings` only
 * changes that are known without reading files are described.
 */
export function describeRevisionChanges(
  { fields, files, added, removed, before, after }: RevisionComparison,
  findings: readonly ContentFinding[] = [],
): RevisionChangeDescription {
  const gone = [...added, ...removed];
  const told = files.filter(({ place }) => !gone.includes(place));
  const changed = findings.flatMap(({ found }) => (found === 'UNREAD' ? [] : found));
  const telling = new Set(findings.filter(({ found }) => found.length > 0).map(({ key }) => key));
  const remade = told.filter(
    ({ kind, change, key }) => kind === 'ARTEFACT' && change === 'CHANGED' && !telling.has(key),
  );
  const changes = [
    ...added.map(comparisonSentences.placeAdded),
    ...removed.map(comparisonSentences.placeRemoved),
    ...fields
      .filter(({ place }) => place !== 'Revision' && !gone.includes(place))
      .map((field) => fieldSentence(field)),
    ...changed,
    ...attachmentSentences(told),
    ...artefactSentences(told),
  ];
  const unchanged = contentKinds.filter((kind) => {
    const own = findings.filter((finding) => finding.kind === kind);
    return own.length > 0 && own.every(({ found }) => found.length === 0);
  });
  const unread = contentKinds.filter((kind) =>
    findings.some((finding) => finding.kind === kind && finding.found === 'UNREAD'),
  );
  const isSame = changes.length + remade.length + unread.length === 0;
  return {
    changes: isSame ? [comparisonSentences.same(before, after)] : changes,
    unchanged: sentenceOf(unchanged.map((kind) => contentKindTexts[kind].unchanged)),
    regenerated: remade.length > 0 ? comparisonSentences.regenerated(remade.length) : '',
    unread: unread.map((kind) => contentKindTexts[kind].unread),
  };
}

const sentenceOf = ([first, ...others]: readonly string[]): string =>
  first === undefined ? '' : [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(' · ');
