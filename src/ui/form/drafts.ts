const prefix = 'portal.draft.';

/** What was typed into the form of this name and not yet sent; files and passwords are never part of it. */
export function readDraft(name: string): object {
  try {
    const text = sessionStorage.getItem(prefix + name);
    const parsed: unknown = text === null ? undefined : JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

/** Keeps what was typed. Without storage (blocked, full) it does nothing: a draft is a convenience. */
export function writeDraft(name: string, values: Readonly<Record<string, unknown>>): void {
  const plain = Object.entries(values).filter(([, value]) => !(value instanceof Blob));
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(Object.fromEntries(plain)));
  } catch {
    // The form still holds the values.
  }
}

export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(prefix + name);
  } catch {
    // Without storage there is no draft.
  }
}
