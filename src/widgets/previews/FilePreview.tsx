import { IconFile, IconFileTypeDocx, IconFileVector, IconFileZip } from '@tabler/icons-react';
import { lazy, type ReactElement } from 'react';
import { countText } from '~/domain/words/plurals.ts';
import { inspectEps } from '~/domain/content/eps.ts';
import { inspectPicture } from '~/domain/content/picture.ts';
import { inspectZip } from '~/domain/content/zip.ts';
import { byteText } from '~/domain/words/numbers.ts';
import { LabelValueTable } from '~/ui/LabelValueTable.tsx';
import { Scroller } from '~/ui/Scroller.tsx';
import { FileCautions } from './FileCautions.tsx';
import { PictureStage } from './PictureStage.tsx';
import type { PreviewBodyProps } from './Preview.tsx';
import { SaveButton, NoPreview } from './NoPreview.tsx';
import styles from './Preview.module.css';

const Pdf = lazy(async () => ({
  default: (await import('~/widgets/previews/pdf/PdfPreview.tsx')).PdfPreview,
}));

/** A picture, a PDF, or what can be said of a file that a browser cannot show. */
export function FilePreview(props: PreviewBodyProps): ReactElement {
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

function Picture({ file, bytes }: PreviewBodyProps): ReactElement {
  const found = inspectPicture(bytes);
  if (!found.ok) return <NoPreview file={file} bytes={bytes} reason={found.reason} />;
  const { width, height, mediaType } = found.facts;
  return (
    <>
      <FileCautions sentences={found.cautions} />
      <PictureStage
        content={bytes}
        mediaType={mediaType}
        name={file.name}
        facts={`${width} × ${height} pixels, ${byteText(bytes.byteLength)}`}
        actions={<SaveButton file={file} bytes={bytes} />}
        broken={<NoPreview file={file} bytes={bytes} reason="The picture is damaged." />}
      />
    </>
  );
}

function Eps({ file, bytes }: PreviewBodyProps): ReactElement {
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
          { label: 'Size of the drawing', value: width && height && `${width} × ${height} mm` },
          { label: 'Title', value: title },
          { label: 'Made with', value: creator },
          { label: 'Size of the file', value: byteText(bytes.byteLength) },
        ]}
      />
    </>
  );
}

function Zip({ file, bytes }: PreviewBodyProps): ReactElement {
  const found = inspectZip(bytes);
  if (!found.ok) {
    return <NoPreview file={file} bytes={bytes} reason={found.reason} image={<IconFileZip size={26} />} />;
  }
  const { entries, count, size: unpacked } = found.facts;
  return (
    <>
      <div className={styles.bar}>
        <span className={styles.facts}>
          {countText(count, 'file')}, {byteText(bytes.byteLength)}, unpacked {byteText(unpacked)}
        </span>
        <SaveButton file={file} bytes={bytes} />
      </div>
      <FileCautions sentences={found.cautions} />
      <Scroller label="Files in the archive" className={styles.entries}>
        <ul>
          {entries.map(({ name, size: bytesOf }, index) => (
            // An archive may contain a name twice.
            <li key={`${index} ${name}`}>
              <span>{name}</span>
              <span className="number">{byteText(bytesOf)}</span>
            </li>
          ))}
          {entries.length < count && <li>{`and ${count - entries.length} more`}</li>}
        </ul>
      </Scroller>
    </>
  );
}

function Other({ file, bytes }: PreviewBodyProps): ReactElement {
  const isWord = file.documentType === 'WORD';
  return (
    <NoPreview
      file={file}
      bytes={bytes}
      title={file.name}
      image={isWord ? <IconFileTypeDocx size={26} /> : <IconFile size={26} />}
      reason={
        isWord
          ? `A Word document of ${byteText(bytes.byteLength)}. Download it to open it.`
          : `A file of ${byteText(bytes.byteLength)} that a browser cannot show. Download it to open it.`
      }
    />
  );
}
