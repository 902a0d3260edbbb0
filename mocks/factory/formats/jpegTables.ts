/** The tables that ITU-T T.81 gives as typical (annex K); nearly every baseline picture uses them. */

/** Place of the n-th coefficient of the zigzag in the block of eight by eight. */
export const zigzag = [
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7,
  14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46,
  53, 60, 61, 54, 47, 55, 62, 63,
] as const;

/** Steps for brightness, row by row, at quality 50. */
export const brightnessSteps = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22,
  29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103,
  121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
] as const;

/** Steps for colour: the upper left quarter differs, the rest is 99. */
const finest: Record<number, number> = {
  0: 17,
  1: 18,
  2: 24,
  3: 47,
  8: 18,
  9: 21,
  10: 26,
  11: 66,
  16: 24,
  17: 26,
  18: 56,
  24: 47,
  25: 66,
};
export const colourSteps = Array.from({ length: 64 }, (_, index) => finest[index] ?? 99);

/** Number of codes of each length from 1 to 16, and their symbols in order. */
export type HuffmanTable = { readonly counts: readonly number[]; readonly symbols: readonly number[] };

const levels = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
export const brightnessLevels: HuffmanTable = {
  counts: [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0],
  symbols: levels,
};
export const colourLevels: HuffmanTable = {
  counts: [0, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0],
  symbols: levels,
};

const bytes = (hex: string): number[] => Array.from(Buffer.from(hex, 'hex'));
export const brightnessDetails: HuffmanTable = {
  counts: [0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 0x7d],
  symbols: bytes(
    '01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282090a161718191a25262728' +
      '292a3435363738393a434445464748494a535455565758595a636465666768696a737475767778797a83848586878889' +
      '8a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae1e2' +
      'e3e4e5e6e7e8e9eaf1f2f3f4f5f6f7f8f9fa',
  ),
};
export const colourDetails: HuffmanTable = {
  counts: [0, 2, 1, 2, 4, 4, 3, 4, 7, 5, 4, 4, 0, 1, 2, 0x77],
  symbols: bytes(
    '000102031104052131061241510761711322328108144291a1b1c109233352f0156272d10a162434e125f11718191a26' +
      '2728292a35363738393a434445464748494a535455565758595a636465666768696a737475767778797a828384858687' +
      '88898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9da' +
      'e2e3e4e5e6e7e8e9eaf2f3f4f5f6f7f8f9fa',
  ),
};
