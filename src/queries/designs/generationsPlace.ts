import { kept } from '~/platform/storage/tabStore.ts';

/** Name under which the tab remembers the generations that run, so that a reload goes on with them. */
export const generationsPlace = 'generations';

/** Whether any ran when this tab was left; asked before the code that follows them is fetched. */
export const remembersGenerations = (): boolean => kept(generationsPlace) !== undefined;
