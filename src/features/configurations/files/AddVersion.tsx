import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { addVersionForm, contentRemark, initialAddFile } from '~/domain/file/attachment.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { filesTexts } from '~/domain/words/texts/files.ts';
import type { FileEntry } from '~/domain/file/places.ts';
import { addAttachmentVersion } from '~/queries/files/addFiles.ts';
import { openModal } from '~/platform/modals.ts';
import { UploadForm } from './UploadForm.tsx';

/** Giving an attachment a new version, or the file it still waits for. */
export function openAddVersion(file: FileEntry): void {
  openModal({ title: filesTexts.uploadVersionTitle(file.name), body: <AddVersion attachment={file} /> });
}

function AddVersion({ attachment }: { readonly attachment: FileEntry }): ReactElement {
  const client = useQueryClient();
  const { configurationId, productConfigurationId, revision, id: attachmentId, name } = attachment;
  const place = { configurationId, productConfigurationId, revision };
  return (
    <UploadForm
      schema={addVersionForm(attachment.documentType)}
      initial={{ ...initialAddFile(attachment.staffOnly), name }}
      action={commonTexts.upload}
      remarkOn={({ mismatch }) => contentRemark({ name, mismatch }, { artefactTypes: [] })}
      send={(_, file) => addAttachmentVersion(client, { ...place, attachmentId }, name, file)}
    />
  );
}
