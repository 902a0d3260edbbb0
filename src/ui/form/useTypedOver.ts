import { useEffect, useState } from 'react';
import { forgetDraft, readDraft, writeDraft } from './drafts.ts';

const before = (draft: string): string => `${draft}.before`;

/** The data, as text, that a draft was typed over, where one is kept under this name with that. */
function keptOver(draft: string): string | undefined {
  const isTyped = Object.keys(readDraft(draft)).length > 0;
  const over = new Map<string, unknown>(Object.entries(readDraft(before(draft)))).get('over');
  return isTyped && typeof over === 'string' ? over : undefined;
}

/**
 * What the values of a form are typed over: `now` as it was first, or, where a draft comes back, as it was when that was
 * begun. A guard that holds this against what there is then finds what others have changed meanwhile.
 */
export function useTypedOver<Data>(draft: string, now: Data): Data {
  const [{ data }] = useState((): { readonly data: Data } => {
    const kept = keptOver(draft);
    // What was kept is written below, of the same kind.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return kept === undefined ? { data: now } : (JSON.parse(kept) as { readonly data: Data });
  });
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
