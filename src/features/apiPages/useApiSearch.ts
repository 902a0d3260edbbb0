import { useEffect, useMemo, useState } from 'react';
import type { ApiDescription } from '~/domain/apiDescription/operations.ts';
import { apiSearch, type FoundOperation } from '~/domain/apiDescription/search.ts';
import { inSlices } from '~/platform/inSlices.ts';

type Search = {
  readonly found: readonly FoundOperation[];
  /** Whether all the fields have been gone through. */
  readonly isPrepared: boolean;
};

/** The operations that a search finds; their fields are gone through beside everything else. */
export function useApiSearch(description: ApiDescription, text: string): Search {
  const search = useMemo(() => apiSearch(description), [description]);
  const [prepared, setPrepared] = useState<typeof search>();
  useEffect(() => inSlices(search.prepare, () => setPrepared(search)), [search]);
  const isPrepared = prepared === search;
  // What is prepared is found: the search itself stays the same.
  // oxlint-disable-next-line react/exhaustive-deps
  const found = useMemo(() => search.find(text), [search, text, isPrepared]);
  return { found, isPrepared };
}
