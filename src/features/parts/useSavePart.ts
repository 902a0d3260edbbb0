import { useQueryClient } from '@tanstack/react-query';
import { useRef, useEffect, useState } from 'react';
import {
  findUnsentFacts,
  toStoredPart,
  type PartDraft,
  isStateWithoutData,
  parseStoredPart,
  parseStoredPartLists,
  type PartLists,
} from '~/domain/part/form.ts';
import { createNotice, createSuccessNotice, type Notice } from '~/domain/notice/notices.ts';
import { formatState } from '~/domain/words/stateAppearances.ts';
import { partSuccessTexts, partFormTexts } from '~/domain/words/texts/partAdministration.ts';
import { refreshParts, executePartUpdate, listPartUpdateSteps } from '~/queries/parts/updatePart.ts';
import { useSubmit } from '~/ui/modal/useSubmit.ts';
import { notify } from '~/platform/notices.ts';
import { useSteps } from '~/ui/steps/useSteps.ts';
import { updatePartIfUnchanged, type PartSnapshot } from './updatePartIfUnchanged.tsx';
import { removeDraft, readDraft, writeDraft } from '~/platform/drafts.ts';

type Found = { readonly calls: number };

export type PartSaveResult = { readonly stored: PartDraft; readonly unsent: readonly string[] };

type SavedOptions = { readonly first: PartDraft; readonly isKnown: boolean; readonly partState: string };

/** Saves a part in the order of calls the CMS requires; shows changes of other people first. */
export function useSavePart({ first, isKnown, partState }: SavedOptions) {
  const client = useQueryClient();
  const known = useRef<PartDraft | undefined>(isKnown ? first : undefined);
  const steps = useSteps<Found>(listPartUpdateSteps(isKnown, partState).map(({ label }) => label));

  const { attempt, ...state } = useSubmit();

  const writeSteps = async (draft: PartDraft): Promise<PartSaveResult> => {
    const calls = listPartUpdateSteps(isKnown, draft.partState).map(({ which, label }) => ({
      label,
      run: async (found: Found): Promise<Found> => {
        await executePartUpdate(client, draft, which);
        return { calls: found.calls + 1 };
      },
    }));
    const done = await steps.run(calls, { calls: 0 });
    await refreshParts(client);
    if (!done) throw new Error('The step that failed has said so');
    const before = known.current ?? draft;
    const saved = { stored: toStoredPart(before, draft), unsent: findUnsentFacts(before, draft) };
    notify(savedNotice(draft, saved.unsent));
    if (saved.unsent.length > 0) {
      known.current = saved.stored;
      steps.startOver();
    }
    return saved;
  };
  /** `onSaved` gets what is stored. Cancelled before its first call, a save makes none. */
  const save = (draft: PartDraft, onSaved: (saved: PartSaveResult) => void): Promise<void> =>
    attempt(async (isOpen) => {
      const update = updatePartIfUnchanged({
        client,
        partNumber: draft.partNumber,
        baseline: {
          known: () => ({ part: known.current }),
          see: ({ part }) => {
            known.current = part;
          },
        },
        isKnown,
        wanted: draft,
        goOn: partFormTexts.goOn,
        unread: partFormTexts.unread,
      });
      const begin = ({ part }: PartSnapshot): Promise<PartSaveResult> => {
        known.current = part;
        return writeSteps(draft);
      };
      // A save that has started is completed without another check.
      const saved = await (steps.begun ? writeSteps(draft) : update(isOpen, begin));
      if (isOpen()) onSaved(saved);
    });
  return { ...state, steps, save };
}

function savedNotice({ partNumber, partState }: PartDraft, unsent: readonly string[]): Notice {
  if (!isStateWithoutData(partState)) return createSuccessNotice(partSuccessTexts.saved(partNumber));
  const title = partSuccessTexts.stateSaved(partNumber, formatState(partState));
  return unsent.length > 0
    ? createNotice('WARNING', { title, body: partSuccessTexts.stateSavedAlone(unsent) })
    : createSuccessNotice(title);
}

/** Draft keys: form fields, lists, and the part as it was when editing began. */
const namesOf = (partNumber: string) => ({
  fields: `part.${partNumber}`,
  lists: `part.${partNumber}.more`,
  before: `part.${partNumber}.before`,
});

/** Draft of a part for this tab until `forget` is called; `now` is the part as fetched. */
export function usePartDraft(now: PartDraft) {
  const names = namesOf(now.partNumber);
  const [before, setBefore] = useState(() => parseStoredPart(readDraft(names.before)) ?? now);
  const [lists, setLists] = useState<PartLists>(() => parseStoredPartLists(readDraft(names.lists)) ?? before);
  const { outputs, subParts } = before;
  const isChanged = JSON.stringify([lists.outputs, lists.subParts]) !== JSON.stringify([outputs, subParts]);
  return {
    name: names.fields,
    before,
    lists,
    isChanged,
    keep: (next: PartLists): void => {
      setLists(next);
      writeDraft(names.lists, { ...next });
    },
    /** Stores lists with uncommitted text without rendering them; undefined stores the rendered ones. */
    keepUnseen: (next: PartLists | undefined): void => {
      if (next ?? isChanged) writeDraft(names.lists, { ...(next ?? lists) });
      else removeDraft(names.lists);
    },
    /** Sets what is stored as the new base of the draft. */
    rebase: setBefore,
    forget: (): void => {
      for (const name of Object.values(names)) removeDraft(name);
    },
  };
}

/** Stores the original part as long as there is a draft, from this visit or an earlier one. */
export function usePersistPartBaseline(before: PartDraft, isEdited: boolean): void {
  useEffect(() => {
    const names = namesOf(before.partNumber);
    const isKept = [names.fields, names.lists].some((name) => Object.keys(readDraft(name)).length > 0);
    if (isEdited || isKept) writeDraft(names.before, before);
    else removeDraft(names.before);
  }, [before, isEdited]);
}

export type PartSaveState = ReturnType<typeof useSavePart>;
