import { useEffect, useEffectEvent, useState } from 'react';
import { useJob } from './jobs.ts';

type Begun<Given> = { readonly id: number; readonly given: Given };

/** A job that a form begins, and what is done once it is done, with what was given when it began. */
export function useStartedJob<Given>(onDone: (given: Given) => void) {
  const [begun, setBegun] = useState<Begun<Given>>();
  const state = useJob(begun?.id)?.state;
  const run = useEffectEvent(() => begun && onDone(begun.given));
  useEffect(() => {
    if (state === 'DONE') run();
  }, [state]);
  return {
    id: begun?.id,
    isRunning: state === 'RUNNING',
    hasFailed: state === 'FAILED' || state === 'CANCELLED',
    begin: ({ id, ended }: { readonly id: number; readonly ended: Promise<unknown> }, given: Given): void => {
      setBegun({ id, given });
      // The job says what went wrong, and can be tried again.
      ended.catch(() => undefined);
    },
  };
}
