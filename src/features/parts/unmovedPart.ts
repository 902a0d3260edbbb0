import type { QueryClient } from '@tanstack/react-query';
import { partChanges, type PartDraft } from '~/domain/part/form.ts';
import { partFormTexts } from '~/domain/words/texts/partAdministration.ts';
import { readPart } from '~/queries/parts/updatePart.ts';
import { Objection } from '~/ui/modal/useAttempt.ts';

/**
 * Reads a part again before something is done to it. The call answers it as it is now where it is as it was seen last;
 * else it rejects with what has changed, which has been seen by then: the next call compares with that.
 */
export function unmovedPart(client: QueryClient, first: PartDraft): () => Promise<PartDraft> {
  let seen = first;
  return async () => {
    const { partNumber } = seen;
    const now = await readPart(client, partNumber);
    if (!now) throw new Objection(partFormTexts.gone(partNumber), { final: true });
    const moved = partChanges(seen, now);
    seen = now;
    if (moved.length === 0) return now;
    const lines = moved.map(({ name, before, after }) => partFormTexts.movedLine(name, before, after));
    throw new Objection(`${partFormTexts.moved(partNumber)} ${lines.join('; ')}`);
  };
}
