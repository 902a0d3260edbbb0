import { defaultArtefactType } from './artefactKinds.ts';
import type { FileEntry, FileGroup } from './fileGroups.ts';

/** A file that can be shown, with a key that means the like of it in another configuration. */
export type ComparableFile = { readonly key: string; readonly place: string; readonly file: FileEntry };

/**
 * Those with a content, in order. An artefact's key is its type and place among the product configurations, an
 * attachment's its name, so that the same kind stays in sight.
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

/**
 * The like of `wanted`, in the same place or any; else the one a configuration is first judged by; else the first.
 */
export const findComparableFile = (
  files: readonly ComparableFile[],
  wanted: string | null,
): ComparableFile | undefined =>
  files.find(({ key }) => key === wanted) ??
  files.find(({ key }) => wanted !== null && kindOf(key) === kindOf(wanted)) ??
  files.find(({ file }) => file.kind === 'ARTEFACT' && file.id === defaultArtefactType) ??
  files[0];
