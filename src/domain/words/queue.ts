/** The entry one on or one back; undefined at the ends, and beside one that is not there. */
export function findAdjacentEntry<Entry>(
  entries: readonly Entry[],
  current: Entry,
  step: -1 | 1,
): Entry | undefined {
  const at = entries.indexOf(current);
  return at < 0 ? undefined : entries[at + step];
}

/** The entry to go on with after the current one: the next that waits, else the first that does. */
export function findNextEntry<Entry>(
  entries: readonly Entry[],
  current: Entry,
  waits: (entry: Entry) => boolean,
): Entry | undefined {
  const others = entries.filter((entry) => entry !== current && waits(entry));
  return others.find((entry) => entries.indexOf(entry) > entries.indexOf(current)) ?? others[0];
}
