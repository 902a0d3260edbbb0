import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { useMergedRef } from '@mantine/hooks';
import type { Outline } from '~/domain/cutFile/inspectOutline.ts';
import { toPathData, toPixelPoint, toOutlinePoint } from '~/domain/cutFile/outlineView.ts';
import { type Point, getExtentHeight, getExtentWidth, type Extent } from '~/domain/cutFile/point.ts';
import type { OutlineProblem } from '~/domain/cutFile/outlineProblem.ts';
import { outlineTexts } from '~/domain/words/texts/cutFiles.ts';
import { RulerGrid, Rulers } from './Rulers.tsx';
import type { OutlineViewControls, MeasurementTool } from './useOutlineView.ts';
import styles from './OutlineInspector.module.css';

type Props = {
  readonly outline: Outline;
  readonly other: Outline | undefined;
  readonly picture: Blob | undefined;
  readonly chosen: OutlineProblem | undefined;
  readonly view: OutlineViewControls;
  readonly measuring: MeasurementTool;
};

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow key steps in px: move the outline, move the cross hair, move the cross hair with Shift. */
const steps = { outline: 40, cross: 10, fine: 1 } as const;

export function OutlineCanvas({ outline, other, picture, chosen, view, measuring }: Props) {
  const { lens, size } = view;
  const { measure } = measuring;
  const frame = useRef<HTMLDivElement>(null);
  const ref = useMergedRef(view.ref, frame);
  const drag = useDrag(view, measuring);
  const onKeyDown = useKeys(view, measuring);
  useWheel(frame, view);
  const own = useMemo(() => toPathData(outline.contours), [outline]);
  const before = useMemo(() => other && toPathData(other.contours), [other]);
  const lit = useMemo(
    () => chosen && toPathData(outline.contours.filter(({ element }) => chosen.elements.includes(element))),
    [outline, chosen],
  );
  return (
    <div className={styles.stage}>
      <Rulers lens={lens} size={size} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={ref}
        className={styles.field}
        role="img"
        aria-label={outlineTexts.drawing(outline.contours.length, outline.width, outline.height)}
        data-measuring={measure !== undefined || undefined}
        // Focusable: keys pan, zoom and measure. The problems are in the list next to it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...drag}
      >
        <svg
          aria-hidden
          viewBox={`${lens.left} ${lens.top} ${size.width / lens.scale} ${size.height / lens.scale}`}
          preserveAspectRatio="none"
        >
          <RulerGrid lens={lens} size={size} />
          {picture && outline.extent && <PictureOverlay blob={picture} extent={outline.extent} />}
          <rect className={styles.sheet} width={outline.sheet.width} height={outline.sheet.height} />
          {before !== undefined && <path className={styles.other} d={before} />}
          <path className={styles.own} d={own} />
          {lit !== undefined && <path className={styles.lit} d={lit} />}
        </svg>
        {chosen?.at && <Mark className={styles.place} at={toPixelPoint(lens, chosen.at)} />}
        {measure && <Measured view={view} measuring={measuring} />}
      </div>
    </div>
  );
}

const Mark = ({ className, at: [left, top] }: { className: string | undefined; at: Point }) => (
  <span className={className} style={{ left, top }} aria-hidden />
);

function Measured({ view: { lens }, measuring: { measure } }: Pick<Props, 'view' | 'measuring'>) {
  if (!measure) return null;
  const { cross, from, to } = measure;
  const [begin, end] = [from && toPixelPoint(lens, from), toPixelPoint(lens, to ?? cross)];
  return (
    <>
      {begin && (
        <svg className={styles.measured} aria-hidden>
          <line x1={begin[0]} y1={begin[1]} x2={end[0]} y2={end[1]} />
          <circle cx={begin[0]} cy={begin[1]} r={4} />
          <circle cx={end[0]} cy={end[1]} r={4} />
        </svg>
      )}
      {to === undefined && <Mark className={styles.cross} at={toPixelPoint(lens, cross)} />}
    </>
  );
}

const useKeys =
  (view: OutlineViewControls, measuring: MeasurementTool): ((event: KeyboardEvent) => void) =>
  (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    const { measure } = measuring;
    const keys: Readonly<Record<string, () => void>> = {
      '+': () => view.zoom(1.25),
      '=': () => view.zoom(1.25),
      '-': () => view.zoom(0.8),
      '0': view.fit,
      m: () => (measure ? measuring.end() : measuring.begin(view.middle)),
      ...(measure && {
        Enter: () => measuring.set(measure.cross),
        ' ': () => measuring.set(measure.cross),
        Escape: measuring.end,
      }),
    };
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!arrow && !act) return;
    event.preventDefault();
    if (!arrow) {
      act?.();
      return;
    }
    const [x, y] = arrow;
    const step = event.shiftKey ? steps.fine : steps.cross;
    if (measure) measuring.nudge(x * step, y * step);
    else view.move(-x * steps.outline, -y * steps.outline);
  };

const placeOf = (event: PointerEvent, { lens }: OutlineViewControls): Point => {
  const box = event.currentTarget.getBoundingClientRect();
  return toOutlinePoint(lens, [event.clientX - box.left, event.clientY - box.top]);
};

type Drag = { readonly x: number; readonly y: number; readonly moved: boolean };

/** Drags the outline; in measuring mode a press without movement sets a point. */
function useDrag(view: OutlineViewControls, measuring: MeasurementTool) {
  const drag = useRef<Drag>(undefined);
  return {
    onPointerDown: (event: PointerEvent): void => {
      event.currentTarget.setPointerCapture?.(event.pointerId);
      drag.current = { x: event.clientX, y: event.clientY, moved: false };
    },
    onPointerMove: (event: PointerEvent): void => {
      if (measuring.measure) measuring.point(placeOf(event, view));
      if (!drag.current) return;
      const [dx, dy] = [event.clientX - drag.current.x, event.clientY - drag.current.y];
      if (!drag.current.moved && Math.hypot(dx, dy) < 4) return;
      drag.current = { x: event.clientX, y: event.clientY, moved: true };
      view.move(dx, dy);
    },
    onPointerUp: (event: PointerEvent): void => {
      const isPress = drag.current?.moved === false;
      drag.current = undefined;
      if (isPress && measuring.measure) measuring.set(placeOf(event, view));
    },
    onPointerCancel: (): void => {
      drag.current = undefined;
    },
  };
}

/** React's wheel listeners are passive and cannot stop the page from scrolling. */
function useWheel(frame: RefObject<HTMLDivElement | null>, view: OutlineViewControls): void {
  const onWheel = useEffectEvent((event: WheelEvent): void => {
    if (!frame.current) return;
    event.preventDefault();
    const box = frame.current.getBoundingClientRect();
    view.zoom(Math.exp(-event.deltaY * 0.0015), [event.clientX - box.left, event.clientY - box.top]);
  });
  useEffect(() => {
    const element = frame.current;
    const listen = (event: WheelEvent): void => onWheel(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [frame]);
}

function PictureOverlay({ blob, extent }: { readonly blob: Blob; readonly extent: Extent }) {
  const image = useRef<SVGImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(blob);
    image.current?.setAttribute('href', address);
    return () => URL.revokeObjectURL(address);
  }, [blob]);
  return (
    <image
      ref={image}
      className={styles.picture}
      x={extent.left}
      y={extent.top}
      width={getExtentWidth(extent)}
      height={getExtentHeight(extent)}
    />
  );
}
