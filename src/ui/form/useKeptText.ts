import { useState } from 'react';
import { forgetDraft, readDraft, writeDraft } from './drafts.ts';

/** A text that is typed and kept for this tab under a name until `forgetDraft`; an empty one is not kept. */
export function useKeptText(draft: string): readonly [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => {
    const kept = new Map<string, unknown>(Object.entries(readDraft(draft))).get('text');
    return typeof kept === 'string' ? kept : '';
  });
  return [
    text,
    (typed) => {
      setText(typed);
      if (typed === '') forgetDraft(draft);
      else writeDraft(draft, { text: typed });
    },
  ];
}
