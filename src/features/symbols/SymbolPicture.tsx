import { IconPhotoOff } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import type { SymbolBackground } from '~/domain/symbol/list.ts';
import { symbolTexts } from '~/domain/words/texts/symbols.ts';
import { PictureFrame } from '~/ui/picture/PictureFrame.tsx';
import type { SymbolPreview } from './useSymbolPreviews.ts';
import styles from './Symbols.module.css';

type Props = {
  readonly shown: SymbolPreview | undefined;
  /** Empty if the name is next to the picture. */
  readonly alt: string;
  readonly ground: SymbolBackground;
  readonly size: number;
};

/** Always an `img`, so that scripts in an SVG file do not run; `size` in px. */
export function SymbolPicture({ shown, alt, ground, size }: Props) {
  const style: CSSProperties & { '--symbol': string } = { '--symbol': `${size}px` };
  return (
    <span className={styles.ground} data-ground={ground} style={style}>
      <PictureFrame
        blob={shown && 'picture' in shown ? shown.picture : undefined}
        alt={alt}
        instead={
          shown && (
            <span role="img" aria-label={alt || symbolTexts.notShown}>
              <IconPhotoOff size={Math.min(size, 28)} aria-hidden />
            </span>
          )
        }
      />
    </span>
  );
}
