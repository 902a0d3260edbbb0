import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import type { ReactElement } from 'react';
import { cancelJob, retryJob, useJob } from './jobs.ts';
import styles from './JobProgress.module.css';
import { jobStateTexts } from '~/domain/words/texts/jobs.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';

/** Progress of a job, in the dialog that started it. The dialog may be closed; the job goes on. */
export function JobProgress({ id }: { readonly id: number }): ReactElement | null {
  const job = useJob(id);
  if (!job) return null;
  const { title, share, detail, state } = job;
  return (
    <div className={styles.progress} role="status" data-state={state}>
      <progress aria-label={title} {...(share === undefined ? {} : { value: share })} />
      <span>{state === 'DONE' ? jobStateTexts.DONE : detail}</span>
      {state === 'RUNNING' && job.cancellable && (
        <Button variant="subtle" size="compact-sm" onClick={() => cancelJob(id)}>
          {commonTexts.cancel} <span className="visuallyHidden">{title}</span>
        </Button>
      )}
      {(state === 'FAILED' || state === 'CANCELLED') && (
        <Button variant="subtle" size="compact-sm" onClick={() => retryJob(id)}>
          {commonTexts.tryAgain} <span className="visuallyHidden">{title}</span>
        </Button>
      )}
    </div>
  );
}
