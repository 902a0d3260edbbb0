const wording = new Map(
  Object.entries({
    PENDING: 'Pending',
    RELEASED: 'Released',
    READY: 'Ready',
    DECORATING: 'Decorating',
    LOCKED: 'Error',
    RETIRED: 'Archived',
    ACTIVE: 'Active',
    UNDER_DEVELOPMENT: 'Draft',
    NOT_AVAILABLE: 'Not available',
  }),
);

/** An UPPER_CASE code as words in sentence case: "Waiting for approval". */
export function sentenceCase(code: string): string {
  const text = code.replaceAll('_', ' ').trim().toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * The words a person reads for a state. A code without words of its own is read in sentence case;
 * a name that is not an upper-case code ("Pending File Upload") is shown as it came.
 */
export function stateText(state: string): string {
  return wording.get(state) ?? (/^[A-Z][A-Z0-9_]*$/.test(state) ? sentenceCase(state) : state);
}
