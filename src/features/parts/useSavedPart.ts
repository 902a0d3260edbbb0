import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { newPart, partChanges, type PartChange, type PartDraft } from '~/domain/part/form.ts';
import { notice } from '~/domain/notice/notices.ts';
import { partDone, partFormTexts } from '~/domain/words/texts/partAdministration.ts';
import { readPart, refreshParts, sendPart, updateSteps } from '~/queries/parts/updatePart.ts';
import { notify } from '~/ui/notices/notices.ts';
import { useSteps } from '~/ui/steps/useSteps.ts';

/** An obstacle to saving: the part has moved since it was seen, or could not be read again. */
type Obstacle = { readonly title: string; readonly moved: readonly PartChange[]; readonly way?: string };

type Found = { readonly calls: number };
export type Saving = {
  readonly steps: ReturnType<typeof useSteps<Found>>;
  readonly obstacle: Obstacle | undefined;
  /** Whether all of it has been saved. */
  readonly save: (draft: PartDraft) => Promise<boolean>;
};

type SavedOptions = { readonly first: PartDraft; readonly isKnown: boolean; readonly partState: string };

/** Saving in the order of an update. The part is read again first: what moved since it was seen is shown instead. */
export function useSavedPart({ first, isKnown, partState }: SavedOptions): Saving {
  const client = useQueryClient();
  const known = useRef<PartDraft | undefined>(isKnown ? first : undefined);
  const [obstacle, setObstacle] = useState<Obstacle>();
  const steps = useSteps<Found>(updateSteps(isKnown, partState).map(({ label }) => label));

  const isUnmoved = async (partNumber: string): Promise<boolean> => {
    const now = await readPart(client, partNumber);
    const before = known.current;
    if (isKnown && !now) {
      setObstacle({ title: partFormTexts.gone(partNumber), moved: [] });
      return false;
    }
    const moved = now ? partChanges(before ?? newPart(partNumber), now) : [];
    known.current = now;
    if (moved.length === 0) return true;
    setObstacle({ title: partFormTexts.moved(partNumber), moved, way: partFormTexts.goOn });
    return false;
  };

  const save = async (draft: PartDraft): Promise<boolean> => {
    setObstacle(undefined);
    if (!steps.begun) {
      try {
        if (!(await isUnmoved(draft.partNumber))) return false;
      } catch {
        setObstacle({ title: partFormTexts.unread, moved: [] });
        return false;
      }
    }
    const calls = updateSteps(isKnown, draft.partState).map(({ which, label }) => ({
      label,
      run: async (found: Found): Promise<Found> => {
        await sendPart(client, draft, which);
        return { calls: found.calls + 1 };
      },
    }));
    const done = await steps.run(calls, { calls: 0 });
    await refreshParts(client);
    if (!done) return false;
    notify(notice('SUCCESS', { title: partDone.saved(draft.partNumber) }));
    return true;
  };
  return { steps, obstacle, save };
}
