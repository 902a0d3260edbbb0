import { IconRefresh, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { jobStateTexts, jobTexts } from '~/domain/words/texts/jobs.ts';
import { formatPercent } from '~/domain/words/numbers.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { clearFinishedJobs, useJobs, type Job, getJobAction } from '~/platform/jobs/jobs.ts';
import styles from './JobList.module.css';

export function JobList() {
  const { jobs } = useJobs();
  if (jobs.length === 0) {
    return <EmptyState title={jobTexts.none} text={jobTexts.noneText} />;
  }
  return (
    <>
      <ul>
        {jobs.map((job) => (
          <JobItem key={job.id} job={job} />
        ))}
      </ul>
      {jobs.some(({ state }) => state !== 'RUNNING') && (
        <button type="button" className={styles.clear} onClick={clearFinishedJobs}>
          {jobTexts.clear}
        </button>
      )}
    </>
  );
}

export function JobItem({ job }: { readonly job: Job }) {
  const { title, state, share, detail } = job;
  const turn = getJobAction(job);
  const elapsed = useElapsed(job);
  return (
    <li className={styles.job} data-state={state} data-settles={title}>
      <div className={styles.line}>
        <span className={styles.title}>{title}</span>
        <span className={styles.state}>
          {jobTexts.state(
            state === 'RUNNING' && share !== undefined ? formatPercent(share) : jobStateTexts[state],
            elapsed,
          )}
        </span>
        {turn && (
          <button
            className="iconButton"
            type="button"
            aria-label={turn.kind === 'CANCEL' ? jobTexts.cancel(title) : jobTexts.again(title)}
            onClick={turn.onClick}
            onKeyDown={turn.onKeyDown}
          >
            {turn.kind === 'CANCEL' ? <IconX size={16} aria-hidden /> : <IconRefresh size={16} aria-hidden />}
          </button>
        )}
      </div>
      {state === 'RUNNING' && (
        <progress aria-label={title} {...(share === undefined ? {} : { value: share })} />
      )}
      {detail && <p className={styles.detail}>{detail}</p>}
    </li>
  );
}

function useElapsed({ startedAt, endedAt }: Job): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (endedAt !== undefined) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [endedAt]);
  return Math.max(0, Math.floor(((endedAt ?? now) - startedAt) / 1000));
}
