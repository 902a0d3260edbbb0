import { useQueryClient } from '@tanstack/react-query';
import { useRef, type ReactElement } from 'react';
import { newPart, partChanges, type PartChange, type PartDraft } from '~/domain/part/form.ts';
import { successNotice } from '~/domain/notice/notices.ts';
import { partDone, partFormTexts } from '~/domain/words/texts/partAdministration.ts';
import { readPart, refreshParts, sendPart, updateSteps } from '~/queries/parts/updatePart.ts';
import { Objection, unlessClosed, useAttempt, type Attempt, type IsOpen } from '~/ui/modal/useAttempt.ts';
import { notify } from '~/ui/notices/notices.ts';
import { useSteps } from '~/ui/steps/useSteps.ts';

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

  const demandUnmoved = async (partNumber: string): Promise<void> => {
    const now = await readPart(client, partNumber).catch(() => {
      throw new Objection(partFormTexts.unread);
    });
    const before = known.current;
    if (isKnown && !now) throw new Objection(partFormTexts.gone(partNumber));
    const moved = now ? partChanges(before ?? newPart(partNumber), now) : [];
    known.current = now;
    if (moved.length > 0) throw new Objection(<WhatMoved partNumber={partNumber} moved={moved} />);
  };

  const saveWhole = async (draft: PartDraft, isOpen: IsOpen): Promise<void> => {
    if (!steps.begun) await demandUnmoved(draft.partNumber);
    const calls = updateSteps(isKnown, draft.partState).map(({ which, label }) => ({
      label,
      run: async (found: Found): Promise<Found> => {
        await sendPart(client, draft, which);
        return { calls: found.calls + 1 };
      },
    }));
    // A part of which the first call has been made is saved to its end.
    const done = await unlessClosed(isOpen, () => steps.run(calls, { calls: 0 }))();
    await refreshParts(client);
    if (!done) throw new Error('The step that failed has said so');
    notify(successNotice(partDone.saved(draft.partNumber)));
  };
  const save: Saving['save'] = (draft, onSaved) =>
    attempt(async (isOpen) => {
      await saveWhole(draft, isOpen);
      if (isOpen()) onSaved();
    });
  return { ...state, steps, save };
}

type MovedProps = { readonly partNumber: string; readonly moved: readonly PartChange[] };

function WhatMoved({ partNumber, moved }: MovedProps): ReactElement {
  return (
    <>
      <p>
        <strong>{partFormTexts.moved(partNumber)}</strong>
      </p>
      <ul>
        {moved.map(({ name, before, after }) => (
          <li key={name}>{partFormTexts.movedLine(name, before, after)}</li>
        ))}
      </ul>
      <p>{partFormTexts.goOn}</p>
    </>
  );
}
