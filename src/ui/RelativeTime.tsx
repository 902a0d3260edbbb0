import { useSyncExternalStore, type ReactElement } from 'react';
import { longDate, shortDate } from '~/domain/words/dates.ts';
import { relativeDate } from '~/domain/words/relativeDate.ts';

/** Time, in ms, after which times since are told anew. */
const tick = 60_000;

function onTick(listener: () => void): () => void {
  const timer = setInterval(listener, tick);
  return () => clearInterval(timer);
}

/** The present to the minute, in ms, so that what is asked within one is the same. */
const toTheMinute = (): number => Math.ceil(Date.now() / tick) * tick;

/** The present to the minute, in ms, for lists that tell many times by one clock. */
export const useNow = (): number => useSyncExternalStore(onTick, toTheMinute);

function onPrint(listener: () => void): () => void {
  const paper = matchMedia('print');
  paper.addEventListener('change', listener);
  return () => paper.removeEventListener('change', listener);
}

const isOnPaper = (): boolean => matchMedia('print').matches;

type Props = {
  readonly date: string;
  readonly className?: string | undefined;
  /** Words around the time since; the time alone without them. */
  readonly text?: (since: string) => string;
};

/** A moment as the time since then, with the long date on hover; on paper, which grows old, the date. */
export function RelativeTime({ date, className, text }: Props): ReactElement {
  const now = useNow();
  const onPaper = useSyncExternalStore(onPrint, isOnPaper);
  const since = onPaper ? shortDate(date) : relativeDate(date, now);
  return (
    <time className={className} dateTime={date} title={longDate(date)}>
      {text ? text(since) : since}
    </time>
  );
}
