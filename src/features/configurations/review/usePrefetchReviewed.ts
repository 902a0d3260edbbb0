import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { config } from '~/config.ts';
import { compareRevisions } from '~/domain/revision/comparison.ts';
import { baseRevision } from '~/domain/revision/comparisonAddress.ts';
import { workingRevisionName } from '~/domain/revision/revision.ts';
import { configuration } from '~/queries/configurations/configurations.ts';
import { contentChanges } from '~/queries/configurations/contentChanges.ts';
import { useMe } from '~/session/me.ts';

/** Reads a configuration of the queue ahead, with its changes, so that it is there when its turn comes. */
export function usePrefetchReviewed(): (id: string) => Promise<void> {
  const client = useQueryClient();
  const { units } = useMe();
  return useCallback(
    async (id) => {
      // What cannot be read ahead is read, or fails and is told, when its turn comes.
      const ahead = (revision?: string) =>
        client.fetchQuery({ ...configuration(id, revision), meta: { isTold: true } }).catch(() => undefined);
      const shown = await ahead();
      if (!shown) return;
      const name = workingRevisionName(shown);
      const base = baseRevision(shown.revisions, name);
      const [working, before] = await Promise.all([
        name === shown.revision ? shown : ahead(name),
        base === undefined ? undefined : ahead(base),
      ]);
      if (!working || !before) return;
      const viewer = { units, productCode: config.productCode };
      await client.prefetchQuery(contentChanges(compareRevisions(before, working, viewer)));
    },
    [client, units],
  );
}
