export type Crop = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};
export type CropEdge = keyof Crop;
export const cropEdges = ['left', 'top', 'right', 'bottom'] as const satisfies readonly CropEdge[];

export const fullCrop: Crop = { left: 0, top: 0, right: 1, bottom: 1 };

const least = 0.02;

const within = (share: number): number => Math.min(1, Math.max(0, share));

export const isFullCrop = (crop: Crop): boolean => cropEdges.every((edge) => crop[edge] === fullCrop[edge]);

const across = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const;

export function moveCropEdge(crop: Crop, edge: CropEdge, share: number): Crop {
  const other = crop[across[edge]];
  const isFirst = edge === 'left' || edge === 'top';
  const moved = isFirst ? Math.min(share, other - least) : Math.max(share, other + least);
  return { ...crop, [edge]: within(moved) };
}

/** The crop between two corners of a picture, in any order; undefined where it would be too small. */
export function createCrop(
  [x1, y1]: readonly [x: number, y: number],
  [x2, y2]: readonly [x: number, y: number],
): Crop | undefined {
  const crop = {
    left: within(Math.min(x1, x2)),
    right: within(Math.max(x1, x2)),
    top: within(Math.min(y1, y2)),
    bottom: within(Math.max(y1, y2)),
  };
  return crop.right - crop.left < least || crop.bottom - crop.top < least ? undefined : crop;
}

export function toCropPixels(
  { left, top, right, bottom }: Crop,
  { width, height }: { readonly width: number; readonly height: number },
): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } {
  const [x, y] = [
    Math.min(width - 1, Math.round(left * width)),
    Math.min(height - 1, Math.round(top * height)),
  ];
  return {
    x,
    y,
    width: Math.max(1, Math.round(right * width) - x),
    height: Math.max(1, Math.round(bottom * height) - y),
  };
}
