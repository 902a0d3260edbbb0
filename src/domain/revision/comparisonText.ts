import { conjunction } from '../words/lists.ts';
import { countText } from '../words/plurals.ts';
import type { FieldChange, FileChange } from './comparison.ts';

/** Sentences on two revisions as a whole. */
export const comparisonSentences = {
  placeAdded: (place: string): string => `${place} added, with its files`,
  placeRemoved: (place: string): string => `${place} removed, with its files`,
  regenerated: (count: number): string => `${countText(count, 'other artefact')} regenerated`,
  same: (before: string, after: string): string => `Apart from its name, ${after} is the same as ${before}`,
} as const;

const mostNames = 3;

/**
 * The sentence on files of one kind: "2 artefacts added: Quote and BOM". Files of one name are told by their places;
 * more than three are only counted.
 */
function fileSentence(files: readonly FileChange[], noun: string, verb: string): string | undefined {
  const [first] = files;
  if (!first) return undefined;
  if (files.length === 1) return `${first.name} of ${first.place} ${verb}`;
  const isAlone = (name: string): boolean => files.filter((file) => file.name === name).length === 1;
  const named = files.map(({ name, place }) => (isAlone(name) ? name : `${name} of ${place}`));
  const names = files.length <= mostNames ? `: ${conjunction(named)}` : '';
  return `${countText(files.length, noun)} ${verb}${names}`;
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

/** Sentences on the attachments that came, went, or have another content. */
export const attachmentSentences = (files: readonly FileChange[]): readonly string[] =>
  sentencesOn(files, 'ATTACHMENT', 'attachment', { ADDED: 'added', REMOVED: 'removed', CHANGED: 'replaced' });

/** Sentences on the artefacts that came or went; one that was generated again is no change. */
export const artefactSentences = (files: readonly FileChange[]): readonly string[] =>
  sentencesOn(files, 'ARTEFACT', 'artefact', { ADDED: 'added', REMOVED: 'removed' });

/** The sentence on a field that differs: "Part of Transmitter P00008-OU1234: P00008 → P00009". */
export const fieldSentence = ({ place, label, before, after }: FieldChange): string =>
  `${label} of ${place}: ${before || 'nothing'} → ${after || 'nothing'}`;
