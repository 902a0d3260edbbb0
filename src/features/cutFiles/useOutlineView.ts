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

/** Shows all of the box until the person pans or zooms. */
export function useOutlineView(all: Extent) {
  const { ref: watched, width, height } = useElementSize<HTMLDivElement>();
  // `useElementSize` measures one frame late: the first size is read in the ref callback.
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
    /** Centres the view on a point outside of it. */
    reveal: (place: Point): void => {
      if (!isInOutlineView(lens, place, size)) setOwn(centerOutlineView(lens, place, size));
    },
    middle: toOutlinePoint(lens, middle),
  };
}

export type OutlineViewControls = ReturnType<typeof useOutlineView>;

/** Snap distance in px to end points and corners. */
const attraction = 9;

/** `cross` is where the next point would be set. Undefined outside measuring mode. */
export type Measurement = {
  readonly cross: Point;
  readonly from: Point | undefined;
  readonly to: Point | undefined;
};

/** Measuring tool on an outline; `scale` in px per mm. */
export function useMeasurement(contours: readonly Contour[], scale: number) {
  const [measure, setMeasure] = useState<Measurement>();
  return {
    measure,
    begin: (cross: Point): void => setMeasure({ cross, from: undefined, to: undefined }),
    end: (): void => setMeasure(undefined),
    nudge: (dx: number, dy: number): void =>
      setMeasure((now) => now && { ...now, cross: [now.cross[0] + dx / scale, now.cross[1] + dy / scale] }),
    point: (place: Point): void => setMeasure((now) => now && { ...now, cross: place }),
    /** Sets the first or second point; a third starts a new measurement. */
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
