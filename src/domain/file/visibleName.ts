import { visibleText } from '../words/visibleText.ts';

/** A foreign name for reading: each sign that cannot be seen, or that turns the order of others, as its code. */
export const visibleName = (name: string): string => visibleText(name);
