import { defaultArtefact } from './artefactKinds.ts';
import type { FileEntry, FilePlace } from './places.ts';

/** A file that can be shown, with a key that means the like of it in another configuration. */
export type BesideFile = { readonly key: string; readonly place: string; readonly file: FileEntry };

/**
 * The files that have a content, in their order. The key of an artefact is its type, with the place it has among the
 * product configurations; of an attachment its name. So whoever goes from one configuration to the next keeps looking at the
 * same kind of file.
 */
export const besideFiles = (places: readonly FilePlace[]): readonly BesideFile[] =>
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
 * The file to show where `wanted` was looked at before: the like of it, in the same place or else in any; else the one a
 * configuration is first judged by; else the first. Undefined without files.
 */
export const keptFile = (files: readonly BesideFile[], wanted: string | null): BesideFile | undefined =>
  files.find(({ key }) => key === wanted) ??
  files.find(({ key }) => wanted !== null && kindOf(key) === kindOf(wanted)) ??
  files.find(({ file }) => file.kind === 'ARTEFACT' && file.id === defaultArtefact) ??
  files[0];
