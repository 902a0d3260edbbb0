import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { findUnsentFacts, toStoredPart, type PartDraft, keepsData } from '~/domain/part/form.ts';
import { notice, successNotice, type Notice } from '~/domain/notice/notices.ts';
import { stateText } from '~/domain/words/stateLooks.ts';
import { partDone, partFormTexts } from '~/domain/words/texts/partAdministration.ts';
import { refreshParts, sendPart, updateSteps } from '~/queries/parts/updatePart.ts';
import { useAttempt, type Attempt } from '~/ui/modal/useAttempt.ts';
import { notify } from '~/platform/notices.ts';
import { useSteps } from '~/ui/steps/useSteps.ts';
import { updatePartIfUnchanged, type FoundPart } from './updatePartIfUnchanged.tsx';

type Found = { readonly calls: number };
export type Saving = Pick<Attempt, 'busy' | 'objection' | 'submit' | 'callOff'> & {
  readonly steps: ReturnType<typeof useSteps<Found>>;
  /** `onSaved` hears what is stored then. Called off before its first call, it makes none. */
  readonly save: (draft: PartDraft, onSaved: (saved: SavedPart) => void) => Promise<void>;
};

/** A part as it is stored now, and the names of the facts that were not sent with its state. */
export type SavedPart = { readonly stored: PartDraft; readonly unsent: readonly string[] };

type SavedOptions = { readonly first: PartDraft; readonly isKnown: boolean; readonly partState: string };

/** Saving in the order of an update. The part is read again first: what moved since it was seen is shown instead. */
export function useSavedPart({ first, isKnown, partState }: SavedOptions): Saving {
  const client = useQueryClient();
  const known = useRef<PartDraft | undefined>(isKnown ? first : undefined);
  const steps = useSteps<Found>(updateSteps(isKnown, partState).map(({ label }) => label));

  const { attempt, ...state } = useAttempt();

  const writeSteps = async (draft: PartDraft): Promise<SavedPart> => {
    const calls = updateSteps(isKnown, draft.partState).map(({ which, label }) => ({
      label,
      run: async (found: Found): Promise<Found> => {
        await sendPart(client, draft, which);
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
  const save: Saving['save'] = (draft, onSaved) =>
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
      const begin = ({ part }: FoundPart): Promise<SavedPart> => {
        known.current = part;
        return writeSteps(draft);
      };
      // A part of which the first call has been made is saved to its end.
      const saved = await (steps.begun ? writeSteps(draft) : update(isOpen, begin));
      if (isOpen()) onSaved(saved);
    });
  return { ...state, steps, save };
}

/** Says exactly what was saved of a part. */
function savedNotice({ partNumber, partState }: PartDraft, unsent: readonly string[]): Notice {
  if (!keepsData(partState)) return successNotice(partDone.saved(partNumber));
  const title = partDone.stateSaved(partNumber, stateText(partState));
  return unsent.length > 0
    ? notice('WARNING', { title, body: partDone.stateSavedAlone(unsent) })
    : successNotice(title);
}
