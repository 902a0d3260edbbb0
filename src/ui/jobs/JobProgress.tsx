import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { dismissErrorNotice } from '~/platform/notices.ts';
import { useJob, getJobAction } from '~/platform/jobs/jobs.ts';
import styles from './JobProgress.module.css';
import { jobStateTexts } from '~/domain/words/texts/jobs.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';

/** Progress of a job in the dialog that started it. The job goes on when the dialog is closed. */
export function JobProgress({ id }: { readonly id: number }) {
  const job = useJob(id);
  const error = job?.error;
  // The dialog shows the error and a retry, so its notice is closed.
  useEffect(() => dismissErrorNotice(error), [error]);
  if (!job) return null;
  const { title, detail, state } = job;
  // Without a known progress the bar is indeterminate.
  const share = state === 'RUNNING' ? job.share : (job.share ?? 0);
  const turn = getJobAction(job);
  return (
    <div className={styles.progress} role="status" data-state={state} data-settles={title}>
      <progress aria-label={title} {...(share === undefined ? {} : { value: share })} />
      <span>{state === 'DONE' ? jobStateTexts.DONE : detail}</span>
      {turn && (
        <Button variant="subtle" size="compact-sm" onClick={turn.onClick} onKeyDown={turn.onKeyDown}>
          {turn.kind === 'CANCEL' ? commonTexts.cancel : commonTexts.tryAgain}{' '}
          <span className="visuallyHidden">{title}</span>
        </Button>
      )}
    </div>
  );
}
