/**
 * The keys of the rows of a list. Of rows that have the same one, such as an empty one where the back end names none, the
 * second and later ones get another, so that each of them shows.
 */
export function makeKeysUnique<Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly string[] {
  const times = new Map<string, number>();
  return rows.map((row) => {
    const key = keyOf(row);
    const before = times.get(key) ?? 0;
    times.set(key, before + 1);
    return before === 0 ? key : `${key} ${before + 1}`;
  });
}
