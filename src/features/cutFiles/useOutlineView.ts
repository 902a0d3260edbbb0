import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useCallback, useState } from 'react';
import {
  centerOutlineView,
  zoomToFit,
  isInOutlineView,
  moveOutlineView,
  toOutlinePoint,
  zoomAroundPoint,
  type OutlineViewSize,
  type OutlineView,
  findSnapPoint,
} from '~/domain/cutFile/outlineView.ts';
import type { Extent, Point } from '~/domain/cutFile/point.ts';
import type { Contour } from '~/domain/cutFile/contour.ts';

const unmeasured: OutlineViewSize = { width: 640, height: 420 };

/** The view on a box: all of it, until somebody moves it. */
export function useOutlineView(all: Extent) {
  const { ref: watched, width, height } = useElementSize<HTMLDivElement>();
  // The field is watched from its next frame on; until then it is as large as it begins.
  const [first, setFirst] = useState(unmeasured);
  const begun = useCallback((field: HTMLDivElement | null): void => {
    if (field && field.clientWidth > 0 && field.clientHeight > 0)
      setFirst({ width: field.clientWidth, height: field.clientHeight });
  }, []);
  const ref = useMergedRef(watched, begun);
  const size: OutlineViewSize = width > 0 && height > 0 ? { width, height } : first;
  const [own, setOwn] = useState<OutlineView>();
  const lens = own ?? zoomToFit(all, size);
  const middle: Point = [size.width / 2, size.height / 2];
  return {
    ref,
    size,
    lens,
    fit: (): void => setOwn(undefined),
    zoom: (factor: number, at: Point = middle): void => setOwn(zoomAroundPoint(lens, factor, at)),
    move: (dx: number, dy: number): void => setOwn(moveOutlineView(lens, dx, dy)),
    /** Brings a place into the middle where it is out of sight. */
    reveal: (place: Point): void => {
      if (!isInOutlineView(lens, place, size)) setOwn(centerOutlineView(lens, place, size));
    },
    middle: toOutlinePoint(lens, middle),
  };
}

export type OutlineViewControls = ReturnType<typeof useOutlineView>;

/** Distance in pixels from which an end or a corner attracts a measured place. */
const attraction = 9;

/** Measuring between two places; undefined while nobody does. The cross is where the next place would be set. */
export type Measurement = {
  readonly cross: Point;
  readonly from: Point | undefined;
  readonly to: Point | undefined;
};

/** Measuring on an outline, at `scale` pixels to the mm. */
export function useMeasurement(contours: readonly Contour[], scale: number) {
  const [measure, setMeasure] = useState<Measurement>();
  return {
    measure,
    begin: (cross: Point): void => setMeasure({ cross, from: undefined, to: undefined }),
    end: (): void => setMeasure(undefined),
    nudge: (dx: number, dy: number): void =>
      setMeasure((now) => now && { ...now, cross: [now.cross[0] + dx / scale, now.cross[1] + dy / scale] }),
    point: (place: Point): void => setMeasure((now) => now && { ...now, cross: place }),
    /** Sets a place: the first, the second, or the first of the next measuring. */
    set: (place: Point): void => {
      const at = findSnapPoint(contours, place, attraction / scale);
      setMeasure((now) => {
        if (!now) return now;
        const isSecond = now.from !== undefined && now.to === undefined;
        return isSecond ? { cross: at, from: now.from, to: at } : { cross: at, from: at, to: undefined };
      });
    },
  };
}

export type MeasurementTool = ReturnType<typeof useMeasurement>;
