import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { validateFileUpdate, checkFileEditing, findNewerVersion } from '~/domain/file/fileEditing.ts';
import type { Decision } from '~/domain/access/decision.ts';
import { getEditableFileKind } from '~/domain/file/previewKind.ts';
import { decodeText, encodeText, restoreLineEndings, type TextFile } from '~/domain/content/textFile.ts';
import { previewTexts } from '~/domain/words/texts/previews.ts';
import {
  findContentErrors,
  fetchNewestVersionNumber,
  updateFileContent,
} from '~/queries/files/fileContent.ts';
import type { FileReference } from '~/queries/files/transfer.ts';
import { useMe } from '~/session/me.ts';
import {
  UserFacingError,
  toUserFacingError,
  type OpenCheck,
  createModalIsOpen,
} from '~/ui/modal/useSubmit.ts';
import { getArtefactType, getPreviewFileName, type PreviewFile } from '~/widgets/previews/previewFile.ts';
import { useEditableText, type EditableText } from './useEditableText.ts';
import { useIsMounted } from '~/platform/useIsMounted.ts';

function draftName(file: FileReference): string {
  const { configurationId, productConfigurationId = '', revision } = file;
  const own = 'attachmentId' in file ? `attachment ${file.attachmentId}` : file.artefactType;
  return `file ${configurationId} ${productConfigurationId} ${revision} ${own}`;
}

export type FileEdit = EditableText & {
  readonly decision: Decision;
  readonly stored: TextFile;
  readonly version: number;
  readonly errors: readonly string[];
  /** Version stored by another user meanwhile, after the user has been warned of it. */
  readonly toldOf: number | undefined;
  readonly objection: UserFacingError | undefined;
  readonly busy: boolean;
  readonly jobId: number | undefined;
  readonly update: () => Promise<void>;
};

/** Called with the stored content and its version. */
export type StoredFileHandler = (bytes: Uint8Array<ArrayBuffer>, versionNumber: number) => void;

/** Number of a file's newest version. Throws a UserFacingError where the file is gone or cannot be read. */
async function readNewest(file: FileReference): Promise<number> {
  const newest = await fetchNewestVersionNumber(file).catch(() => {
    throw new UserFacingError(previewTexts.unread);
  });
  if (newest === undefined) throw new UserFacingError(previewTexts.missing);
  return newest;
}

export function useFileEdit(file: PreviewFile, bytes: Uint8Array, onStored: StoredFileHandler): FileEdit {
  const client = useQueryClient();
  const { units } = useMe();
  const kind = getEditableFileKind({ artefactType: getArtefactType(file) });
  const { configurationState, revisionState } = file;
  const decision = checkFileEditing({ kind, configurationState, revisionState, units });
  const decoded = useMemo(() => decodeText(bytes), [bytes]);
  const [{ stored, version }, setStored] = useState({ stored: decoded, version: file.versionNumber });
  const edited = useEditableText(stored.text, draftName(file), decision.allowed, { edition: version });
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [toldOf, setToldOf] = useState<number>();
  const [objection, setObjection] = useState<UserFacingError>();
  const [busy, setBusy] = useState(false);
  const [jobId, setJobId] = useState<number>();

  const isThere = useIsMounted();

  const store = async (isOpen: OpenCheck): Promise<void> => {
    const text = restoreLineEndings(stored.text, edited.read());
    const content = encodeText(text, stored.encoding);
    const found = content
      ? await findContentErrors(client, file, () => text)
      : [previewTexts.unencodable(stored.encoding)];
    setErrors(found);
    if (!content || found.length > 0) return;
    // A user warned of a newer version may store over it.
    const newer = findNewerVersion(await readNewest(file), { typedOn: edited.over ?? version, told: toldOf });
    if (newer !== undefined) {
      setToldOf(newer);
      throw new UserFacingError(previewTexts.overtaken(previewTexts.version(file.revision, newer)));
    }
    if (!isOpen()) return;
    const job = updateFileContent(client, file, new File([content], getPreviewFileName(file)));
    setJobId(job.id);
    const next = await job.ended;
    setToldOf(undefined);
    setStored({ stored: { text, encoding: stored.encoding }, version: next });
    edited.settle(text, next);
    onStored(content, next);
  };

  const update = async (): Promise<void> => {
    if (busy || validateFileUpdate(stored.text, edited.read()) !== undefined) return;
    const isOpen = createModalIsOpen();
    setBusy(true);
    setObjection(undefined);
    try {
      await store(() => isThere() && isOpen());
    } catch (error) {
      // The text stays in the editor for a retry.
      setObjection(toUserFacingError(error));
    } finally {
      setBusy(false);
      setJobId(undefined);
    }
  };

  const discard = (): void => {
    setErrors([]);
    setObjection(undefined);
    setToldOf(undefined);
    edited.discard();
  };

  return { ...edited, discard, decision, stored, version, errors, toldOf, objection, busy, jobId, update };
}
