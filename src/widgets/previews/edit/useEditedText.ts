import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fileUpdateRefusal } from '~/domain/file/edit.ts';
import { forgetDraft, readDraft, writeDraft } from '~/ui/form/drafts.ts';
import { useUnsaved } from '~/ui/unsaved.ts';

/** How long typing may pause before the text is looked at, in ms. */
const pause = 250;
/** In characters. A browser keeps about five million for a tab; longer texts are not kept. */
const longestDraft = 2_000_000;

/** Refusal of a text that is what is stored already. */
export const nothingChanged = 'Nothing has changed.';

/** Refusal of storing a text in the place of another, `nothingChanged` where they are the same; undefined where it can be. */
type RefusalOf = (stored: string, text: string) => string | undefined;

/** Text that was typed and not stored, if it is not what is stored anyway. */
function draftOver(stored: string, name: string, refusalOf: RefusalOf): string | undefined {
  const draft = readDraft(name);
  if (!('text' in draft) || typeof draft.text !== 'string') return undefined;
  return refusalOf(stored, draft.text) === nothingChanged ? undefined : draft.text;
}

export type EditedText = {
  /** What the editor starts with, and a key that changes when it is to start anew. */
  readonly start: { readonly key: number; readonly text: string };
  /** Whether what was typed earlier has been brought back. */
  readonly restored: boolean;
  /** Why the text cannot be stored now; undefined when it can. */
  readonly refusal: string | undefined;
  /** Whether there is anything to discard: a text that cannot be stored may be changed all the same. */
  readonly isChanged: boolean;
  /** The text as it is in the editor. */
  readonly read: () => string;
  readonly onChange: (read: () => string) => void;
  readonly discard: () => void;
  /** Puts another text into the editor, as if it had been typed. */
  readonly replace: (text: string) => void;
  /** To be told when a text has been stored. */
  readonly settle: (stored: string) => void;
};

/** A text in an editor beside the stored one. What was typed is kept for the tab under `draft` until it is stored. */
export function useEditedText(
  stored: string,
  draft: string,
  mayEdit: boolean,
  refusalOf: RefusalOf = fileUpdateRefusal,
): EditedText {
  const [start, setStart] = useState(() => {
    const kept = mayEdit ? draftOver(stored, draft, refusalOf) : undefined;
    return { key: 0, text: kept ?? stored, restored: kept !== undefined };
  });
  const [refusal, setRefusal] = useState(() => refusalOf(stored, start.text));
  const reader = useRef(() => start.text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useUnsaved(mayEdit && refusal !== nothingChanged);

  const look = useEffectEvent((): void => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    const text = reader.current();
    const now = refusalOf(stored, text);
    setRefusal(now);
    if (now === nothingChanged) forgetDraft(draft);
    else if (text.length <= longestDraft) writeDraft(draft, { text });
  });
  // What was typed just before the editor closes is kept as well.
  useEffect(() => () => look(), []);

  const settle = (text: string): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setStart((before) => ({ ...before, restored: false }));
    const now = refusalOf(text, reader.current());
    setRefusal(now);
    if (now === nothingChanged) forgetDraft(draft);
  };

  return {
    start,
    restored: start.restored,
    refusal,
    isChanged: mayEdit && refusal !== nothingChanged,
    read: () => reader.current(),
    onChange: (read) => {
      reader.current = read;
      clearTimeout(timer.current);
      timer.current = setTimeout(look, pause);
    },
    discard: () => {
      reader.current = () => stored;
      setStart(({ key }) => ({ key: key + 1, text: stored, restored: false }));
      settle(stored);
    },
    replace: (text) => {
      reader.current = () => text;
      setStart(({ key }) => ({ key: key + 1, text, restored: false }));
      settle(stored);
      if (text !== stored && text.length <= longestDraft) writeDraft(draft, { text });
    },
    settle,
  };
}
