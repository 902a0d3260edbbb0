import { defaultArtefactType } from './artefactKinds.ts';
import type { FileEntry, FileGroup } from './fileGroups.ts';

/** `key` also identifies the corresponding file of another configuration. */
export type ComparableFile = { readonly key: string; readonly place: string; readonly file: FileEntry };

/**
 * Files that have content, in the order of the page. The key is the group's index with the artefact's type or
 * the attachment's name, so that the same kind of file stays in view when the configuration changes.
 */
export const listComparableFiles = (places: readonly FileGroup[]): readonly ComparableFile[] =>
  places.flatMap(({ title, artefacts, attachments }, index) =>
    [...artefacts, ...attachments]
      .filter(({ versions }) => versions.length > 0)
      .map((file) => ({
        key: `${index}.${file.kind === 'ARTEFACT' ? file.id : file.name.toLowerCase()}`,
        place: title,
        file,
      })),
  );

const kindOf = (key: string): string => key.slice(key.indexOf('.') + 1);

/** The file with the key `wanted`, else one of its kind, else the default artefact, else the first. */
export const findComparableFile = (
  files: readonly ComparableFile[],
  wanted: string | null,
): ComparableFile | undefined =>
  files.find(({ key }) => key === wanted) ??
  files.find(({ key }) => wanted !== null && kindOf(key) === kindOf(wanted)) ??
  files.find(({ file }) => file.kind === 'ARTEFACT' && file.id === defaultArtefactType) ??
  files[0];
