type Row = readonly [item: string, parent: string];

const rowText = ([item, parent]: Row): string =>
  `<BOM><Item>${item}</Item><ParentItem>${parent}</ParentItem><BOMQty>2</BOMQty></BOM>`;

/** A bill of materials of these rows, for the product SYSTEM. */
export const buildBomText = (rows: readonly Row[]): string =>
  `<B><Configuration><ConfigurationName>OU1-0A</ConfigurationName><ProductNumber>SYSTEM</ProductNumber><VariantDescription>A system</VariantDescription></Configuration>${rows.map(rowText).join('\n')}</B>`;

/** A bill of materials of `count` rows; each assembly has a hundred items. */
export const buildLargeBomText = (count: number): string =>
  buildBomText(
    Array.from({ length: count }, (_, index) => [
      `I${index}`,
      index < 100 ? 'SYSTEM' : `I${Math.floor(index / 100) - 1}`,
    ]),
  );

/** A milling program of about this many bytes. */
export function buildProgramText(bytes: number): string {
  const lines = ['%', 'G21 G90', 'T1 M6', 'S9000 M3', 'G0 X0 Y0 Z5', 'G1 Z-1 F200'];
  for (let size = 0, index = 0; size < bytes; index += 1) {
    const line = `G1 X${(index % 3000) / 10} Y${(50 + 40 * Math.sin(index / 90)).toFixed(3)} F${600 + (index % 7)}`;
    lines.push(line);
    size += line.length + 1;
  }
  return [...lines, 'G0 Z5', 'M30', '%', ''].join('\n');
}

/** Numbered lines of a hundred characters. */
export const buildLongText = (lines: number): string =>
  Array.from({ length: lines }, (_, index) => `${index} `.padEnd(99, 'words and ')).join('\n');
