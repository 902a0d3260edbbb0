import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon } from '@mantine/core';
import { IconArrowsMaximize, IconContrast, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { previewTexts } from '~/domain/words/texts/previews.ts';
import { Scroller } from '~/ui/Scroller.tsx';
import { useObjectUrl } from '~/platform/useObjectUrl.ts';
import { PreviewToolbar, PreviewToolbarButtons } from './PreviewToolbar.tsx';
import styles from './ImageViewer.module.css';

type Props = {
  readonly content: Uint8Array<ArrayBuffer> | string;
  readonly mediaType: string;
  readonly name: string;
  readonly facts: string;
  readonly actions?: ReactNode;
  readonly broken: ReactElement;
};

const steps = [0.25, 0.5, 1, 2, 4, 8] as const;
const grounds = ['checked', 'light', 'dark'] as const;

const isLarger = (scale: number | undefined) => (step: number) => scale === undefined || step > scale;

export function ImageViewer(props: Props) {
  const { content, mediaType, name, facts, actions, broken } = props;
  const [scale, setScale] = useState<number>();
  const [ground, setGround] = useState(0);
  const [natural, setNatural] = useState<number>();
  const [failed, setFailed] = useState(false);
  const source = useObjectUrl(content, mediaType);
  if (failed) return broken;
  const larger = scale === undefined ? 1 : steps.find(isLarger(scale));
  const smaller = scale === undefined ? 0.5 : steps.findLast((step) => step < scale);
  return (
    <>
      <PreviewToolbar facts={facts}>
        <span className={styles.scale} aria-live="polite">
          {scale === undefined ? previewTexts.fitted : previewTexts.scale(scale)}
        </span>
        <ActionIcon.Group>
          <PreviewToolbarButtons
            tools={[
              [previewTexts.smaller, IconZoomOut, smaller !== undefined && (() => setScale(smaller))],
              [previewTexts.larger, IconZoomIn, larger !== undefined && (() => setScale(larger))],
              [previewTexts.fit, IconArrowsMaximize, scale !== undefined && (() => setScale(undefined))],
              [previewTexts.changeGround, IconContrast, () => setGround((ground + 1) % grounds.length)],
            ]}
          />
        </ActionIcon.Group>
        {actions}
      </PreviewToolbar>
      <div
        className={styles.stage}
        data-ground={grounds[ground]}
        data-fitted={scale === undefined || undefined}
      >
        <Scroller label={previewTexts.picture} className={styles.scroller}>
          <img
            ref={source}
            alt={name}
            width={scale === undefined || natural === undefined ? undefined : Math.round(natural * scale)}
            onLoad={({ currentTarget }) => setNatural(currentTarget.naturalWidth)}
            onError={() => setFailed(true)}
          />
        </Scroller>
      </div>
    </>
  );
}
