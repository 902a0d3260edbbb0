/**
 * Cells that a spreadsheet would run: "=", "+", "-", "@" or "|" in front, ASCII or full width, also behind
 * blanks or a byte order mark; or a tab or line end.
 */
const formula = /^(?:[\t\r\n]|[\s\uFEFF]*[=+\-@|＝＋－＠｜])/;

function quoted(cell: string | number): string {
  const text = typeof cell === 'string' && formula.test(cell) ? `'${cell}` : String(cell);
  return `"${text.replaceAll('"', '""')}"`;
}

/** Rows as CSV that spreadsheets open directly: a byte order mark, every cell quoted, no cell a formula. */
export const formatCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`;
