import { call } from '~/api/call.ts';
import {
  toFilterBody,
  toPageQuery,
  type ConfigurationFilter,
  pagesToSelect,
  selectable,
} from '~/domain/configuration/filter.ts';
import type { ConfigurationRow } from './configurations.ts';

type Options = {
  readonly signal: AbortSignal;
  /** Runs after each page with the number of rows that have been read. */
  readonly onProgress: (read: number) => void;
};

/**
 * The first rows of a list of `count`, as many as can be selected at once, read anew page by page. What is said of a
 * list that moves meanwhile is what each page said. Rejects with the first failure, or when called off.
 */
export async function readWholeList(
  filter: ConfigurationFilter,
  email: string,
  count: number,
  { signal, onProgress }: Options,
): Promise<readonly ConfigurationRow[]> {
  const rows = new Map<string, ConfigurationRow>();
  const body = toFilterBody(filter, email);
  for (const page of pagesToSelect(count)) {
    // One after the other: nobody waits for less, and the back end has others to answer.
    // oxlint-disable-next-line no-await-in-loop
    const read = await call(
      'configurationFilter',
      { query: toPageQuery({ ...filter, page }), body },
      { signal },
    );
    for (const row of read) rows.set(row.configurationId, row);
    onProgress(rows.size);
  }
  return [...rows.values()].slice(0, selectable(count));
}
