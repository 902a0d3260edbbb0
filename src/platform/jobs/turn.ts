import type { KeyboardEvent } from 'react';
import { cancelJob, retryJob, type Job } from './jobs.ts';

/** The one thing that can be done about a job, with what the button for it hears. */
export type Turn = {
  readonly kind: 'CANCEL' | 'AGAIN';
  readonly onClick: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/** A held key is one wish. */
const onKeyDown = (event: KeyboardEvent): void => {
  if (event.repeat) event.preventDefault();
};

/**
 * Calling a running job off, or trying a failed or cancelled one again; undefined where neither can be done. One button
 * stands for both, so that the focus stays on it; the place it stands in is to be marked with `data-settles`, for the
 * second click of a double click was meant for what the button said at the first.
 */
export function turnOf({ id, state, cancellable }: Job): Turn | undefined {
  const turn = (kind: Turn['kind'], act: (job: number) => void): Turn => ({
    kind,
    onClick: () => act(id),
    onKeyDown,
  });
  if (state === 'RUNNING') return cancellable ? turn('CANCEL', cancelJob) : undefined;
  return state === 'DONE' ? undefined : turn('AGAIN', retryJob);
}
