import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { createSymbolFinder } from '~/domain/symbol/symbol.ts';
import { describeDeletionFailure } from '~/domain/symbol/upload.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { symbolTexts } from '~/domain/words/texts/symbols.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import {
  deleteSymbolMutation,
  toSymbolOutcome,
  fetchFreshSymbols,
  type OverlaySymbol,
} from '~/queries/symbols/symbols.ts';
import { createAlreadyAppliedCheck, updateIfUnchanged } from '~/queries/updateIfUnchanged.tsx';
import { createBaseline } from '~/ui/form/baseline.ts';
import { openConfirmModal } from '~/ui/modal/ConfirmDialog.tsx';
import { UserFacingError } from '~/ui/modal/useSubmit.ts';
import { SymbolPicture } from './SymbolPicture.tsx';
import { useSymbolPreviews, type SymbolPreview } from './useSymbolPreviews.ts';

type Question = {
  readonly client: QueryClient;
  readonly symbol: OverlaySymbol;
  readonly shown: SymbolPreview | undefined;
};

/** Confirms a deletion; if another person has replaced the symbol meanwhile, shows the new one first. */
export function confirmDeleteSymbol({ client, symbol, shown }: Question): void {
  const { name } = symbol;
  const deletion = deleteSymbolMutation(name);
  const update = updateIfUnchanged({
    baseline: createBaseline(symbol),
    read: async () => createSymbolFinder(await fetchFreshSymbols(client))(name),
    compare: (known, now) => (known.file === now.file ? [] : [<Replaced key={name} symbol={now} />]),
    texts: {
      gone: symbolTexts.gone(name),
      changed: symbolTexts.replaced(name),
      goOn: symbolTexts.deleteAnyway,
    },
  });
  openConfirmModal({
    title: symbolTexts.deleteTitle(name),
    question: symbolTexts.deleteQuestion(name),
    facts: <SymbolPicture shown={shown} alt={name} ground="OVERLAY" size={64} />,
    action: commonTexts.delete,
    dangerous: true,
    run: async (isOpen) => {
      const write = () => executeMutation(client, deletion, { path: { name } });
      const outcome = await toSymbolOutcome(
        update(isOpen, write, { arrival: createAlreadyAppliedCheck(client, deletion, 'GONE') }),
      );
      const objection = describeDeletionFailure(outcome);
      if (objection !== undefined) throw new UserFacingError(objection);
    },
  });
}

function Replaced({ symbol }: { readonly symbol: OverlaySymbol }) {
  const shown = useSymbolPreviews(useMemo(() => [symbol], [symbol]));
  return (
    <SymbolPicture
      shown={shown.get(symbol.file)}
      alt={symbolTexts.now(symbol.name)}
      ground="OVERLAY"
      size={64}
    />
  );
}
