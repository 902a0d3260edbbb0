import { useEffect, useRef, type ReactElement, type ReactNode, type Ref } from 'react';
import type { DeviceShape, NeutralDrawing } from '~/domain/product/shape.ts';
import styles from './PictureFrame.module.css';

type Props = {
  readonly ref?: Ref<HTMLSpanElement>;
  /** Undefined until it has come, or where there is none. */
  readonly blob: Blob | null | undefined;
  /** Empty for a picture beside words that say the same. */
  readonly alt: string;
  /** Shown instead of the picture, in the same room. */
  readonly instead: NeutralDrawing | ReactNode;
};

const isDrawing = (instead: Props['instead']): instead is NeutralDrawing =>
  typeof instead === 'object' && instead !== null && 'shape' in instead;

/** A picture in a room that is as large without it: until it has come, or for want of one, a drawing stands there. */
export function PictureFrame({ ref, blob, alt, instead }: Props): ReactElement {
  const drawn = isDrawing(instead) ? <Drawing {...instead} /> : instead;
  return (
    <span ref={ref} className={styles.frame} data-pictured={blob ? true : undefined}>
      {blob ? <BlobImage blob={blob} alt={alt} /> : drawn}
    </span>
  );
}

/** A picture by its bytes, whose address nobody else is given. */
export function BlobImage({ blob, alt }: { readonly blob: Blob; readonly alt: string }): ReactElement {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const { current } = image;
    const address = URL.createObjectURL(blob);
    if (current) current.src = address;
    return () => {
      const giveBack = (): void => URL.revokeObjectURL(address);
      // A picture that goes before it has come would look for its bytes in vain.
      const isComing = current?.complete === false;
      if (!isComing) giveBack();
      else for (const end of ['load', 'error']) current.addEventListener(end, giveBack, { once: true });
    };
  }, [blob]);
  // Once it is drawn, nobody needs the address of its bytes.
  return <img ref={image} alt={alt} onLoad={({ currentTarget }) => URL.revokeObjectURL(currentTarget.src)} />;
}

/** Outlines of the shapes in a field of 48 x 36. */
const outlines: Record<DeviceShape, string> = {
  BELLY_BOX:
    'M9 10h30q3 0 3 3v12q0 3-3 3H9q-3 0-3-3V13q0-3 3-3zM15 15v8M12 19h6M33 15v8M30 19h6M22 16h4v6h-4zM6 16H3v5h3M42 16h3v5h-3',
  PISTOL: 'M13 7h20q3 0 3 3v6q0 3-3 3h-8l-3 12h-7l2-12h-4q-3 0-3-3v-6q0-3 3-3zM29 13h3M18 13h6M23 22h3',
  HAND_HELD:
    'M19 4h10q3 0 3 3v22q0 3-3 3H19q-3 0-3-3V7q0-3 3-3zM20 9h8M20 15h2M26 15h2M20 20h2M26 20h2M20 25h2M26 25h2',
  RECEIVER:
    'M11 13h26q2 0 2 2v13q0 2-2 2H11q-2 0-2-2V15q0-2 2-2zM34 13V4M14 30v3M19 30v3M24 30v3M29 30v3M14 18h10M14 23h6',
};

const Drawing = ({ shape }: NeutralDrawing): ReactElement => (
  <svg viewBox="0 0 48 36" aria-hidden data-shape={shape}>
    <path d={outlines[shape]} />
  </svg>
);
