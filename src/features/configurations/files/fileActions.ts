import type { QueryClient } from '@tanstack/react-query';
import { IconTrash, IconUpload, type Icon } from '@tabler/icons-react';
import { checkFileUpload, checkAttachmentDeletion } from '~/domain/file/permission.ts';
import type { FileEntry, FileGroup } from '~/domain/file/fileGroups.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { filesTabTexts } from '~/domain/words/texts/files.ts';
import type { Actor, Decision } from '~/domain/access/decision.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { deleteAttachmentMutation } from '~/queries/files/files.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { openConfirmModal } from '~/ui/modal/ConfirmDialog.tsx';
import { createOpener } from '~/ui/modal/openLazyModal.tsx';

export type FileActionContext = {
  readonly client: QueryClient;
  readonly configuration: Configuration;
  /** The working revision, to which files are added, with its groups; undefined until it is fetched. */
  readonly adding:
    | { readonly configuration: Configuration; readonly places: readonly FileGroup[] }
    | undefined;
  readonly actor: Actor;
  readonly email: string;
  readonly walk: readonly FileEntry[];
};

/** An action other than download; a row lists those that apply in this order. */
export type FileAction = {
  readonly label: string;
  readonly Icon: Icon;
  readonly applies: (file: FileEntry) => boolean;
  readonly decision?: (file: FileEntry, context: FileActionContext) => Decision;
  readonly run: (file: FileEntry, context: FileActionContext) => void;
};

const isAttachment = ({ kind }: FileEntry): boolean => kind === 'ATTACHMENT';

const deleting = (file: FileEntry, { client }: FileActionContext): void => {
  const { name, id: attachmentId, configurationId, versions } = file;
  openConfirmModal({
    title: filesTabTexts.deleteTitle(name),
    question: filesTabTexts.askDelete(name, versions.length),
    action: commonTexts.delete,
    dangerous: true,
    run: () =>
      executeMutation(client, deleteAttachmentMutation(name), { path: { configurationId, attachmentId } }),
  });
};

/** Opens the preview of a file version, with navigation to the other files of the list. */
export const viewFile = createOpener(
  async () => (await import('~/widgets/previews/openFilePreview.tsx')).openFilePreview,
);

const openAddVersion = createOpener(async () => (await import('./AddFile.tsx')).openAddFileVersion);

export const fileActions: readonly FileAction[] = [
  {
    label: filesTabTexts.uploadVersion,
    Icon: IconUpload,
    applies: isAttachment,
    decision: (_, { actor, configuration }) => checkFileUpload(actor, configuration.configurationState),
    run: openAddVersion,
  },
  {
    label: commonTexts.delete,
    Icon: IconTrash,
    applies: isAttachment,
    decision: (file, { actor, email, configuration }) =>
      checkAttachmentDeletion(actor, email, configuration.configurationState, file),
    run: deleting,
  },
];
