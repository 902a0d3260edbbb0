import { useEffect, useEffectEvent } from 'react';
import { useJob } from './jobs.ts';

/** Runs `act` when a job is done, also where it was tried again after a failure; without an id it waits for one. */
export function useWhenDone(id: number | undefined, act: () => void): void {
  const isDone = useJob(id)?.state === 'DONE';
  const run = useEffectEvent(act);
  useEffect(() => {
    if (isDone) run();
  }, [isDone]);
}
