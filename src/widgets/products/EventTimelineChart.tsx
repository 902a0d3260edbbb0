import { useElementSize } from '@mantine/hooks';
import { useId } from 'react';
import {
  listTimeTicks,
  timelineLaneLabel,
  timelineLanes,
  type LaneMark,
  type EventTimeline,
} from '~/domain/product/eventTimeline.ts';
import type { DeviceEventFilter, TimeSpan } from '~/domain/product/eventList.ts';
import {
  formatClockTime,
  formatLongDate,
  getUtcOffset,
  formatShortDate,
  formatZonedTime,
  formatTimeOfDay,
} from '~/domain/words/dates.ts';
import { joinSentences } from '~/domain/words/sentences.ts';
import { timelineTexts } from '~/domain/words/texts/deviceEvents.ts';
import type { EventReading } from '~/queries/products/eventReading.ts';
import type { OutOfRangeEvents } from '~/queries/products/eventStore.ts';
import { Panel } from '~/ui/Panel.tsx';
import { TimelineToolbar, useTimelineNavigation, useTimelineSpan } from './TimelineToolbar.tsx';
import { useEventTimeline, useEventDetail } from './useDeviceEvents.ts';
import styles from './EventTimelineChart.module.css';

type Props = {
  readonly reading: EventReading;
  readonly filter: DeviceEventFilter;
  readonly read: number;
  readonly open: string;
  readonly onSpan: (span: TimeSpan | undefined) => void;
  readonly onOpen: (eventId: string) => void;
};

/** Width of a column and height of a lane, in px. */
const placeWidth = 4;
const laneHeight = 20;
/** Minimum distance of two tick labels, in px. */
const tickDistance = 130;

const nothing: EventTimeline = { places: 1, lanes: [], sessions: [] };
const noTime: TimeSpan = { from: 0, to: 1 };

export function EventTimelineChart(props: Props) {
  const { reading, filter, read, open, onSpan, onOpen } = props;
  const { ref, width } = useElementSize<HTMLDivElement>();
  const places = Math.max(1, Math.floor(width / placeWidth));
  const { span: narrowed, show } = useTimelineSpan(filter.span, onSpan);
  const answer = useEventTimeline(reading, filter, { span: narrowed, places, read });
  const line = answer?.line ?? nothing;
  const whole = answer?.whole ?? noTime;
  const span = narrowed ?? whole;
  const help = useId();
  const onShow = (next: TimeSpan): void => show(next, whole);
  const onPick = (share: number, row: number): void => {
    const mark = markAt(line, share, row);
    if (mark?.count === 1) onOpen(mark.eventId);
    else if (mark) onShow(spanOf(mark, line, span));
  };
  const lanes = lanesOf(line).length;
  const { frame, onKeyDown, onClick } = useTimelineNavigation({ span, whole, lanes, onShow, onPick });
  return (
    <Panel
      title={timelineTexts.title}
      actions={<TimelineToolbar span={span} whole={whole} onShow={onShow} />}
    >
      <div className={styles.line}>
        <ul className={styles.names} aria-hidden>
          {lanesOf(line).map((lane) => (
            <li key={lane} data-lane={lane}>
              {timelineLaneLabel[lane]}
            </li>
          ))}
        </ul>
        <div ref={ref} className={styles.room}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
          <div
            ref={frame}
            className={styles.frame}
            role="img"
            aria-label={labelOf(line, span)}
            aria-describedby={help}
            // Focusable for the arrow keys, which move the timeline; the list below has the events.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            onKeyDown={onKeyDown}
            onClick={onClick}
          >
            <Lanes line={line} />
            {open !== '' && <OpenMark reading={reading} eventId={open} read={read} span={span} />}
          </div>
          <Ticks span={span} width={width} />
        </div>
      </div>
      <Outside events={answer?.outside ?? []} onOpen={onOpen} />
      <p id={help} className={styles.help}>
        {timelineTexts.help}
      </p>
    </Panel>
  );
}

type OutsideProps = Pick<Props, 'onOpen'> & { readonly events: readonly OutOfRangeEvents[] };

function Outside({ events, onOpen }: OutsideProps) {
  if (events.length === 0) return null;
  return (
    <div className={styles.outside} role="group" aria-label={timelineTexts.outside}>
      {events.map(({ count, from, to, eventId }) => (
        <button className="textButton" key={eventId} type="button" onClick={() => onOpen(eventId)}>
          {timelineTexts.outsideOf(count, formatShortDate(from), formatShortDate(to))}
        </button>
      ))}
    </div>
  );
}

/**
 * Lanes to show. Known ones always, so that they keep their rows; OTHER only where there are events of
 * unknown types.
 */
const lanesOf = ({ lanes }: EventTimeline) =>
  timelineLanes.filter((lane) => lane !== 'OTHER' || lanes.some((each) => each.lane === lane));

/** The mark at a share of the width in a lane, or one near enough for touch. */
function markAt(line: EventTimeline, share: number, row: number): LaneMark | undefined {
  const marks = line.lanes.find(({ lane }) => lane === lanesOf(line)[row])?.marks ?? [];
  const at = share * line.places - 0.5;
  const [nearest] = marks.toSorted((one, other) => Math.abs(one.place - at) - Math.abs(other.place - at));
  return nearest && Math.abs(nearest.place - at) <= 2 ? nearest : undefined;
}

function spanOf({ place }: LaneMark, { places }: EventTimeline, { from, to }: TimeSpan): TimeSpan {
  const length = (to - from) / places;
  return { from: from + (place - 0.5) * length, to: from + (place + 1.5) * length };
}

function labelOf(line: EventTimeline, { from, to }: TimeSpan): string {
  const counts = line.lanes.map(({ lane, marks }) =>
    timelineTexts.laneCount(
      timelineLaneLabel[lane],
      marks.reduce((sum, { count }) => sum + count, 0),
    ),
  );
  const time = timelineTexts.span(formatLongDate(new Date(from)), formatLongDate(new Date(to)));
  return joinSentences([timelineTexts.title, time, ...counts]);
}

function Lanes({ line }: { readonly line: EventTimeline }) {
  const lanes = lanesOf(line);
  const limit = Math.max(1, ...line.lanes.flatMap(({ marks }) => marks.map(({ count }) => count)));
  return (
    <svg
      className={styles.lanes}
      viewBox={`0 0 ${line.places} ${lanes.length * laneHeight}`}
      preserveAspectRatio="none"
      height={lanes.length * laneHeight}
      aria-hidden
    >
      <path
        className={styles.session}
        d={line.sessions.map(([first, last]) => bar(first, last + 1, lanes.indexOf('SESSION'), 0.8)).join('')}
      />
      {line.lanes.map(({ lane, marks }) => (
        <path
          key={lane}
          data-lane={lane}
          d={marks
            .map(({ place, count }) => bar(place, place + 1, lanes.indexOf(lane), heightOf(count, limit)))
            .join('')}
        />
      ))}
    </svg>
  );
}

/**
 * Height of a mark as a share of its lane, logarithmic in the number of events, with a visible minimum for
 * one.
 */
const heightOf = (count: number, limit: number): number =>
  0.45 + 0.45 * (limit === 1 ? 0 : Math.log(count) / Math.log(limit));

function bar(from: number, to: number, row: number, share: number): string {
  const height = laneHeight * share;
  const top = row * laneHeight + (laneHeight - height) / 2;
  return `M${from} ${top.toFixed(1)}H${to}v${height.toFixed(1)}H${from}z`;
}

type OpenMarkProps = Pick<Props, 'reading' | 'read'> & { readonly eventId: string; readonly span: TimeSpan };

function OpenMark({ reading, eventId, read, span }: OpenMarkProps) {
  const { output } = useEventDetail(reading, eventId, read);
  const share = (Date.parse(output?.created ?? '') - span.from) / (span.to - span.from);
  return share >= 0 && share <= 1 ? (
    <span className={styles.open} style={{ insetInlineStart: `${share * 100}%` }} />
  ) : null;
}

const day = 86_400_000;

/**
 * Tick label, as precise as the time span needs; with the time zone where daylight saving changes within it.
 */
function tickText(moment: number, { from, to }: TimeSpan): string {
  const date = new Date(moment);
  if (to - from > 3 * day) return formatShortDate(date);
  if (to - from <= 600_000) return formatClockTime(date);
  return getUtcOffset(new Date(from)) === getUtcOffset(new Date(to))
    ? formatTimeOfDay(date)
    : formatZonedTime(date);
}

function Ticks({ span, width }: { readonly span: TimeSpan; readonly width: number }) {
  const shareOf = (tick: number): number => (tick - span.from) / (span.to - span.from);
  const ticks = listTimeTicks(span, Math.max(1, Math.floor(width / tickDistance)), (at) =>
    getUtcOffset(new Date(at)),
  );
  return (
    <div className={styles.ticks} aria-hidden>
      {ticks
        // The last label would be cut off.
        .filter((tick) => shareOf(tick) * width < width - tickDistance)
        .map((tick) => (
          <span key={tick} style={{ insetInlineStart: `${shareOf(tick) * 100}%` }}>
            {tickText(tick, span)}
          </span>
        ))}
    </div>
  );
}
