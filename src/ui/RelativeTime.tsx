import { useSyncExternalStore, type ComponentProps } from 'react';
import { formatLongDate, formatShortDate } from '~/domain/words/dates.ts';
import { formatRelativeDate } from '~/domain/words/relativeDate.ts';

const tick = 60_000;

/** Shares one subscription among all listeners: it starts with the first and ends with the last. */
function sharedBy(takeUp: (pass: () => void) => () => void): (listener: () => void) => () => void {
  const listeners = new Set<() => void>();
  let letGo = (): void => undefined;
  return (listener) => {
    if (listeners.size === 0) letGo = takeUp(() => listeners.forEach((each) => each()));
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) letGo();
    };
  };
}

const onTick = sharedBy((pass) => {
  const timer = setInterval(pass, tick);
  return () => clearInterval(timer);
});

/** Present time, in ms, rounded up to the minute, so that all reads within one are equal. */
const toTheMinute = (): number => Math.ceil(Date.now() / tick) * tick;

export const useNow = (): number => useSyncExternalStore(onTick, toTheMinute);

/** @session nothing of a person */
let paper: MediaQueryList | undefined;
const printing = (): MediaQueryList => (paper ??= matchMedia('print'));

const onPrint = sharedBy((pass) => {
  const media = printing();
  media.addEventListener('change', pass);
  return () => {
    media.removeEventListener('change', pass);
    paper = undefined;
  };
});

const isOnPaper = (): boolean => printing().matches;

/** Sets the long date as tooltip on hover only: formatting it for every row would delay the first one. */
export function setLongDateTitle(place: HTMLTimeElement, date: string): void {
  place.title = formatLongDate(date);
}

type Props = Omit<ComponentProps<'time'>, 'dateTime' | 'title' | 'onPointerEnter'> & {
  readonly date: string;
  /** Text around the relative time; by default the relative time alone. */
  readonly text?: (since: string) => string;
};

export function RelativeTime({ date, text, children, ...time }: Props) {
  const now = useNow();
  const onPaper = useSyncExternalStore(onPrint, isOnPaper);
  const since = onPaper ? formatShortDate(date) : formatRelativeDate(date, now);
  return (
    // Another date is another element, since the tooltip is set on the element itself.
    <time
      key={date}
      {...time}
      dateTime={date}
      onPointerEnter={(event) => setLongDateTitle(event.currentTarget, date)}
    >
      {text ? text(since) : since}
      {children}
    </time>
  );
}
