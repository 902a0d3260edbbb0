import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useRef, type PointerEvent, type ReactElement } from 'react';
import { cropBetween, cropEdges, isWhole, wholePicture, withEdge, type Crop } from '~/domain/part/crop.ts';
import { partImageTexts } from '~/domain/words/texts/partAdministration.ts';
import { BlobImage } from '~/ui/picture/PictureFrame.tsx';
import styles from './PartImages.module.css';

type Props = {
  readonly file: File;
  readonly crop: Crop;
  readonly onCrop: (crop: Crop) => void;
};

type Point = readonly [x: number, y: number];

/** A picture of which a part is kept: dragged over with a pointer, or edge by edge. */
export function CropField({ file, crop, onCrop }: Props): ReactElement {
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
            const next = begin.current && cropBetween(begin.current, pointOf(event));
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
                onCrop(withEdge(crop, edge, Number(currentTarget.value) / 100))
              }
            />
          </label>
        ))}
      </div>
      <Button
        variant="default"
        size="compact-sm"
        aria-disabled={isWhole(crop)}
        onClick={() => onCrop(wholePicture)}
      >
        {partImageTexts.whole}
      </Button>
    </div>
  );
}
