import { useState } from 'react';
import type { Contour } from '~/domain/cutFile/contour.ts';
import { snapped } from '~/domain/cutFile/lens.ts';
import type { Point } from '~/domain/cutFile/point.ts';

/** Distance in pixels from which an end or a corner attracts a measured place. */
const attraction = 9;

/** Measuring between two places; undefined while nobody does. The cross is where the next place would be set. */
export type Measure = {
  readonly cross: Point;
  readonly from: Point | undefined;
  readonly to: Point | undefined;
};

/** Measuring on an outline, at `scale` pixels to the mm. */
export function useMeasure(contours: readonly Contour[], scale: number) {
  const [measure, setMeasure] = useState<Measure>();
  return {
    measure,
    begin: (cross: Point): void => setMeasure({ cross, from: undefined, to: undefined }),
    end: (): void => setMeasure(undefined),
    /** Moves the cross by so many pixels. */
    nudge: (dx: number, dy: number): void =>
      setMeasure((now) => now && { ...now, cross: [now.cross[0] + dx / scale, now.cross[1] + dy / scale] }),
    point: (place: Point): void => setMeasure((now) => now && { ...now, cross: place }),
    /** Sets a place: the first, the second, or the first of the next measuring. */
    set: (place: Point): void => {
      const at = snapped(contours, place, attraction / scale);
      setMeasure((now) => {
        if (!now) return now;
        const isSecond = now.from !== undefined && now.to === undefined;
        return isSecond ? { cross: at, from: now.from, to: at } : { cross: at, from: at, to: undefined };
      });
    },
  };
}

export type MeasureUse = ReturnType<typeof useMeasure>;
