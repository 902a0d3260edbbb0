import { useEffect, useRef, type ReactElement } from 'react';
import { heightOf, widthOf, type Extent } from '~/domain/cutFile/point.ts';
import styles from './Inspector.module.css';

type Props = { readonly blob: Blob; readonly extent: Extent };

/** A picture under the lines, fitted to the box around them. */
export function Overlay({ blob, extent }: Props): ReactElement {
  const image = useRef<SVGImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(blob);
    image.current?.setAttribute('href', address);
    return () => URL.revokeObjectURL(address);
  }, [blob]);
  return (
    <image
      ref={image}
      className={styles.picture}
      x={extent.left}
      y={extent.top}
      width={widthOf(extent)}
      height={heightOf(extent)}
    />
  );
}
