import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { partTypes, withUsed } from '~/domain/part/enumerations.ts';
import { parts } from '~/queries/parts/parts.ts';

/** The types that a part can have: those that are known by name, and those that parts have. */
export function usePartTypes(): readonly string[] {
  const { data } = useQuery(parts());
  return useMemo(() => withUsed(partTypes, (data ?? []).map(({ partType }) => partType).toSorted()), [data]);
}
