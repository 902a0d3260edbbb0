import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '~/api/ApiError.ts';
import {
  describeBomChanges,
  listContentPairs,
  diffControlFunctions,
  diffHoles,
  type ContentFinding,
  type ContentPair,
} from '~/domain/revision/content.ts';
import type { RevisionComparison } from '~/domain/revision/comparison.ts';
import { decodeText } from '~/domain/content/textFile.ts';
import { bomComparisonQuery, filePairContentsQuery, getFilePairKey } from './comparison.ts';

async function changesIn(
  client: QueryClient,
  { kind, pair }: ContentPair,
  shortNames: RevisionComparison['shortNames'],
): Promise<ContentFinding['found']> {
  // Same creation time, creator and size: the file has not been replaced.
  if (pair.change === 'SAME') return [];
  if (kind === 'BILL') {
    const outcome = await client.fetchQuery({
      ...bomComparisonQuery(pair),
      meta: { suppressErrorNotice: true },
    });
    return 'counts' in outcome
      ? describeBomChanges(outcome, { before: pair.before.revision, after: pair.after.revision })
      : 'UNREAD';
  }
  const { before, after, isSame } = await client.fetchQuery({
    ...filePairContentsQuery(pair),
    meta: { suppressErrorNotice: true },
  });
  if (isSame) return [];
  const texts = { before: decodeText(before).text, after: decodeText(after).text };
  const place = pair.after.productConfigurationId ?? '';
  const on = shortNames.get(place) ?? pair.place;
  return kind === 'FUNCTIONS' ? diffControlFunctions(texts, on) : diffHoles(texts, on);
}

const isUnread = ({ found }: ContentFinding): boolean => found === 'UNREAD';

export function contentChangesQuery({ files, shortNames }: RevisionComparison) {
  const pairs = listContentPairs(files);
  return queryOptions({
    queryKey: ['contentChanges', ...pairs.map(({ pair }) => getFilePairKey(pair))],
    queryFn: ({ client, signal }): Promise<ContentFinding[]> =>
      Promise.all(
        pairs.map(async (each): Promise<ContentFinding> => {
          const { kind, pair } = each;
          try {
            return { kind, key: pair.key, found: await changesIn(client, each, shortNames) };
          } catch (error) {
            signal.throwIfAborted();
            if (!(error instanceof ApiError)) throw error;
            return { kind, key: pair.key, found: 'UNREAD' };
          }
        }),
      ),
    // Contents that could not be read are stale, so the next use reads them again.
    staleTime: ({ state }) => (state.data?.some(isUnread) === false ? Number.POSITIVE_INFINITY : 0),
    meta: { suppressErrorNotice: true },
  });
}
