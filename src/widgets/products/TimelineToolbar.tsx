import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import {
  IconArrowLeft,
  IconArrowRight,
  IconArrowsMaximize,
  IconZoomIn,
  IconZoomOut,
  type Icon,
} from '@tabler/icons-react';
import {
  useEffect,
  useEffectEvent,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useState,
} from 'react';
import { type TimeSpan, moveTimeSpan, zoomTimeSpan } from '~/domain/product/eventList.ts';
import { formatLongDate } from '~/domain/words/dates.ts';
import { timelineTexts } from '~/domain/words/texts/deviceEvents.ts';
import styles from './EventTimelineChart.module.css';

/** Delay in ms after zooming before the URL and the list are updated. */
const pause = 250;

type ShownSpan = {
  /** The visible time span, ahead of the URL while zooming; undefined for all of it. */
  readonly span: TimeSpan | undefined;
  readonly show: (next: TimeSpan, whole: TimeSpan) => void;
};

export function useTimelineSpan(
  value: TimeSpan | undefined,
  onSpan: (span: TimeSpan | undefined) => void,
): ShownSpan {
  const [draft, setDraft] = useState<{ readonly span: TimeSpan | undefined }>();
  const tell = useDebouncedCallback((span: TimeSpan | undefined) => {
    onSpan(span);
    setDraft(undefined);
  }, pause);
  const show = (next: TimeSpan, whole: TimeSpan): void => {
    const span = next.from <= whole.from && next.to >= whole.to ? undefined : next;
    setDraft({ span });
    tell(span);
  };
  return { span: draft ? draft.span : value, show };
}

/** Zooming in leaves this factor of the time span; moving shifts it by the share `step`. */
const closer = 0.6;
const step = 0.25;

const timelineMoves = {
  zoomIn: (span: TimeSpan, whole: TimeSpan) => zoomTimeSpan(span, whole, closer, (span.from + span.to) / 2),
  zoomOut: (span: TimeSpan, whole: TimeSpan) =>
    zoomTimeSpan(span, whole, 1 / closer, (span.from + span.to) / 2),
  earlier: (span: TimeSpan, whole: TimeSpan) => moveTimeSpan(span, whole, -step),
  later: (span: TimeSpan, whole: TimeSpan) => moveTimeSpan(span, whole, step),
  all: (_span: TimeSpan, whole: TimeSpan) => whole,
} as const;

const keys: Readonly<Record<string, keyof typeof timelineMoves>> = {
  ArrowUp: 'zoomIn',
  ArrowDown: 'zoomOut',
  ArrowLeft: 'earlier',
  ArrowRight: 'later',
  Home: 'all',
};

type Options = {
  readonly span: TimeSpan;
  readonly whole: TimeSpan;
  readonly lanes: number;
  readonly onShow: (span: TimeSpan) => void;
  /** Called on a click, with its share of the width and its lane. */
  readonly onPick: (share: number, lane: number) => void;
};

type Moves = {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
};

export function useTimelineNavigation({ span, whole, lanes, onShow, onPick }: Options): Moves {
  const frame = useRef<HTMLDivElement>(null);
  const onWheel = useEffectEvent((event: WheelEvent): void => {
    const { current } = frame;
    if (!current || !(event.ctrlKey || event.metaKey || document.activeElement === current)) return;
    event.preventDefault();
    const box = current.getBoundingClientRect();
    const around = span.from + ((event.clientX - box.left) / box.width) * (span.to - span.from);
    onShow(zoomTimeSpan(span, whole, event.deltaY < 0 ? closer : 1 / closer, around));
  });
  useEffect(() => {
    const { current } = frame;
    // React's wheel listener is passive and could not stop the page from scrolling.
    const listen = (event: WheelEvent): void => onWheel(event);
    current?.addEventListener('wheel', listen, { passive: false });
    return () => current?.removeEventListener('wheel', listen);
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = keys[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // The list below also handles arrow keys.
    event.stopPropagation();
    onShow(timelineMoves[move](span, whole));
  };
  const onClick = ({ clientX, clientY, currentTarget }: MouseEvent): void => {
    const box = currentTarget.getBoundingClientRect();
    onPick((clientX - box.left) / box.width, Math.floor(((clientY - box.top) / box.height) * lanes));
  };
  return { frame, onKeyDown, onClick };
}

const tools: readonly (readonly [move: keyof typeof timelineMoves, icon: Icon])[] = [
  ['earlier', IconArrowLeft],
  ['later', IconArrowRight],
  ['zoomIn', IconZoomIn],
  ['zoomOut', IconZoomOut],
  ['all', IconArrowsMaximize],
];

type Props = { readonly span: TimeSpan; readonly whole: TimeSpan; readonly onShow: (span: TimeSpan) => void };

export function TimelineToolbar({ span, whole, onShow }: Props) {
  return (
    <div className="flowEnd">
      <span className={styles.span}>
        {whole.to > 1 &&
          timelineTexts.span(formatLongDate(new Date(span.from)), formatLongDate(new Date(span.to)))}
      </span>
      {tools.map(([move, ToolIcon]) => (
        <ActionIcon
          key={move}
          variant="default"
          size={32}
          aria-label={timelineTexts[move]}
          title={timelineTexts[move]}
          onClick={() => onShow(timelineMoves[move](span, whole))}
        >
          <ToolIcon size={16} aria-hidden />
        </ActionIcon>
      ))}
    </div>
  );
}
