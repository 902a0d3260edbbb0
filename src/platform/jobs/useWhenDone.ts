import { useEffect, useEffectEvent } from 'react';
import { useJob } from './jobs.ts';

export function useWhenDone(id: number | undefined, act: () => void): void {
  const isDone = useJob(id)?.state === 'DONE';
  const run = useEffectEvent(act);
  useEffect(() => {
    if (isDone) run();
  }, [isDone]);
}
