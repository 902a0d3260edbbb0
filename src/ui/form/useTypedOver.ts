import { useEffect, useState } from 'react';
import { forgetDraft, readDraft, writeDraft } from './drafts.ts';

const before = (draft: string): string => `${draft}.before`;

/** What a draft was typed over, where one is kept under this name with that. */
function keptOver<Data>(draft: string): { readonly data: Data } | undefined {
  const isTyped = Object.keys(readDraft(draft)).length > 0;
  const over = new Map<string, unknown>(Object.entries(readDraft(before(draft)))).get('over');
  if (!isTyped || typeof over !== 'string') return undefined;
  // It was written below, of the same kind.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(over) as { readonly data: Data };
}

/**
 * What the values of a form are typed over: `now` as it was first, or, where a draft comes back, as it was when that was
 * begun. A guard that holds this against what there is then finds what others have changed meanwhile.
 */
export function useTypedOver<Data>(draft: string, now: Data): Data {
  const [{ data }] = useState(() => keptOver<Data>(draft) ?? { data: now });
  useEffect(() => {
    writeDraft(before(draft), { over: JSON.stringify({ data }) });
  }, [draft, data]);
  return data;
}

/** Forgets what was typed into a form, and what it was typed over. */
export function forgetTyped(draft: string): void {
  forgetDraft(draft);
  forgetDraft(before(draft));
}
