import { useEffect, useRef, useState } from 'react';
import type { TimeSpan } from '~/domain/product/eventList.ts';

/** Pause in zooming, in ms, after which the address and the list follow. */
const pause = 250;

type ShownSpan = {
  /** Part of the time that is looked at, ahead of the address while somebody zooms; undefined for all of it. */
  readonly span: TimeSpan | undefined;
  readonly show: (next: TimeSpan, whole: TimeSpan) => void;
};

/** The part of the time that a time line shows, and its change. */
export function useTimeSpan(
  value: TimeSpan | undefined,
  onSpan: (span: TimeSpan | undefined) => void,
): ShownSpan {
  const [draft, setDraft] = useState<{ readonly span: TimeSpan | undefined }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (next: TimeSpan, whole: TimeSpan): void => {
    const span = next.from <= whole.from && next.to >= whole.to ? undefined : next;
    setDraft({ span });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      onSpan(span);
      setDraft(undefined);
    }, pause);
  };
  return { span: draft ? draft.span : value, show };
}
