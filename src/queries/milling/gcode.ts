import { ApiError } from '~/api/ApiError.ts';
import { call } from '~/api/call.ts';
import { isWholeProgram } from '~/domain/gcode/wholeProgram.ts';
import { failureText } from '~/queries/failures.ts';
import { startJob, type StartedJob } from '~/ui/jobs/jobs.ts';

const operations = { RUN: 'millingGcodeGet', DRY_RUN: 'millingGcodeDryRun' } as const;
export type ProgramKind = keyof typeof operations;

export const programFile: Record<ProgramKind, string> = { RUN: 'run.nc', DRY_RUN: 'dry-run.nc' };

export type Device = { readonly productConfigurationId: string; readonly revisionId: string };

/** The program was cut off on its way. */
export class BrokenProgram extends Error {
  override readonly name = 'BrokenProgram';
}

/** Whether there is no program for want of a milling machine: none has been chosen, or it has been deleted since. */
export const lacksMachine = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** Why there is no program, in words. */
export const programFailure = (error: unknown): string =>
  error instanceof BrokenProgram ? error.message : failureText(error);

/**
 * Has the milling program of a product configuration made, for the machine of the person's preferences. Gives ''
 * where there is nothing to mill; rejects with BrokenProgram for a program without its end.
 */
export function generateProgram(kind: ProgramKind, device: Device): StartedJob<string> {
  return startJob({
    title: `${programFile[kind]} · ${device.productConfigurationId}`,
    reason: programFailure,
    run: async ({ signal }) => {
      const { gcode } = await call(operations[kind], { path: device }, { signal });
      if (gcode.trim() !== '' && !isWholeProgram(gcode)) {
        throw new BrokenProgram('The program has no end, so it may have broken off on its way');
      }
      return gcode.trim() === '' ? '' : gcode;
    },
  });
}
