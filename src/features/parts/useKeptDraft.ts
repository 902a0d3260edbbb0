import { useEffect, useState } from 'react';
import { type PartDraft, keptPart, keptPartLists, type PartLists } from '~/domain/part/form.ts';
import { forgetDraft, readDraft, writeDraft } from '~/platform/drafts.ts';

/** Names under which a tab keeps what is edited of a part: its fields, its lists, and the part as it was before. */
const namesOf = (partNumber: string) => ({
  fields: `part.${partNumber}`,
  lists: `part.${partNumber}.more`,
  before: `part.${partNumber}.before`,
});

type KeptDraft = {
  /** Name of the draft of the fields. */
  readonly name: string;
  /** The part as it was when the draft was begun, which may have been before a reload or a sign-in. */
  readonly before: PartDraft;
  readonly lists: PartLists;
  readonly isChanged: boolean;
  readonly keep: (next: PartLists) => void;
  /** Keeps lists for the case that the page goes, without showing them; undefined keeps those that show. */
  readonly keepUnseen: (next: PartLists | undefined) => void;
  /** Hears what is stored, where what is edited goes on over that. */
  readonly rebase: (stored: PartDraft) => void;
  readonly forget: () => void;
};

/** A part as it is edited, kept for this tab until it is forgotten; `now` is the part as it is read. */
export function useKeptDraft(now: PartDraft): KeptDraft {
  const names = namesOf(now.partNumber);
  const [before, setBefore] = useState(() => keptPart(readDraft(names.before)) ?? now);
  const [lists, setLists] = useState<PartLists>(() => keptPartLists(readDraft(names.lists)) ?? before);
  const { outputs, subParts } = before;
  const isChanged = JSON.stringify([lists.outputs, lists.subParts]) !== JSON.stringify([outputs, subParts]);
  return {
    name: names.fields,
    before,
    lists,
    isChanged,
    keep: (next) => {
      setLists(next);
      writeDraft(names.lists, { ...next });
    },
    keepUnseen: (next) => {
      if (next ?? isChanged) writeDraft(names.lists, { ...(next ?? lists) });
      else forgetDraft(names.lists);
    },
    rebase: setBefore,
    forget: () => {
      for (const name of Object.values(names)) forgetDraft(name);
    },
  };
}

/** Keeps a part as it was for as long as something of it is edited, or has been before the page was left. */
export function useKeptBefore(before: PartDraft, isEdited: boolean): void {
  useEffect(() => {
    const names = namesOf(before.partNumber);
    const isKept = [names.fields, names.lists].some((name) => Object.keys(readDraft(name)).length > 0);
    if (isEdited || isKept) writeDraft(names.before, before);
    else forgetDraft(names.before);
  }, [before, isEdited]);
}
