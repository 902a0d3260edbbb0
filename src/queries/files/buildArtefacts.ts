import type { QueryClient } from '@tanstack/react-query';
import { ApiError, isNetworkError, isTimeoutError } from '~/api/ApiError.ts';
import { call } from '~/api/call.ts';
import { getCallTimeout } from '~/api/timeouts.ts';
import { isGeneratingState } from '~/domain/configuration/state.ts';
import {
  listBuildFailures,
  computeBuildProgress,
  listBuildResults,
  type BuildResult,
} from '~/domain/file/buildReport.ts';
import { createNotice, type Notice } from '~/domain/notice/notices.ts';
import { filesTabTexts } from '~/domain/words/texts/files.ts';
import { getWorkingRevisionName } from '~/domain/revision/revision.ts';
import type { Configuration, ConfigurationRow } from '~/queries/configurations/configurations.ts';
import { describeError } from '~/api/describeError.ts';
import { customMutation } from '~/queries/mutation.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { configurationReadOperations } from '~/queries/configurations/workflow.ts';
import { getBuildSubject } from './jobSubjects.ts';
import { startJob, type JobContext, type StartedJob } from '~/platform/jobs/jobs.ts';

const operationId = 'configurationBuildArtefacts';
const buildInterval = 3000;
/** Maximum number of polls: those that fit in the timeout of a build. */
const maxLooks = getCallTimeout('cms', operationId) / buildInterval;

const partialBuild = (failures: readonly string[]): ApiError =>
  new ApiError({ operationId, code: 'PARTIAL_BUILD', message: failures.join('\n') });

const generating = <Of extends { readonly configurationState: ConfigurationRow['configurationState'] }>(
  known: Of,
): Of => ({ ...known, configurationState: 'GENERATING_ARTEFACTS' });

function markGenerating(client: QueryClient, id: string): void {
  client.setQueriesData<Configuration | null>({ queryKey: ['configurationGet'] }, (known) =>
    known?.configurationId === id ? generating(known) : known,
  );
  client.setQueriesData<ConfigurationRow[]>({ queryKey: ['configurationFilter'] }, (rows) =>
    rows?.map((row) => (row.configurationId === id ? generating(row) : row)),
  );
}

async function readWorkingRevision(id: string): Promise<Configuration> {
  const shown = await call('configurationGet', { path: { id } });
  const revisionName = getWorkingRevisionName(shown);
  if (revisionName === shown.revision) return shown;
  return call('configurationGet', { path: { id }, query: { revision: revisionName } });
}

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, buildInterval);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Polls a build until it has ended or `over` is aborted. Undefined where no running build was seen. */
async function follow(
  id: string,
  onState: (configuration: Configuration) => void,
  over: AbortSignal,
): Promise<Configuration | undefined> {
  let running: Configuration | undefined;
  for (let looks = 0; looks < maxLooks && !over.aborted; looks += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    await pause(over);
    if (over.aborted) break;
    // A failed poll does not mean that the build has ended.
    // oxlint-disable-next-line no-await-in-loop
    const now = await readWorkingRevision(id).catch(() => undefined);
    if (now && !isGeneratingState(now.configurationState)) return running && now;
    if (now && !over.aborted) {
      running = now;
      onState(now);
    }
  }
  return undefined;
}

const isBeingBuilt = async (id: string): Promise<boolean> =>
  readWorkingRevision(id).then(
    ({ configurationState }) => isGeneratingState(configurationState),
    () => false,
  );

/**
 * The server continues after a lost connection, so the build is polled then, as is one that was running
 * already.
 */
async function build(client: QueryClient, id: string, context: JobContext): Promise<readonly BuildResult[]> {
  const over = new AbortController();
  const onState = (now: Configuration): void => {
    context.report(computeBuildProgress(now));
    client.setQueriesData<Configuration | null>({ queryKey: ['configurationGet'] }, (known) =>
      known?.configurationId === id && known.revision === now.revision ? now : known,
    );
  };
  markGenerating(client, id);
  const end = follow(id, onState, over.signal);
  try {
    return (await call(operationId, { path: { id } })).results;
  } catch (error) {
    if (!isNetworkError(error) && !isTimeoutError(error) && !(await isBeingBuilt(id))) throw error;
    const left = await end;
    if (!left) throw error;
    return listBuildResults(left);
  } finally {
    over.abort();
  }
}

function failedNotice(error: unknown): Notice {
  if (error instanceof ApiError && error.code === 'PARTIAL_BUILD') {
    return createNotice('BUILD_ERROR', { lines: error.message.split('\n').map((line) => `- ${line}`) });
  }
  return createNotice('BUILD_ERROR', { body: describeError(error), report: true });
}

const buildOf = (client: QueryClient, id: string) =>
  customMutation(
    async (context: JobContext) => {
      const results = await build(client, id, context);
      const failures = listBuildFailures(results);
      if (failures.length > 0) throw partialBuild(failures);
      return results;
    },
    { done: createNotice('BUILD_SUCCESS'), failed: failedNotice, refreshes: configurationReadOperations },
  );

/**
 * Builds all artefacts, which takes minutes and cannot be cancelled. A build that leaves out artefacts fails
 * with their names, and can be retried.
 */
export function buildArtefacts(client: QueryClient, id: string): StartedJob<readonly BuildResult[]> {
  return startJob({
    title: filesTabTexts.generateFilesOf(id),
    about: getBuildSubject(id),
    cancellable: false,
    reason: (error) => describeError(error).replaceAll('\n', '; '),
    run: (context) => executeMutation(client, buildOf(client, id), context),
  });
}
