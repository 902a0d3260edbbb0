import {
  useEffect,
  useEffectEvent,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { movedSpan, zoomedSpan, type TimeSpan } from '~/domain/product/eventList.ts';

/** Length that one step of a key or of the wheel leaves, and the share of the length that a step moves by. */
const closer = 0.6;
const step = 0.25;

/** Another part of the time, by what leads to it. */
export const timeMoves = {
  zoomIn: (span: TimeSpan, whole: TimeSpan) => zoomedSpan(span, whole, closer, (span.from + span.to) / 2),
  zoomOut: (span: TimeSpan, whole: TimeSpan) =>
    zoomedSpan(span, whole, 1 / closer, (span.from + span.to) / 2),
  earlier: (span: TimeSpan, whole: TimeSpan) => movedSpan(span, whole, -step),
  later: (span: TimeSpan, whole: TimeSpan) => movedSpan(span, whole, step),
  all: (_span: TimeSpan, whole: TimeSpan) => whole,
} as const;

const keys: Readonly<Record<string, keyof typeof timeMoves>> = {
  ArrowUp: 'zoomIn',
  ArrowDown: 'zoomOut',
  ArrowLeft: 'earlier',
  ArrowRight: 'later',
  Home: 'all',
};

type Options = {
  readonly span: TimeSpan;
  readonly whole: TimeSpan;
  /** Number of lanes below each other. */
  readonly lanes: number;
  readonly onShow: (span: TimeSpan) => void;
  /** Hears a click, at a share of the width and in a lane. */
  readonly onPick: (share: number, lane: number) => void;
};

type Moves = {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
};

/** The ways to move along a time line by keys, wheel and clicks. The wheel zooms with Ctrl, or where the line has the focus. */
export function useTimeLineMoves({ span, whole, lanes, onShow, onPick }: Options): Moves {
  const frame = useRef<HTMLDivElement>(null);
  const onWheel = useEffectEvent((event: WheelEvent): void => {
    const { current } = frame;
    if (!current || !(event.ctrlKey || event.metaKey || document.activeElement === current)) return;
    event.preventDefault();
    const box = current.getBoundingClientRect();
    const around = span.from + ((event.clientX - box.left) / box.width) * (span.to - span.from);
    onShow(zoomedSpan(span, whole, event.deltaY < 0 ? closer : 1 / closer, around));
  });
  useEffect(() => {
    const { current } = frame;
    // React hears the wheel too late to keep the page where it is.
    const listen = (event: WheelEvent): void => onWheel(event);
    current?.addEventListener('wheel', listen, { passive: false });
    return () => current?.removeEventListener('wheel', listen);
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = keys[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // The list below has arrow keys of its own.
    event.stopPropagation();
    onShow(timeMoves[move](span, whole));
  };
  const onClick = ({ clientX, clientY, currentTarget }: MouseEvent): void => {
    const box = currentTarget.getBoundingClientRect();
    onPick((clientX - box.left) / box.width, Math.floor(((clientY - box.top) / box.height) * lanes));
  };
  return { frame, onKeyDown, onClick };
}
