export const keysOfRecords: Readonly<Record<string, readonly string[]>>;
export const recordsInSpellings: readonly string[];
export const restrictiveFields: Readonly<Record<string, unknown>>;
