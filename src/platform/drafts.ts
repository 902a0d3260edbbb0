import { createNotice } from '~/domain/notice/notices.ts';
import { formDraftTexts } from '~/domain/words/texts/controls.ts';
import { notify } from './notices.ts';
import { removeTabItem, setTabItem, getTabItem } from '~/platform/storage/tabStore.ts';

const prefix = 'draft.';
const place = (name: string): string => prefix + name;

export const isDraftKey = (name: string): boolean => name.startsWith(prefix);

/** Unsent values of the form of this name; files and passwords are never stored. */
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
  // Deferred, since a draft may be written during a render, where no state may be set.
  queueMicrotask(() => void notify(createNotice('WARNING', formDraftTexts.notKept)));
}

/** As `writeDraft`, but without its notice. Returns whether the browser stored the values. */
export function tryWriteDraft(name: string, values: Readonly<Record<string, unknown>>): boolean {
  const plain = Object.entries(values).filter(([, value]) => !(value instanceof Blob));
  return setTabItem(place(name), JSON.stringify(Object.fromEntries(plain)));
}

/**
 * Whether the notice that this browser stores no drafts has been shown; once is enough for all forms.
 * @session nothing of a person
 */
let isSaid = false;

export function removeDraft(name: string): void {
  removeTabItem(place(name));
}

/** Whether two sets of values are equal as JSON; a field that only one of them has is ignored. */
export const isSameDraft = (one: object, other: object): boolean => {
  const values = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).every(
    ([name, value]) => !values.has(name) || JSON.stringify(value) === JSON.stringify(values.get(name)),
  );
};
