import * as z from 'zod/mini';
import {
  getArtefactDocumentType,
  artefactKinds,
  getArtefactLabel,
  describeArtefactOwner,
} from './artefactKinds.ts';
import {
  getDocumentTypeLabel,
  detectDocumentType,
  documentTypeExtensions,
  formatUnsupportedType,
} from './documentType.ts';
import { createFormSchema } from '../words/createFormSchema.ts';
import type { Decision } from '../access/decision.ts';
import { announcementTexts } from '../words/texts/addFiles.ts';

export const defaultAttachmentType = 'ATTACHMENT_GENERIC';

export type Attachment = {
  readonly attachmentName: string;
  readonly revision: string;
  readonly revisionOnly?: boolean | null;
};

export const filterRevisionAttachments = <Of extends Attachment>(
  attachments: readonly Of[],
  revision: string,
): readonly Of[] =>
  attachments.filter((attachment) => !attachment.revisionOnly || attachment.revision === revision);

export type AttachmentAnnouncement = {
  readonly staffOnly: boolean;
  readonly revision: string;
  readonly revisionOnly: boolean;
  readonly documentType: string;
};

export function describeAnnouncementDifferences(
  announced: AttachmentAnnouncement,
  wanted: AttachmentAnnouncement,
): readonly string[] {
  const { staffOnly, revision, revisionOnly, documentType } = announced;
  const sameRevisions =
    revisionOnly === wanted.revisionOnly && (!revisionOnly || revision === wanted.revision);
  return [
    staffOnly === wanted.staffOnly ? undefined : announcementTexts.staffOnly(staffOnly),
    sameRevisions ? undefined : announcementTexts.revisions(revisionOnly ? revision : undefined),
    documentType === wanted.documentType
      ? undefined
      : announcementTexts.type(getDocumentTypeLabel(documentType)),
  ].filter((word) => word !== undefined);
}

const shape = {
  name: z.string(),
  file: z.custom<File | undefined>(),
  staffOnly: z.boolean(),
  revisionOnly: z.boolean(),
};
export type AddFileFormValues = z.infer<z.ZodMiniObject<typeof shape>>;

type NamedFile = Pick<AddFileFormValues, 'file' | 'name'>;

export type FileNameInspection = { readonly name: string; readonly mismatch?: string | undefined };

/** Both switches start on, but `staffOnly` only for staff: other people cannot add files for employees. */
export const getInitialAddFileValues = (isStaff: boolean): AddFileFormValues => ({
  name: '',
  file: undefined,
  staffOnly: isStaff,
  revisionOnly: true,
});

export type AddFileTarget = {
  readonly configurationId: string;
  readonly revision: string;
  readonly attachmentNames: readonly string[];
  readonly artefactTypes: readonly string[];
  readonly missingArtefacts: readonly string[];
  readonly addArtefactsDecision: Decision;
};

const nameKey = (name: string): string => name.trim().toLowerCase();

export const findArtefactType = (name: string, artefactTypes: readonly string[]): string | undefined =>
  artefactTypes.find((type) =>
    [type, getArtefactLabel(type)].some((known) => nameKey(known) === nameKey(name)),
  );

function fileError(file: File | undefined): string | undefined {
  if (!file) return 'You must upload a file';
  if (!detectDocumentType(file)) return formatUnsupportedType(file);
  return file.size === 0 ? 'The file is empty' : undefined;
}

const mismatchCaution = (mismatch: string): string =>
  `${mismatch}. It can be added as an attachment all the same`;

/** An error prevents the upload, a caution does not. */
export type ContentRemark = { readonly error?: string; readonly caution?: string };

/** Content that does not match the name is an error for an artefact and a caution for an attachment. */
export function buildContentRemark(
  { name, mismatch }: FileNameInspection,
  { artefactTypes }: Pick<AddFileTarget, 'artefactTypes'>,
): ContentRemark {
  if (mismatch === undefined) return {};
  return findArtefactType(name, artefactTypes) ? { error: mismatch } : { caution: mismatchCaution(mismatch) };
}

export const createAddVersionFormSchema = (documentType: string): z.ZodMiniObject<typeof shape> =>
  createFormSchema(shape, {
    file: ({ file }) => {
      if (!file) return fileError(file);
      const same = detectDocumentType(file) === documentType;
      return (
        fileError(file) ??
        (same ? undefined : `Choose a file of the same type, ${getDocumentTypeLabel(documentType)}`)
      );
    },
  });

const everyArtefactType = artefactKinds.map(({ artefactType }) => artefactType);

export function validateAttachmentName(name: string): string | undefined {
  if (name.trim() === '') return 'A name is required';
  return /^[\x20-\x7E]*$/.test(name) ? undefined : 'Only ASCII characters are allowed';
}

export const validateUniqueAttachmentName = (
  name: string,
  place: Pick<AddFileTarget, 'configurationId' | 'revision' | 'attachmentNames'>,
): string | undefined =>
  place.attachmentNames.some((other) => nameKey(other) === nameKey(name))
    ? `An attachment with that name already exists for ${place.configurationId}/${place.revision}`
    : undefined;

function nameError({ name, file }: NamedFile, target: AddFileTarget): string | undefined {
  const wrong = validateAttachmentName(name);
  if (wrong) return wrong;
  const artefactType = findArtefactType(name, target.artefactTypes);
  if (artefactType) return artefactError(artefactType, file, target);
  const elsewhere = findArtefactType(name, everyArtefactType);
  return elsewhere
    ? `“${getArtefactLabel(elsewhere)}” is the name of an artefact of ${describeArtefactOwner(elsewhere)}. Choose another name, or add it there`
    : validateUniqueAttachmentName(name, target);
}

function artefactError(
  artefactType: string,
  file: File | undefined,
  target: AddFileTarget,
): string | undefined {
  const label = getArtefactLabel(artefactType);
  const { addArtefactsDecision } = target;
  if (!addArtefactsDecision.allowed)
    return `“${label}” is the name of an artefact. ${addArtefactsDecision.reason}`;
  if (!target.missingArtefacts.includes(artefactType)) {
    return `There is already a ${label} artefact. Only artefacts that are not there yet can be added`;
  }
  const documentType = getArtefactDocumentType(artefactType);
  return !file || documentType === undefined || detectDocumentType(file) === documentType
    ? undefined
    : `The ${label} artefact is a ${getDocumentTypeLabel(documentType)} file (.${documentTypeExtensions[documentType]}). Choose such a file, or another name`;
}

export function validateAddFileForm(
  named: NamedFile & FileNameInspection,
  target: AddFileTarget,
): { readonly file?: string; readonly name?: string } {
  const wrongFile = fileError(named.file) ?? buildContentRemark(named, target).error;
  const wrongName = nameError(named, target);
  return { ...(wrongFile && { file: wrongFile }), ...(wrongName && { name: wrongName }) };
}

/** A file named like an artefact becomes that artefact, any other an attachment. */
export const createAddFileFormSchema = (target: AddFileTarget): z.ZodMiniObject<typeof shape> =>
  createFormSchema(shape, {
    file: ({ file }) => fileError(file),
    name: (values) => nameError(values, target),
  });
