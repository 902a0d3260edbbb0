import { conjunction } from '../words/lists.ts';
import type { FieldChange, FileChange } from './comparison.ts';

const mostNames = 3;

/** The sentence on files of one kind: "2 artefacts were added: Quote and BOM". More than three are only counted. */
function changeSentence(files: readonly FileChange[], noun: string, verb: string): string | undefined {
  const [first] = files;
  if (!first) return undefined;
  if (files.length === 1) return `The ${noun} ${first.name} of ${first.place} was ${verb}.`;
  const names = files.length <= mostNames ? `: ${conjunction(files.map(({ name }) => name))}` : '';
  return `${files.length} ${noun}s were ${verb}${names}.`;
}

const words = [
  ['ADDED', 'added'],
  ['REMOVED', 'removed'],
  ['CHANGED', 'regenerated'],
] as const;
const nouns = [
  ['ARTEFACT', 'artefact'],
  ['ATTACHMENT', 'attachment'],
] as const;

/** Sentences on the files that differ, but for those of places that came or went as a whole. */
export function fileSentences(files: readonly FileChange[], gone: readonly string[]): readonly string[] {
  const told = files.filter(({ place }) => !gone.includes(place));
  return nouns.flatMap(([kind, noun]) =>
    words.flatMap(
      ([change, verb]) =>
        changeSentence(
          told.filter((file) => file.kind === kind && file.change === change),
          noun,
          verb,
        ) ?? [],
    ),
  );
}

const quoted = (text: string): string => (text === '' ? 'nothing' : `“${text}”`);

/** The sentence on a field that differs. */
export const fieldSentence = ({ place, label, before, after }: FieldChange): string =>
  `${label} of ${place} changed from ${quoted(before)} to ${quoted(after)}.`;
