/** The next or previous entry; undefined at the ends, and where the current one is not in the list. */
export function findAdjacentEntry<Entry>(
  entries: readonly Entry[],
  current: Entry,
  step: -1 | 1,
): Entry | undefined {
  const at = entries.indexOf(current);
  return at < 0 ? undefined : entries[at + step];
}

/** The next entry after the current one that waits, else the first that does. */
export function findNextEntry<Entry>(
  entries: readonly Entry[],
  current: Entry,
  waits: (entry: Entry) => boolean,
): Entry | undefined {
  const others = entries.filter((entry) => entry !== current && waits(entry));
  return others.find((entry) => entries.indexOf(entry) > entries.indexOf(current)) ?? others[0];
}
