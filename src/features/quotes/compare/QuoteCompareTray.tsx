import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { IconX } from '@tabler/icons-react';
import type { QuotesSearchParams } from '~/domain/quote/filter.ts';
import { quoteComparisonTexts, quoteTexts } from '~/domain/words/texts/quotes.ts';
import { quoteQuery } from '~/queries/quotes/quotes.ts';
import { useSelectionBarShortcut } from '~/ui/list/useSelectionBarShortcut.ts';
import { toAriaKeyShortcuts } from '~/platform/shortcuts/shortcuts.ts';
import type { QuotesSearchParamsSetter } from '../useQuotesSearchParams.ts';

type Props = { readonly address: QuotesSearchParams; readonly change: QuotesSearchParamsSetter };

export function QuoteCompareTray({ address, change }: Props) {
  const { compared } = address;
  const bar = useSelectionBarShortcut();
  const reads = useQueries({ queries: compared.map((id) => quoteQuery(id)) });
  const keep = (ids: readonly number[]): void =>
    change({ compared: ids }, { replace: true, preventScrollReset: true });
  return (
    <div
      className="tray"
      role="region"
      aria-label={quoteComparisonTexts.tray}
      aria-keyshortcuts={toAriaKeyShortcuts('TO_SELECTED')}
      ref={bar}
    >
      <ul className="flow">
        {compared.map((id, place) => {
          const name = reads[place]?.data?.name || quoteTexts.quote(id);
          return (
            <li key={id} className="chip">
              <span className="number">{name}</span>
              <button
                className="iconButton"
                type="button"
                aria-label={quoteComparisonTexts.remove(name)}
                onClick={() => keep(compared.filter((each) => each !== id))}
              >
                <IconX size={14} aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
      <Button
        size="xs"
        data-first
        disabled={compared.length < 2}
        onClick={() => change({ comparing: true, open: undefined })}
      >
        {quoteComparisonTexts.compare(compared.length)}
      </Button>
      <button
        type="button"
        className="iconButton"
        aria-label={quoteComparisonTexts.clear}
        onClick={() => keep([])}
      >
        <IconX size={16} aria-hidden />
      </button>
    </div>
  );
}
