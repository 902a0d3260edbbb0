import { ApiError } from '~/api/ApiError.ts';
import { call } from '~/api/call.ts';
import { describeError } from '~/api/describeError.ts';
import { startJob, type StartedJob } from '~/platform/jobs/jobs.ts';

const operations = { RUN: 'millingGcodeGet', DRY_RUN: 'millingGcodeDryRun' } as const;
export type ProgramKind = keyof typeof operations;

export const programFilenames: Record<ProgramKind, string> = { RUN: 'run.nc', DRY_RUN: 'dry-run.nc' };

export type MillingDevice = { readonly productConfigurationId: string; readonly revisionId: string };

/**
 * Whether a program cannot be generated because no milling machine is chosen, or the chosen one was deleted.
 */
export const isMissingMachineError = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409;

/** Generates a program for the machine in the user's preferences; '' where there is nothing to mill. */
export function generateProgram(kind: ProgramKind, device: MillingDevice): StartedJob<string> {
  return startJob({
    title: `${programFilenames[kind]} · ${device.productConfigurationId}`,
    reason: describeError,
    run: async ({ signal }) => {
      const { gcode } = await call(operations[kind], { path: device }, { signal });
      return gcode.trim() === '' ? '' : gcode;
    },
  });
}
