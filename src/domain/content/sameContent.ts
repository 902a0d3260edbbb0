export function hasSameBytes(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false;
  return true;
}

const bytesOf = async (file: Blob): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());

export const hasSameContent = async (one: Blob, other: Blob): Promise<boolean> =>
  hasSameBytes(await bytesOf(one), await bytesOf(other));
