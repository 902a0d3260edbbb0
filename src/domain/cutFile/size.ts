/** Longest side of an outline, in mm; longer ones fit no mill. */
export const longestSide = 10_000;

/** Whether a number can be a side of an outline, in mm. */
export const isSaidSize = (size: number): boolean => Number.isFinite(size) && size > 0 && size <= longestSide;

/** A length in mm as somebody types it, with either decimal mark; not a number for anything that is none. */
export function typedLength(text: string): number {
  const given = text.trim().replace(',', '.');
  return /^(\d+\.?\d*|\.\d+)$/.test(given) ? Number(given) : Number.NaN;
}

/** Largest source of a drawing that is read, in characters. */
export const largestDrawing = 2_000_000;

/** Most that a stored side may differ from the real one, in mm. */
const slack = 0.05;

type Size = { readonly width: number; readonly height: number };

/** The size that a version is said to have, in mm; undefined where a side is not known. */
export const findSize = (version: {
  readonly width: number | null;
  readonly height: number | null;
}): Size | undefined =>
  version.width === null || version.height === null
    ? undefined
    : { width: version.width, height: version.height };

/** Whether the size a version is said to have is that of its outline. */
export const isSameSize = (said: Size, real: Size): boolean =>
  Math.abs(said.width - real.width) <= slack && Math.abs(said.height - real.height) <= slack;
