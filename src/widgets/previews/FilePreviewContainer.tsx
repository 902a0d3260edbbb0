import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { previewDialogOptions, validatePreviewSize, type PreviewKind } from '~/domain/file/previewKind.ts';
import { isRefusal } from '~/queries/fallback.ts';
import { fileContentQuery } from '~/queries/files/fileContent.ts';
import { previewTexts } from '~/domain/words/texts/previews.ts';
import { ListError } from '~/ui/list/ListError.tsx';
import { Loader } from '~/ui/Loader.tsx';
import type { StoredFileHandler } from '~/widgets/previews/edit/useFileEdit.ts';
import { getFilePreviewKind, type PreviewFile } from './previewFile.ts';
import { NoPreview } from './NoPreview.tsx';
import styles from './FilePreviewContainer.module.css';

export type PreviewBodyProps = { readonly file: PreviewFile; readonly bytes: Uint8Array<ArrayBuffer> };

export type EditablePreviewBodyProps = PreviewBodyProps & { readonly onStored: StoredFileHandler };

const text = lazy(async () => ({ default: (await import('./TextPreview.tsx')).TextPreview }));

const bodies: Record<PreviewKind, LazyExoticComponent<ComponentType<EditablePreviewBodyProps>>> = {
  BILL_OF_MATERIALS: lazy(async () => ({
    default: (await import('~/widgets/previews/bom/BomPreview.tsx')).BomPreview,
  })),
  PARAMETER_CODE: text,
  FILE: lazy(async () => ({ default: (await import('./BinaryFilePreview.tsx')).BinaryFilePreview })),
  TEXT: text,
  MILLING: lazy(async () => ({
    default: (await import('~/widgets/previews/milling/MillingPreview.tsx')).MillingPreview,
  })),
  VECTOR: lazy(async () => ({ default: (await import('./SvgPreview.tsx')).SvgPreview })),
};

type Props = {
  readonly file: PreviewFile;
  /** Whether the preview fills the screen; by default the kind of the file decides. */
  readonly fullScreen?: boolean;
  readonly onStored?: StoredFileHandler;
};

const unheard = (): undefined => undefined;

export function FilePreviewContainer({ file, fullScreen: fills, onStored = unheard }: Props) {
  const kind = getFilePreviewKind(file);
  const fullScreen = fills ?? previewDialogOptions[kind].fullScreen;
  return (
    <div className={styles.preview} data-full-screen={fullScreen || undefined}>
      <Content file={file} kind={kind} onStored={onStored} />
    </div>
  );
}

type ContentProps = Omit<EditablePreviewBodyProps, 'bytes'> & { readonly kind: PreviewKind };

function Content({ file, kind, onStored }: ContentProps) {
  const [loaded, setLoaded] = useState(0);
  const { data, error, refetch } = useQuery(fileContentQuery(file, (progress) => setLoaded(progress.loaded)));
  if (data) {
    const refusal = validatePreviewSize(kind, data.byteLength);
    if (refusal) return <NoPreview file={file} bytes={data} reason={refusal} />;
    const Body = bodies[kind];
    return (
      <Suspense fallback={<Loader label={previewTexts.opening} />}>
        <Body file={file} bytes={data} onStored={onStored} />
      </Suspense>
    );
  }
  if (isRefusal(error)) {
    return <NoPreview file={file} reason={previewTexts.missing} />;
  }
  if (error) return <ListError what={file.name} error={error} onRetry={() => void refetch()} />;
  return <Loader label={previewTexts.fetching(loaded)} />;
}
