import { useState } from 'react';
import { useJob, type Job, type StartedJob } from '~/platform/jobs/jobs.ts';

/** The download of a file that was begun here last, as long as it runs. */
export type FileJob = {
  readonly running: Job | undefined;
  /** Shows a job from now on; settles as it does. */
  readonly show: (job: StartedJob<unknown>) => Promise<unknown>;
};

export function useFileJob(): FileJob {
  const [jobId, setJobId] = useState<number>();
  const job = useJob(jobId);
  return {
    running: job?.state === 'RUNNING' ? job : undefined,
    show: ({ id, ended }) => {
      setJobId(id);
      return ended;
    },
  };
}
