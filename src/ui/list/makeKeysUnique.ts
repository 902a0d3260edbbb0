/** Makes keys of rows unique, such as empty ones, so that React renders every row. */
export function makeKeysUnique<Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly string[] {
  const times = new Map<string, number>();
  return rows.map((row) => {
    const key = keyOf(row);
    const before = times.get(key) ?? 0;
    times.set(key, before + 1);
    return before === 0 ? key : `${key} ${before + 1}`;
  });
}
