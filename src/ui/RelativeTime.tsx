import { useSyncExternalStore, type ReactElement } from 'react';
import { longDate } from '~/domain/words/dates.ts';
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

type Props = {
  readonly date: string;
  readonly className?: string | undefined;
  /** Words around the time since; the time alone without them. */
  readonly text?: (since: string) => string;
};

/** A moment as the time since then; the date with its time shows on hover. */
export function RelativeTime({ date, className, text }: Props): ReactElement {
  const now = useNow();
  const since = relativeDate(date, now);
  return (
    <time className={className} dateTime={date} title={longDate(date)}>
      {text ? text(since) : since}
    </time>
  );
}
