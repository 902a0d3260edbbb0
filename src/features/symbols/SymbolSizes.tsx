import type { ReactElement } from 'react';
import { symbolGrounds, symbolSizes } from '~/domain/symbol/list.ts';
import { symbolGroundTexts, symbolTexts } from '~/domain/words/texts/symbols.ts';
import { Loader } from '~/ui/Loader.tsx';
import { openModal } from '~/platform/modals.ts';
import { SymbolPicture } from './SymbolPicture.tsx';
import type { ShownSymbol } from './useSymbolWorker.ts';
import styles from './Symbols.module.css';

/** Shows a symbol on every ground, in every size. */
export const openSymbolSizes = (name: string, shown: ShownSymbol | undefined): void =>
  openModal({
    title: symbolTexts.sizesTitle(name),
    size: 720,
    closesOnMask: true,
    body: <SymbolSizes shown={shown} />,
  });

function SymbolSizes({ shown }: { readonly shown: ShownSymbol | undefined }): ReactElement {
  if (!shown) return <Loader label={symbolTexts.waiting} />;
  if ('reason' in shown) return <p>{shown.reason}</p>;
  return (
    <>
      <p className="tally">{symbolTexts.facts(shown.type, shown.picture.size)}</p>
      {shown.cautions.map((sentence) => (
        <p key={sentence} className="tally">
          {sentence}
        </p>
      ))}
      {symbolGrounds.map((ground) => (
        <figure key={ground} className={styles.sizes} data-ground={ground}>
          <figcaption>{symbolGroundTexts[ground]}</figcaption>
          <div>
            {symbolSizes.map((size) => (
              <SymbolPicture
                key={size}
                shown={shown}
                alt={symbolTexts.sizeOf(size)}
                ground={ground}
                size={size}
              />
            ))}
          </div>
        </figure>
      ))}
    </>
  );
}
