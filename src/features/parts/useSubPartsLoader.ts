import { useQueryClient, useQuery } from '@tanstack/react-query';
import { normalizeSubParts, listSubPartNumbers, type SubPart } from '~/domain/part/subParts.ts';
import { partQuery, partsQuery } from '~/queries/parts/parts.ts';
import { useMemo } from 'react';
import { partTypes, mergeUsedValues } from '~/domain/part/enumerations.ts';

export function useSubPartsLoader() {
  const client = useQueryClient();
  return async (numbers: readonly string[]): Promise<ReadonlyMap<string, readonly SubPart[]>> => {
    const found = new Map<string, readonly SubPart[]>();
    let wanted = numbers;
    while (wanted.length > 0) {
      const level = wanted;
      // Sub-parts are known only after their parents are fetched, level by level.
      // oxlint-disable-next-line no-await-in-loop
      const read = await Promise.all(level.map((number) => client.fetchQuery(partQuery(number))));
      for (const each of read) found.set(each.partNumber, normalizeSubParts(each.subParts));
      wanted = [...new Set(level.flatMap((number) => listSubPartNumbers(found.get(number) ?? [])))].filter(
        (number) => !found.has(number),
      );
    }
    return found;
  };
}

/** Known part types and those that existing parts have. */
export function usePartTypes(): readonly string[] {
  const { data } = useQuery(partsQuery());
  return useMemo(
    () => mergeUsedValues(partTypes, (data ?? []).map(({ partType }) => partType).toSorted()),
    [data],
  );
}
