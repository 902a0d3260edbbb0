import type { QueryClient } from '@tanstack/react-query';
import { createPartDraft, findPartConflicts, type PartDraft } from '~/domain/part/form.ts';
import { partFormTexts } from '~/domain/words/texts/partAdministration.ts';
import { fetchFreshPart } from '~/queries/parts/updatePart.ts';
import { updateIfUnchanged, type ConditionalUpdate } from '~/queries/updateIfUnchanged.tsx';
import type { Baseline } from '~/ui/form/baseline.ts';
import { UserFacingError } from '~/ui/modal/useSubmit.ts';

export type PartSnapshot = { readonly part: PartDraft | undefined };

type Watch = {
  readonly client: QueryClient;
  readonly partNumber: string;
  readonly baseline: Pick<Baseline<PartSnapshot>, 'known' | 'see'>;
  /** Whether the part existed: if it is missing, it was deleted and is not new. */
  readonly isKnown: boolean;
  /** Target state if known: fields that have it already are no conflict. */
  readonly wanted?: PartDraft;
  readonly goOn?: string;
  readonly unread?: string;
};

/** Writes a part only if it has not changed since it was displayed. */
export function updatePartIfUnchanged(watch: Watch): ConditionalUpdate<PartSnapshot> {
  const { client, partNumber, baseline, isKnown, wanted, goOn, unread } = watch;
  return updateIfUnchanged<PartSnapshot>({
    baseline,
    read: async () => {
      const part = await fetchFreshPart(client, partNumber).catch((error: unknown) => {
        throw unread === undefined ? error : new UserFacingError(unread);
      });
      return part || !isKnown ? { part } : undefined;
    },
    compare: ({ part: seen }, { part: now }) =>
      findPartConflicts(seen ?? createPartDraft(partNumber), now, wanted).map(({ name, before, after }) =>
        partFormTexts.movedLine(name, before, after),
      ),
    texts: {
      gone: partFormTexts.gone(partNumber),
      changed: <strong>{partFormTexts.moved(partNumber)}</strong>,
      goOn,
    },
  });
}
