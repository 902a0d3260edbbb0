import type { QueryClient } from '@tanstack/react-query';
import { useMemo, type ReactElement } from 'react';
import { symbolFinder } from '~/domain/symbol/name.ts';
import { deletionObjection, isAsSeen } from '~/domain/symbol/upload.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { symbolTexts } from '~/domain/words/texts/symbols.ts';
import { deleteSymbol, symbolsNow, type OverlaySymbol } from '~/queries/symbols/symbols.ts';
import { confirm } from '~/ui/modal/Confirm.tsx';
import { Objection, unlessClosed } from '~/ui/modal/useAttempt.ts';
import { SymbolPicture } from './SymbolPicture.tsx';
import { useShownSymbols, type ShownSymbol } from './useSymbolWorker.ts';

type Question = {
  readonly client: QueryClient;
  /** The symbol as the person sees it, and its picture. */
  readonly symbol: OverlaySymbol;
  readonly shown: ShownSymbol | undefined;
};

/** Asks whether a symbol shall go. What somebody else has put in its place meanwhile is shown first. */
export function askDeleteSymbol({ client, symbol, shown }: Question): void {
  const { name } = symbol;
  let seen: readonly OverlaySymbol[] = [symbol];
  const demandSeen = async (): Promise<void> => {
    const all = await symbolsNow(client);
    const now = symbolFinder(all)(name);
    if (!now) throw new Objection(symbolTexts.gone(name), { final: true });
    if (isAsSeen([name], seen, all)) return;
    seen = all;
    throw new Objection(<Replaced symbol={now} />);
  };
  confirm({
    title: symbolTexts.deleteTitle(name),
    question: symbolTexts.deleteQuestion(name),
    facts: <SymbolPicture shown={shown} alt={name} ground="OVERLAY" size={64} />,
    action: commonTexts.delete,
    dangerous: true,
    run: async (isOpen) => {
      await demandSeen();
      const objection = deletionObjection(await unlessClosed(isOpen, deleteSymbol)(client, name));
      if (objection !== undefined) throw new Objection(objection);
    },
  });
}

/** The symbol that is there now, in the place of the one that was asked about. */
function Replaced({ symbol }: { readonly symbol: OverlaySymbol }): ReactElement {
  const shown = useShownSymbols(useMemo(() => [symbol], [symbol]));
  return (
    <>
      <p>{symbolTexts.replaced(symbol.name)}</p>
      <SymbolPicture
        shown={shown.get(symbol.file)}
        alt={symbolTexts.now(symbol.name)}
        ground="OVERLAY"
        size={64}
      />
      <p>{symbolTexts.deleteAnyway}</p>
    </>
  );
}
