import { getTabItem } from '~/platform/storage/tabStore.ts';

export const generationsKey = 'generations';

/**
 * Whether a generation was running when this tab was last left; checked before the code that resumes it is
 * loaded.
 */
export const hasStoredGenerations = (): boolean => getTabItem(generationsKey) !== undefined;
