/** Of rows with the same key, such as an empty one, the later ones get another, so that each shows. */
export function makeKeysUnique<Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly string[] {
  const times = new Map<string, number>();
  return rows.map((row) => {
    const key = keyOf(row);
    const before = times.get(key) ?? 0;
    times.set(key, before + 1);
    return before === 0 ? key : `${key} ${before + 1}`;
  });
}
