import { useState } from 'react';
import { removeDraft, readDraft, writeDraft } from '~/platform/drafts.ts';
import type { DraftRestoration } from './RestoredDraftNotice.tsx';
import { useDraftRestoration } from './useDraftRestoration.ts';

type KeptText = {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly restored: DraftRestoration;
};

/** A text stored for this tab under the name `draft` until `removeDraft`; an empty one is not stored. */
export function useTextDraft(draft: string): KeptText {
  const [text, setText] = useState(() => {
    const kept = new Map<string, unknown>(Object.entries(readDraft(draft))).get('text');
    return typeof kept === 'string' ? kept : '';
  });
  const keep = (typed: string): void => {
    setText(typed);
    if (typed === '') removeDraft(draft);
    else writeDraft(draft, { text: typed });
  };
  const restored = useDraftRestoration(
    () => text !== '',
    () => keep(''),
  );
  return { text, setText: keep, restored };
}
