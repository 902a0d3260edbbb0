import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { PartDraft } from '~/domain/part/form.ts';
import { successNotice } from '~/domain/notice/notices.ts';
import { partDone, partFormTexts } from '~/domain/words/texts/partAdministration.ts';
import { refreshParts, sendPart, updateSteps } from '~/queries/parts/updatePart.ts';
import { useAttempt, type Attempt } from '~/ui/modal/useAttempt.ts';
import { notify } from '~/ui/notices/notices.ts';
import { useSteps } from '~/ui/steps/useSteps.ts';
import { updatePartIfUnchanged } from './updatePartIfUnchanged.tsx';

type Found = { readonly calls: number };
export type Saving = Pick<Attempt, 'busy' | 'objection' | 'callOff'> & {
  readonly steps: ReturnType<typeof useSteps<Found>>;
  /** `onSaved` runs once all of it has been saved. Called off before its first call, it makes none. */
  readonly save: (draft: PartDraft, onSaved: () => void) => Promise<void>;
};

type SavedOptions = { readonly first: PartDraft; readonly isKnown: boolean; readonly partState: string };

/** Saving in the order of an update. The part is read again first: what moved since it was seen is shown instead. */
export function useSavedPart({ first, isKnown, partState }: SavedOptions): Saving {
  const client = useQueryClient();
  const known = useRef<PartDraft | undefined>(isKnown ? first : undefined);
  const steps = useSteps<Found>(updateSteps(isKnown, partState).map(({ label }) => label));

  const { attempt, ...state } = useAttempt();

  const writeSteps = async (draft: PartDraft): Promise<void> => {
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
    notify(successNotice(partDone.saved(draft.partNumber)));
  };
  const save: Saving['save'] = (draft, onSaved) =>
    attempt(async (isOpen) => {
      const update = updatePartIfUnchanged({
        client,
        partNumber: draft.partNumber,
        sight: {
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
      // A part of which the first call has been made is saved to its end.
      await (steps.begun ? writeSteps(draft) : update(isOpen, () => writeSteps(draft)));
      if (isOpen()) onSaved();
    });
  return { ...state, steps, save };
}
