import { create } from 'zustand';
import type { ContentComparisonResult } from '~/domain/revision/filePairs.ts';

/**
 * The verdicts on the contents that have been compared in this session, by the `verdictKey` of their pair.
 * @session ends with it
 */
export const useContentComparisonResults = create<Readonly<Record<string, ContentComparisonResult>>>(
  () => ({}),
);

export const clearContentComparisonResults = (): void => useContentComparisonResults.setState({}, true);
