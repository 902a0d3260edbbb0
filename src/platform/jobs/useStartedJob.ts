import { useEffect, useEffectEvent, useState } from 'react';
import { useJob } from './jobs.ts';

type Begun<Given> = { readonly id: number; readonly given: Given };

/** Follows a job that a form started; `onDone` receives the values with which it began. */
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
      // The job list shows the failure and offers a retry.
      ended.catch(() => undefined);
    },
  };
}
