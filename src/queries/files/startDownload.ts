import { isAbortError, ApiError, isNetworkError } from '~/api/ApiError.ts';
import { describeError } from '~/api/describeError.ts';
import { createNotice } from '~/domain/notice/notices.ts';
import { filesTabTexts } from '~/domain/words/texts/files.ts';
import { notifyError } from '~/queries/notifyError.ts';
import { notify } from '~/platform/notices.ts';
import { startJob, type JobOptions, type StartedJob } from '~/platform/jobs/jobs.ts';

type Download = Pick<JobOptions<void>, 'title' | 'about' | 'run'> & {
  readonly what?: string;
};

/**
 * The menu or page that started the download may be gone: a failure shows as a notice, which a retry removes.
 */
export function startDownload({ what, ...options }: Download): StartedJob<void> {
  const job = startJob<void>({
    ...options,
    reason: describeError,
    run: async (context) => {
      try {
        await options.run(context);
      } catch (error) {
        reportDownloadFailure(what ?? options.title, error);
        throw error;
      }
    },
  });
  job.ended.catch(() => undefined);
  return job;
}

function reportDownloadFailure(what: string, error: unknown): void {
  notifyError(error);
  if (isAbortError(error) || (error instanceof ApiError && !isNetworkError(error))) return;
  const cause = error instanceof Error ? error : undefined;
  notify(createNotice('ERROR', { title: filesTabTexts.notDownloaded(what), body: describeError(error) }), {
    ...(cause && { error: cause }),
  });
}
