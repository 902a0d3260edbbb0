import type { ReactElement } from 'react';
import { HeaderPanel } from './HeaderPanel.tsx';
import { frameTexts } from '~/domain/words/texts/frame.ts';
import { JobList } from '~/ui/jobs/JobList.tsx';
import { useJobs } from '~/platform/jobs/jobs.ts';
import styles from './Header.module.css';

/** List of the running and ended jobs, wherever they were started. */
export function JobsTray(): ReactElement {
  const running = useJobs(({ jobs }) => jobs.filter(({ state }) => state === 'RUNNING').length);
  const failed = useJobs(({ jobs }) => jobs.filter(({ state }) => state === 'FAILED').length);
  const count = running || failed;
  return (
    <HeaderPanel
      id="jobs"
      label={frameTexts.jobs(running, failed)}
      icon={running > 0 ? 'loader2' : 'progress'}
      isTurning={running > 0}
      sign={
        count > 0 && (
          <span className={styles.count} data-tone={running > 0 ? 'info' : 'error'}>
            {count}
          </span>
        )
      }
    >
      <JobList />
    </HeaderPanel>
  );
}
