import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { validateFileUpdate } from '~/domain/file/fileEditing.ts';
import type { TextRefusal } from '~/domain/words/textRefusal.ts';
import { removeDraft, readDraft, writeDraft } from '~/platform/drafts.ts';
import { useMarkUnsaved } from '~/platform/unsaved.ts';

/** Debounce of checking the text, in ms. */
const pause = 250;
/** Maximum length of a stored draft, in characters. Browsers allow about five million per tab. */
const maxDraftLength = 2_000_000;

/** Why a text cannot replace the stored one; undefined where it can. */
type RefusalOf = (stored: string, text: string) => TextRefusal | undefined;

/** Whether a text differs from the stored one; a text that cannot be stored differs as well. */
const differs = (refusal: TextRefusal | undefined): boolean => refusal?.kind !== 'UNCHANGED';

/** A typed text, and the edition of the stored text it is based on. */
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
  /** Edition of the stored text that the typed one is based on, where editions are numbered. */
  readonly over: number | undefined;
  /** Why the text cannot be stored now; undefined where it can. */
  readonly refusal: string | undefined;
  readonly isChanged: boolean;
  readonly read: () => string;
  readonly onChange: (read: () => string) => void;
  readonly discard: () => void;
  readonly replace: (text: string) => void;
  /** Called after a text has been stored, with its new edition. */
  readonly settle: (stored: string, edition?: number) => void;
};

/**
 * An editor's text against the stored one. Typed text is stored in the tab as draft `draft` until it is
 * saved.
 */
export function useEditableText(
  stored: string,
  draft: string,
  canEdit: boolean,
  { refusalOf = validateFileUpdate, edition }: Options = {},
): EditableText {
  const [start, setStart] = useState(() => {
    const kept = canEdit ? draftOver(stored, draft, refusalOf) : undefined;
    return { key: 0, text: kept?.text ?? stored, over: kept?.over, restored: kept !== undefined };
  });
  const over = start.over ?? edition;
  const [refusal, setRefusal] = useState(() => refusalOf(stored, start.text));
  const reader = useRef(() => start.text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useMarkUnsaved(canEdit && differs(refusal), { isDraft: true });

  const keep = (typed: Typed): void => {
    if (typed.text.length <= maxDraftLength) writeDraft(draft, typed);
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
  // Text typed just before unmounting is stored as draft too.
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
    isChanged: canEdit && differs(refusal),
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
