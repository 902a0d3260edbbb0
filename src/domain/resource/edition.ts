/**
 * A number that tells the texts of a resource apart, which are not numbered themselves: a whole number of 32 bits, the
 * FNV-1a sum of its characters. Two texts with the same number are taken for the same.
 */
export function editionOf(text: string): number {
  let sum = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1)
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01_00_01_93);
  return sum >>> 0;
}
