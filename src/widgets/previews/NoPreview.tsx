import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { IconDownload, IconEyeOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { previewTexts } from '~/domain/words/texts/previews.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { saveFile } from '~/platform/saveFile.ts';
import { getPreviewFileName, type PreviewFile } from './previewFile.ts';

type Props = {
  readonly file: PreviewFile;
  readonly bytes?: Uint8Array<ArrayBuffer>;
  readonly reason: ReactNode;
  readonly title?: string;
  readonly image?: ReactNode;
  readonly action?: ReactNode;
};

export function NoPreview({ file, bytes, reason, title, image, action }: Props) {
  return (
    <EmptyState
      image={image ?? <IconEyeOff size={26} />}
      title={title ?? previewTexts.cannotBeShown(file.name)}
      text={reason}
      action={
        <>
          {action}
          {bytes && <DownloadFileButton file={file} bytes={bytes} />}
        </>
      }
    />
  );
}

type SaveProps = { readonly file: PreviewFile; readonly bytes: Uint8Array<ArrayBuffer> };

export function DownloadFileButton({ file, bytes }: SaveProps) {
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconDownload size={15} aria-hidden />}
      // Neutral MIME type, so that the browser saves the file instead of opening it.
      onClick={() =>
        saveFile(new Blob([bytes], { type: 'application/octet-stream' }), getPreviewFileName(file))
      }
    >
      {commonTexts.download}
    </Button>
  );
}
