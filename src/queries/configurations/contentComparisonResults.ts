import { create } from 'zustand';
import type { ContentComparisonResult } from '~/domain/revision/filePairs.ts';

/**
 * Results of the comparisons made in this session, by the key of the file pair.
 * @session ends with it
 */
export const useContentComparisonResults = create<Readonly<Record<string, ContentComparisonResult>>>(
  () => ({}),
);

export const clearContentComparisonResults = (): void => useContentComparisonResults.setState({}, true);
