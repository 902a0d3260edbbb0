import { forget, keep, kept } from '~/ui/storage/tabStore.ts';

const place = (name: string): string => `draft.${name}`;

/** The values typed into the form of this name and not yet sent; files and passwords are never part of them. */
export function readDraft(name: string): object {
  try {
    const parsed: unknown = JSON.parse(kept(place(name)) ?? 'null');
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

/** Keeps the values typed into a form for the account of this tab. Answers whether the browser could. */
export function writeDraft(name: string, values: Readonly<Record<string, unknown>>): boolean {
  const plain = Object.entries(values).filter(([, value]) => !(value instanceof Blob));
  return keep(place(name), JSON.stringify(Object.fromEntries(plain)));
}

export function forgetDraft(name: string): void {
  forget(place(name));
}
