import { HiddenFileInput } from '~/ui/form/HiddenFileInput.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { memo, useMemo, useRef, type ReactElement, useLayoutEffect, useState, type RefObject } from 'react';
import { checkSymbolDeletion, checkSymbolUpload } from '~/domain/symbol/permission.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { symbolTexts, symbolBackgroundTexts } from '~/domain/words/texts/symbols.ts';
import type { OverlaySymbol } from '~/queries/symbols/symbols.ts';
import { useActor } from '~/session/me.ts';
import { ActionMenu } from '~/ui/ActionMenu.tsx';
import { useWindowedRows } from '~/ui/list/useWindowedRows.ts';
import { confirmDeleteSymbol } from './confirmDeleteSymbol.tsx';
import { openUploadSymbols } from './openUploadSymbols.tsx';
import type { SymbolDisplayOptions } from './SymbolControls.tsx';
import { SymbolPicture } from './SymbolPicture.tsx';
import { useSymbolPreviews, type SymbolPreview } from './useSymbolPreviews.ts';
import styles from './Symbols.module.css';
import { symbolBackgrounds, symbolSizes } from '~/domain/symbol/list.ts';
import { Loader } from '~/ui/Loader.tsx';
import { openModal } from '~/platform/modals.ts';

const openSymbolSizes = (name: string, shown: SymbolPreview | undefined): void =>
  openModal({
    title: symbolTexts.sizesTitle(name),
    size: 720,
    closesOnMask: true,
    body: <SymbolSizes shown={shown} />,
  });

function SymbolSizes({ shown }: { readonly shown: SymbolPreview | undefined }) {
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
      {symbolBackgrounds.map((ground) => (
        <figure key={ground} className={styles.sizes} data-ground={ground}>
          <figcaption>{symbolBackgroundTexts[ground]}</figcaption>
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

/** Minimum width of a tile in px; narrow screens have two columns nevertheless. */
const narrowest = 136;
const fewest = 2;
const usual = 6;

/** Number of columns that fit; `gap` in px. */
function useTileColumns(place: RefObject<HTMLElement | null>, gap: number): number {
  const [columns, setColumns] = useState(usual);
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return undefined;
    const measure = (): void => {
      const { width } = current.getBoundingClientRect();
      if (width > 0) setColumns(Math.max(fewest, Math.floor((width + gap) / (narrowest + gap))));
    };
    measure();
    const watched = new ResizeObserver(measure);
    watched.observe(current);
    return () => watched.disconnect();
  }, [place, gap]);
  return columns;
}

type Props = { readonly found: readonly OverlaySymbol[]; readonly look: SymbolDisplayOptions };

/** Height of a tile and gap between tiles, in px. */
const tileHeight = 166;
const gap = 12;

/** Virtualized grid of images on the chosen background. */
export function SymbolGrid({ found, look }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const columns = useTileColumns(place, gap);
  const { body, shown: lines } = useWindowedRows<HTMLUListElement>({
    total: Math.ceil(found.length / columns),
    rowHeight: tileHeight + gap,
    cardHeight: tileHeight + gap,
    maxPrinted: 500,
    overscan: 2,
  });
  const [first, last] = [(lines[0] ?? 0) * columns, ((lines.at(-1) ?? -1) + 1) * columns];
  const inView = useMemo(() => found.slice(first, last), [found, first, last]);
  const shown = useSymbolPreviews(inView);
  const height = Math.ceil(found.length / columns) * (tileHeight + gap) - gap;
  return (
    <div ref={place}>
      <ul ref={body} className={styles.wall} aria-label={symbolTexts.title} style={{ height }}>
        {inView.map((symbol, index) => (
          <Tile
            key={symbol.name}
            symbol={symbol}
            shown={shown.get(symbol.file)}
            look={look}
            place={first + index}
            columns={columns}
            total={found.length}
          />
        ))}
      </ul>
    </div>
  );
}

type TileProps = {
  readonly symbol: OverlaySymbol;
  readonly shown: SymbolPreview | undefined;
  readonly look: SymbolDisplayOptions;
  readonly place: number;
  readonly columns: number;
  readonly total: number;
};

/** Memoized: a symbol that finishes loading does not render the others. */
const Tile = memo(function Tile(props: TileProps): ReactElement {
  const { symbol, shown, look, place, columns, total } = props;
  const { name } = symbol;
  const reason = shown && 'reason' in shown ? shown.reason : undefined;
  const width = `(100% - ${(columns - 1) * gap}px) / ${columns}`;
  return (
    <li
      className={styles.tile}
      aria-setsize={total}
      aria-posinset={place + 1}
      style={{
        height: tileHeight,
        width: `calc(${width})`,
        insetInlineStart: `calc((${width} + ${gap}px) * ${place % columns})`,
        top: Math.floor(place / columns) * (tileHeight + gap),
      }}
    >
      <button
        type="button"
        className={styles.open}
        data-symbol
        aria-label={symbolTexts.open(name)}
        onClick={() => openSymbolSizes(name, shown)}
      >
        <SymbolPicture shown={shown} alt="" ground={look.ground} size={look.size} />
      </button>
      {reason !== undefined && (
        <p className={styles.reason} title={reason}>
          {reason}
        </p>
      )}
      <div className={styles.foot}>
        <span className={styles.name} title={name}>
          {name}
        </span>
        <TileActions symbol={symbol} shown={shown} />
      </div>
    </li>
  );
});

function TileActions({ symbol, shown }: Pick<TileProps, 'symbol' | 'shown'>) {
  const { name } = symbol;
  const actor = useActor();
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <HiddenFileInput
        ref={input}
        accept=".png,.svg"
        aria-label={symbolTexts.replaceFile(name)}
        onChosen={(files) => openUploadSymbols({ files, name })}
      />
      <ActionMenu
        label={symbolTexts.actions(name)}
        size={30}
        actions={[
          {
            label: symbolTexts.replace,
            decision: checkSymbolUpload(actor),
            onSelect: () => input.current?.click(),
          },
          {
            label: commonTexts.delete,
            decision: checkSymbolDeletion(actor),
            dangerous: true,
            onSelect: () => confirmDeleteSymbol({ client, symbol, shown }),
          },
        ]}
      />
    </>
  );
}
