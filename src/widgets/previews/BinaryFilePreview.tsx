import { IconFile, IconFileTypeDocx, IconFileVector, IconFileZip } from '@tabler/icons-react';
import { lazy } from 'react';
import { previewTexts } from '~/domain/words/texts/previews.ts';
import { inspectEps } from '~/domain/content/eps.ts';
import { inspectPicture } from '~/domain/content/picture.ts';
import { inspectZip } from '~/domain/content/zip.ts';
import { formatBytes } from '~/domain/words/numbers.ts';
import { LabelValueTable } from '~/ui/LabelValueTable.tsx';
import { Scroller } from '~/ui/Scroller.tsx';
import { FileWarnings, PreviewToolbar } from './PreviewToolbar.tsx';
import { ImageViewer } from './ImageViewer.tsx';
import type { PreviewBodyProps } from './FilePreviewContainer.tsx';
import { DownloadFileButton, NoPreview } from './NoPreview.tsx';
import styles from './FilePreviewContainer.module.css';

const Pdf = lazy(async () => ({
  default: (await import('~/widgets/previews/pdf/PdfPreview.tsx')).PdfPreview,
}));

export function BinaryFilePreview(props: PreviewBodyProps) {
  switch (props.file.documentType) {
    case 'PNG':
    case 'JPEG':
      return <Picture {...props} />;
    case 'PDF':
      return <Pdf {...props} />;
    case 'EPS':
      return <Eps {...props} />;
    case 'ZIP':
      return <Zip {...props} />;
    default:
      return <Other {...props} />;
  }
}

function Picture({ file, bytes }: PreviewBodyProps) {
  const found = inspectPicture(bytes);
  if (!found.ok) return <NoPreview file={file} bytes={bytes} reason={found.reason} />;
  const { width, height, mediaType } = found.facts;
  return (
    <>
      <FileWarnings sentences={found.cautions} />
      <ImageViewer
        content={bytes}
        mediaType={mediaType}
        name={file.name}
        facts={previewTexts.pictureFacts(width, height, bytes.byteLength)}
        actions={<DownloadFileButton file={file} bytes={bytes} />}
        broken={<NoPreview file={file} bytes={bytes} reason={previewTexts.pictureDamaged} />}
      />
    </>
  );
}

function Eps({ file, bytes }: PreviewBodyProps) {
  const found = inspectEps(bytes);
  const image = <IconFileVector size={26} />;
  if (!found.ok) return <NoPreview file={file} bytes={bytes} reason={found.reason} image={image} />;
  const { width, height, title, creator } = found.facts;
  return (
    <>
      <NoPreview
        file={file}
        bytes={bytes}
        title={file.name}
        reason={found.cautions.join(' ')}
        image={image}
      />
      <LabelValueTable
        rows={[
          { label: previewTexts.drawingSize, value: width && height && previewTexts.sizeInMm(width, height) },
          { label: previewTexts.title, value: title },
          { label: previewTexts.madeWith, value: creator },
          { label: previewTexts.fileSize, value: formatBytes(bytes.byteLength) },
        ]}
      />
    </>
  );
}

function Zip({ file, bytes }: PreviewBodyProps) {
  const found = inspectZip(bytes);
  if (!found.ok) {
    return <NoPreview file={file} bytes={bytes} reason={found.reason} image={<IconFileZip size={26} />} />;
  }
  const { entries, count, size: unpacked } = found.facts;
  return (
    <>
      <PreviewToolbar facts={previewTexts.archiveFacts(count, bytes.byteLength, unpacked)}>
        <DownloadFileButton file={file} bytes={bytes} />
      </PreviewToolbar>
      <FileWarnings sentences={found.cautions} />
      <Scroller label={previewTexts.filesInArchive} className={styles.entries}>
        <ul>
          {entries.map(({ name, size: bytesOf }, index) => (
            // Names may repeat in an archive.
            <li key={`${index} ${name}`}>
              <span>{name}</span>
              <span className="number">{formatBytes(bytesOf)}</span>
            </li>
          ))}
          {entries.length < count && <li>{previewTexts.andMore(count - entries.length)}</li>}
        </ul>
      </Scroller>
    </>
  );
}

function Other({ file, bytes }: PreviewBodyProps) {
  const isWord = file.documentType === 'WORD';
  return (
    <NoPreview
      file={file}
      bytes={bytes}
      title={file.name}
      image={isWord ? <IconFileTypeDocx size={26} /> : <IconFile size={26} />}
      reason={isWord ? previewTexts.wordFile(bytes.byteLength) : previewTexts.otherFile(bytes.byteLength)}
    />
  );
}
