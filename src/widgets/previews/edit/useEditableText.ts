import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { validateFileUpdate } from '~/domain/file/fileEditing.ts';
import type { TextRefusal } from '~/domain/words/textRefusal.ts';
import { removeDraft, readDraft, writeDraft } from '~/platform/drafts.ts';
import { useMarkUnsaved } from '~/platform/unsaved.ts';

/** How long typing may pause before the text is looked at, in ms. */
const pause = 250;
/** In characters. A browser keeps about five million for a tab; longer texts are not kept. */
const longestDraft = 2_000_000;

/** Refusal of storing a text in the place of another; undefined where it can be. */
type RefusalOf = (stored: string, text: string) => TextRefusal | undefined;

/** Whether a text differs from the stored one, by the refusal of storing it: one that cannot be stored may differ all the same. */
const differs = (refusal: TextRefusal | undefined): boolean => refusal?.kind !== 'UNCHANGED';

/** A text that was typed, and the edition of the stored one that it was typed over. */
type Typed = { readonly text: string; readonly over: number | undefined };

function draftOver(stored: string, name: string, refusalOf: RefusalOf): Typed | undefined {
  const found = new Map<string, unknown>(Object.entries(readDraft(name)));
  const [text, over] = [found.get('text'), found.get('over')];
  if (typeof text !== 'string' || !differs(refusalOf(stored, text))) return undefined;
  return { text, over: typeof over === 'number' ? over : undefined };
}

type Options = { readonly refusalOf?: RefusalOf; readonly edition?: number };

export type EditableText = {
  readonly start: { readonly key: number; readonly text: string };
  readonly restored: boolean;
  /** The edition of the stored text that the one in the editor was typed over, where they are numbered. */
  readonly over: number | undefined;
  /** Why the text cannot be stored now; undefined when it can. */
  readonly refusal: string | undefined;
  readonly isChanged: boolean;
  readonly read: () => string;
  readonly onChange: (read: () => string) => void;
  readonly discard: () => void;
  readonly replace: (text: string) => void;
  /** To be told when a text has been stored, and as which edition. */
  readonly settle: (stored: string, edition?: number) => void;
};

/** A text in an editor beside the stored one. What was typed is kept for the tab under `draft` until it is stored. */
export function useEditableText(
  stored: string,
  draft: string,
  mayEdit: boolean,
  { refusalOf = validateFileUpdate, edition }: Options = {},
): EditableText {
  const [start, setStart] = useState(() => {
    const kept = mayEdit ? draftOver(stored, draft, refusalOf) : undefined;
    return { key: 0, text: kept?.text ?? stored, over: kept?.over, restored: kept !== undefined };
  });
  const over = start.over ?? edition;
  const [refusal, setRefusal] = useState(() => refusalOf(stored, start.text));
  const reader = useRef(() => start.text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useMarkUnsaved(mayEdit && differs(refusal), { isDraft: true });

  const keep = (typed: Typed): void => {
    if (typed.text.length <= longestDraft) writeDraft(draft, typed);
  };
  const look = useEffectEvent((): void => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    const text = reader.current();
    const now = refusalOf(stored, text);
    setRefusal(now);
    if (differs(now)) keep({ text, over });
    else removeDraft(draft);
  });
  // What was typed just before the editor closes is kept as well.
  useEffect(() => () => look(), []);

  const settle = (text: string, as = edition): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setStart((before) => ({ ...before, over: undefined, restored: false }));
    const now = refusalOf(text, reader.current());
    setRefusal(now);
    if (differs(now)) keep({ text: reader.current(), over: as });
    else removeDraft(draft);
  };

  return {
    start,
    restored: start.restored,
    over,
    refusal: refusal?.reason,
    isChanged: mayEdit && differs(refusal),
    read: () => reader.current(),
    onChange: (read) => {
      reader.current = read;
      clearTimeout(timer.current);
      timer.current = setTimeout(look, pause);
    },
    discard: () => {
      reader.current = () => stored;
      setStart(({ key }) => ({ key: key + 1, text: stored, over: undefined, restored: false }));
      settle(stored);
    },
    replace: (text) => {
      reader.current = () => text;
      setStart(({ key }) => ({ key: key + 1, text, over: undefined, restored: false }));
      settle(stored);
      if (text !== stored) keep({ text, over: edition });
    },
    settle,
  };
}
