import { getTabItem } from '~/platform/storage/tabStore.ts';

export const generationsKey = 'generations';

/** Whether any ran when this tab was left; asked before the code that follows them is fetched. */
export const hasStoredGenerations = (): boolean => getTabItem(generationsKey) !== undefined;
