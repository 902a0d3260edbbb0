import { getTabItem } from '~/platform/storage/tabStore.ts';

export const generationsPlace = 'generations';

/** Whether any ran when this tab was left; asked before the code that follows them is fetched. */
export const remembersGenerations = (): boolean => getTabItem(generationsPlace) !== undefined;
