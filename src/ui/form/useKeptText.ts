import { useState } from 'react';
import { forgetDraft, readDraft, writeDraft } from './drafts.ts';

/**
 * A text that is typed and kept for this tab under a name until `forgetDraft`; the one it begins with, which is empty unless
 * another is given, is not kept.
 */
export function useKeptText(
  draft: string,
  initial = '',
): readonly [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => {
    const kept = new Map<string, unknown>(Object.entries(readDraft(draft))).get('text');
    return typeof kept === 'string' ? kept : initial;
  });
  return [
    text,
    (typed) => {
      setText(typed);
      if (typed === initial) forgetDraft(draft);
      else writeDraft(draft, { text: typed });
    },
  ];
}
