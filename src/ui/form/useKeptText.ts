import { useState } from 'react';
import { removeDraft, readDraft, writeDraft } from '~/platform/drafts.ts';
import type { Restored } from './RestoredDraft.tsx';
import { useRestored } from './useRestored.ts';

type KeptText = {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly restored: Restored;
};

/** A text that is typed and kept for this tab under a name until `forgetDraft`; an empty one is not kept. */
export function useKeptText(draft: string): KeptText {
  const [text, setText] = useState(() => {
    const kept = new Map<string, unknown>(Object.entries(readDraft(draft))).get('text');
    return typeof kept === 'string' ? kept : '';
  });
  const keep = (typed: string): void => {
    setText(typed);
    if (typed === '') removeDraft(draft);
    else writeDraft(draft, { text: typed });
  };
  const restored = useRestored(
    () => text !== '',
    () => keep(''),
  );
  return { text, setText: keep, restored };
}
