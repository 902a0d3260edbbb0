const bytesPerRecord = 32;

/** Memory as Motorola S-records with 24-bit addresses (s28): header, data, count, start. Blank stretches (all FF) are left out. */
export function sRecords(data: Uint8Array, base: number, header: string): string {
  const rows: string[] = [];
  for (let at = 0; at < data.length; at += bytesPerRecord) {
    const piece = data.subarray(at, at + bytesPerRecord);
    if (piece.some((byte) => byte !== 0xff)) rows.push(record('S2', base + at, 3, piece));
  }
  const head = record('S0', 0, 2, new TextEncoder().encode(header).subarray(0, 64));
  return `${[head, ...rows, countOf(rows.length), record('S8', base, 3, [])].join('\r\n')}\r\n`;
}

/** The record that counts the data: with 16 bits, or 24 where those are too few. */
const countOf = (rows: number): string =>
  rows > 0xffff ? record('S6', rows, 3, []) : record('S5', rows, 2, []);

/** Type, count of the bytes that follow, address, data, and the complement of the sum of all of these. */
function record(type: string, address: number, addressBytes: number, data: Iterable<number>): string {
  const content = [...data];
  const places = Array.from(
    { length: addressBytes },
    (_, index) => (address >> (8 * (addressBytes - 1 - index))) & 255,
  );
  const bytes = [addressBytes + content.length + 1, ...places, ...content];
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  const hex = [...bytes, ~sum & 255].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return type + hex.toUpperCase();
}
