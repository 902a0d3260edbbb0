import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import type { PlaceholderDrawing } from '~/domain/product/deviceShape.ts';
import { getOutlineProps } from '~/ui/iconSprites.ts';
import styles from './PictureFrame.module.css';

type Props = {
  readonly ref?: Ref<HTMLSpanElement>;
  readonly blob: Blob | null | undefined;
  readonly alt: string;
  readonly instead: PlaceholderDrawing | ReactNode;
};

const isDrawing = (instead: Props['instead']): instead is PlaceholderDrawing =>
  typeof instead === 'object' && instead !== null && 'shape' in instead;

/** Image in a frame of fixed size; until it is loaded, or without one, `instead` is shown. */
export function PictureFrame({ ref, blob, alt, instead }: Props) {
  return (
    <span
      ref={ref}
      className={styles.frame}
      data-pictured={blob ? true : undefined}
      {...(!blob && isDrawing(instead) && getOutlineProps(instead.shape))}
    >
      {blob ? <BlobImage blob={blob} alt={alt} /> : !isDrawing(instead) && instead}
    </span>
  );
}

export function BlobImage({ blob, alt }: { readonly blob: Blob; readonly alt: string }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const { current } = image;
    const address = URL.createObjectURL(blob);
    if (current) current.src = address;
    return () => {
      const giveBack = (): void => URL.revokeObjectURL(address);
      // Revoking the object URL before the image has loaded would break it.
      const isComing = current?.complete === false;
      if (!isComing) giveBack();
      else for (const end of ['load', 'error']) current.addEventListener(end, giveBack, { once: true });
    };
  }, [blob]);
  // Once the image is loaded, its object URL is no longer needed.
  return <img ref={image} alt={alt} onLoad={({ currentTarget }) => URL.revokeObjectURL(currentTarget.src)} />;
}
