import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useCallback, useState } from 'react';
import {
  centredOn,
  fitLens,
  isSeen,
  movedBy,
  placeAt,
  zoomedAt,
  type FieldSize,
  type Lens,
} from '~/domain/cutFile/lens.ts';
import type { Extent, Point } from '~/domain/cutFile/point.ts';

/** Size of a field that cannot be measured. */
const unmeasured: FieldSize = { width: 640, height: 420 };

/** The view on a box: all of it, until somebody moves it. */
export function useLens(all: Extent) {
  const { ref: watched, width, height } = useElementSize<HTMLDivElement>();
  // The field is watched from its next frame on; until then it is as large as it begins.
  const [first, setFirst] = useState(unmeasured);
  const begun = useCallback((field: HTMLDivElement | null): void => {
    if (field && field.clientWidth > 0 && field.clientHeight > 0)
      setFirst({ width: field.clientWidth, height: field.clientHeight });
  }, []);
  const ref = useMergedRef(watched, begun);
  const size: FieldSize = width > 0 && height > 0 ? { width, height } : first;
  const [own, setOwn] = useState<Lens>();
  const lens = own ?? fitLens(all, size);
  const middle: Point = [size.width / 2, size.height / 2];
  return {
    ref,
    size,
    lens,
    fit: (): void => setOwn(undefined),
    zoom: (factor: number, at: Point = middle): void => setOwn(zoomedAt(lens, factor, at)),
    move: (dx: number, dy: number): void => setOwn(movedBy(lens, dx, dy)),
    /** Brings a place into the middle where it is out of sight. */
    reveal: (place: Point): void => {
      if (!isSeen(lens, place, size)) setOwn(centredOn(lens, place, size));
    },
    middle: placeAt(lens, middle),
  };
}

export type LensUse = ReturnType<typeof useLens>;
