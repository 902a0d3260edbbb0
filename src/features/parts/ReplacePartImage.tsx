import { SubmitForm } from '~/ui/modal/SubmitForm.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState, useRef, type PointerEvent } from 'react';
import { escapeInvisibleText } from '~/domain/words/escapeInvisibleText.ts';
import {
  fullCrop,
  toCropPixels,
  isFullCrop,
  type Crop,
  createCrop,
  cropEdges,
  moveCropEdge,
} from '~/domain/part/crop.ts';
import { formatPartCode, type PartImageType } from '~/domain/part/enumerations.ts';
import { formatBytes } from '~/domain/words/numbers.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { partImageTexts } from '~/domain/words/texts/partAdministration.ts';
import { uploadPartImage } from '~/queries/parts/partImages.ts';
import { openModal } from '~/platform/modals.ts';
import { UserFacingError, abortIfClosed, useSubmit, type SubmitAction } from '~/ui/modal/useSubmit.ts';
import { PictureFrame, BlobImage } from '~/ui/picture/PictureFrame.tsx';
import { useMarkUnsaved } from '~/platform/unsaved.ts';
import { updatePartPictureIfUnchanged } from './updatePartPictureIfUnchanged.tsx';
import styles from './PartImages.module.css';
import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';

/** Only bitmaps can be cropped, not SVG. */
const canBeCropped = ({ type }: Blob): boolean => type === 'image/png' || type === 'image/jpeg';

/**
 * The cropped area as a file of the same type and name; the file itself if nothing is cropped. Rejects if the
 * picture cannot be decoded.
 */
async function cropPicture(file: File, crop: Crop): Promise<File> {
  if (isFullCrop(crop) || !canBeCropped(file)) return file;
  const picture = await createImageBitmap(file);
  try {
    const { x, y, width, height } = toCropPixels(crop, picture);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, width, height);
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, file.type, 0.92);
    });
    if (!blob) throw new Error('The canvas gives no picture');
    return new File([blob], file.name, { type: file.type });
  } finally {
    picture.close();
  }
}

type Props = {
  readonly partNumber: string;
  readonly imageType: PartImageType;
  readonly file: File;
  /** Picture to be replaced: null if there is none or it cannot be displayed, undefined while loading. */
  readonly before: Blob | null | undefined;
};

export const openReplacePartImage = (props: Props): void =>
  openModal({
    title: partImageTexts.title(formatPartCode(props.imageType), props.partNumber),
    size: 640,
    body: <PartImageDialog {...props} />,
  });

function PartImageDialog({ partNumber, imageType, file, before }: Props) {
  const client = useQueryClient();
  const [update] = useState(() => updatePartPictureIfUnchanged(client, partNumber, imageType, before));
  const [crop, setCrop] = useState(fullCrop);
  // A chosen file cannot be stored as a draft: leaving the page asks for confirmation.
  useMarkUnsaved(true);
  const run: SubmitAction = (isOpen) =>
    update(isOpen, async () => {
      const kept = await cropPicture(file, crop).catch(() => {
        throw new UserFacingError(partImageTexts.notCropped);
      });
      await abortIfClosed(isOpen, () => uploadPartImage(client, partNumber, imageType, kept).ended)();
    });
  return (
    <SubmitForm attempt={useSubmit()} run={run} action={before ? partImageTexts.replace : commonTexts.upload}>
      <div className={styles.compared}>
        {before && (
          <figure>
            <figcaption>{partImageTexts.before}</figcaption>
            <div className={styles.slot}>
              <PictureFrame blob={before} alt={partImageTexts.before} instead={null} />
            </div>
          </figure>
        )}
        <figure>
          <figcaption>{partImageTexts.after}</figcaption>
          {canBeCropped(file) ? (
            <CropField file={file} crop={crop} onCrop={setCrop} />
          ) : (
            <div className={styles.slot}>
              <PictureFrame blob={file} alt={partImageTexts.after} instead={null} />
            </div>
          )}
        </figure>
      </div>
      <p className={styles.file}>
        {partImageTexts.fileText(escapeInvisibleText(file.name), formatBytes(file.size))}
      </p>
    </SubmitForm>
  );
}

type CropFieldProps = {
  readonly file: File;
  readonly crop: Crop;
  readonly onCrop: (crop: Crop) => void;
};

type Point = readonly [x: number, y: number];

function CropField({ file, crop, onCrop }: CropFieldProps) {
  const begin = useRef<Point>(undefined);
  const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent): Point => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return [(clientX - left) / width, (clientY - top) / height];
  };
  const share = (value: number): string => `${value * 100}%`;
  return (
    <div>
      <div className={styles.stage}>
        <div
          className={styles.picture}
          onPointerDown={(event) => {
            event.preventDefault();
            event.currentTarget.setPointerCapture(event.pointerId);
            begin.current = pointOf(event);
          }}
          onPointerMove={(event) => {
            const next = begin.current && createCrop(begin.current, pointOf(event));
            if (next) onCrop(next);
          }}
          onPointerUp={() => {
            begin.current = undefined;
          }}
          onPointerCancel={() => {
            begin.current = undefined;
          }}
        >
          <BlobImage blob={file} alt={partImageTexts.after} />
          <span
            className={styles.kept}
            style={{
              left: share(crop.left),
              top: share(crop.top),
              right: share(1 - crop.right),
              bottom: share(1 - crop.bottom),
            }}
          />
        </div>
      </div>
      <p className={styles.file}>{partImageTexts.cropAbout}</p>
      <div className={styles.edges} role="group" aria-label={partImageTexts.crop}>
        {cropEdges.map((edge) => (
          <label key={edge}>
            {partImageTexts.edges[edge]}
            <input
              type="range"
              min={0}
              max={100}
              value={Math.round(crop[edge] * 100)}
              aria-valuetext={partImageTexts.edge(Math.round(crop[edge] * 100))}
              onChange={({ currentTarget }) =>
                onCrop(moveCropEdge(crop, edge, Number(currentTarget.value) / 100))
              }
            />
          </label>
        ))}
      </div>
      <Button
        variant="default"
        size="compact-sm"
        aria-disabled={isFullCrop(crop)}
        onClick={() => onCrop(fullCrop)}
      >
        {partImageTexts.whole}
      </Button>
    </div>
  );
}
