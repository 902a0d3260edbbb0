import { getArtefactDocumentType, getArtefactLabel } from './artefactKinds.ts';
import { validateAddFileForm, findArtefactType, type AddFileTarget } from './attachment.ts';
import { detectDocumentType } from './documentType.ts';
import type { FileGroup } from './fileGroups.ts';
import type { Decision } from '../access/decision.ts';

export type DroppedFile = {
  readonly file: File;
  readonly productConfigurationId: string | undefined;
  readonly name: string;
  readonly mismatch?: string | undefined;
};

const maxLetters = 120;

const stemOf = (fileName: string): string => fileName.replace(/\.[^.]+$/, '');

/** A valid attachment name: no extension, no accents, other characters replaced, 120 characters at most. */
export const deriveAttachmentName = (fileName: string): string =>
  stemOf(fileName)
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cc}\p{Cf}]/gu, '')
    .replaceAll(/ß/g, 'ss')
    .replaceAll(/[^\x20-\x7E]/g, '_')
    .trim()
    .slice(0, maxLetters);

const wordsOnly = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

function artefactIn(place: FileGroup, stem: string, file: File): string | undefined {
  const text = wordsOnly(stem);
  const documentType = detectDocumentType(file);
  return place.missing
    .filter((type) => getArtefactDocumentType(type) === documentType)
    .filter((type) =>
      [wordsOnly(type), wordsOnly(getArtefactLabel(type))].some(
        (known) => text === known || text.endsWith(` ${known}`),
      ),
    )
    .toSorted((one, other) => other.length - one.length)[0];
}

/**
 * A file named after a product configuration goes there, others to the configuration. It becomes a missing
 * artefact if its name and type match one and the person may add artefacts; else an attachment.
 */
export function classifyDroppedFile(
  file: File,
  places: readonly FileGroup[],
  addArtefactsDecision: Decision,
): DroppedFile {
  const stem = stemOf(file.name);
  const named = places
    .filter(({ productConfigurationId: id }) => id && ` ${wordsOnly(stem)} `.includes(` ${wordsOnly(id)} `))
    .toSorted((one, other) => other.title.length - one.title.length)[0];
  const candidates = named ? [named] : places;
  const fitting = addArtefactsDecision.allowed
    ? candidates.flatMap((place) => {
        const type = artefactIn(place, stem, file);
        return type === undefined ? [] : [{ place, type }];
      })
    : [];
  const [only, second] = fitting;
  if (only && !second) {
    const { productConfigurationId } = only.place;
    return { file, productConfigurationId, name: getArtefactLabel(only.type) };
  }
  return {
    file,
    productConfigurationId: named?.productConfigurationId,
    name: deriveAttachmentName(file.name),
  };
}

export const createAddFileTarget = (
  place: FileGroup,
  configuration: { readonly configurationId: string; readonly revision: string },
  addArtefactsDecision: Decision,
): AddFileTarget => ({
  configurationId: configuration.configurationId,
  revision: configuration.revision,
  attachmentNames: place.attachments.filter(({ versions }) => versions.length > 0).map(({ name }) => name),
  artefactTypes: place.expected,
  missingArtefacts: place.missing,
  addArtefactsDecision,
});

export function validateDroppedFiles(
  sorted: readonly DroppedFile[],
  targetOf: (productConfigurationId: string | undefined) => AddFileTarget,
): readonly (readonly string[])[] {
  return sorted.map((each, index) => {
    const target = targetOf(each.productConfigurationId);
    const before = sorted
      .slice(0, index)
      .filter((other) => other.productConfigurationId === each.productConfigurationId);
    const taken = before.map(({ name }) => findArtefactType(name, target.artefactTypes));
    const errors = validateAddFileForm(each, {
      ...target,
      attachmentNames: [...target.attachmentNames, ...before.map(({ name }) => name)],
      missingArtefacts: target.missingArtefacts.filter((type) => !taken.includes(type)),
    });
    return [errors.file, errors.name].filter((text) => text !== undefined);
  });
}
