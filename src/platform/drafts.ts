import { createNotice } from '~/domain/notice/notices.ts';
import { formDraftTexts } from '~/domain/words/texts/controls.ts';
import { notify } from './notices.ts';
import { removeTabItem, setTabItem, getTabItem } from '~/platform/storage/tabStore.ts';

const prefix = 'draft.';
const place = (name: string): string => prefix + name;

export const isDraftKey = (name: string): boolean => name.startsWith(prefix);

/** The values typed into the form of this name and not yet sent; files and passwords are never part of them. */
export function readDraft(name: string): object {
  try {
    const parsed: unknown = JSON.parse(getTabItem(place(name)) ?? 'null');
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

export function writeDraft(name: string, values: Readonly<Record<string, unknown>>): void {
  if (tryWriteDraft(name, values) || isSaid) return;
  isSaid = true;
  // It may be typed while something is rendered.
  queueMicrotask(() => void notify(createNotice('WARNING', formDraftTexts.notKept)));
}

/** Keeps the values typed into a form, for those who say themselves what is not kept. Answers whether the browser could. */
export function tryWriteDraft(name: string, values: Readonly<Record<string, unknown>>): boolean {
  const plain = Object.entries(values).filter(([, value]) => !(value instanceof Blob));
  return setTabItem(place(name), JSON.stringify(Object.fromEntries(plain)));
}

/**
 * Whether it has been said that this browser keeps no drafts: once is enough, for all of them.
 * @session nothing of a person
 */
let isSaid = false;

export function removeDraft(name: string): void {
  removeTabItem(place(name));
}

/** Whether two sets of values are the same, in all that a draft can keep of them; what one has not is no difference. */
export const isSameDraft = (one: object, other: object): boolean => {
  const values = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).every(
    ([name, value]) => !values.has(name) || JSON.stringify(value) === JSON.stringify(values.get(name)),
  );
};
