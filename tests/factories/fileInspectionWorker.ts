import { inspectArchive } from '~/queries/apps/inspectArchive.ts';
import { inspectFirmware, type FirmwareInspectionInput } from '~/queries/firmware/inspectFirmware.ts';
import type { WorkerRequest } from '~/platform/worker.ts';

/** Runs the file inspection workers on the main thread. */
export class FileInspectionWorker extends EventTarget {
  postMessage({ id, input }: WorkerRequest<FirmwareInspectionInput | File>): void {
    const answer = (data: object): boolean => this.dispatchEvent(new MessageEvent('message', { data }));
    const look = input instanceof File ? inspectArchive(input) : inspectFirmware(input);
    look.then(
      (output) => answer({ id, output }),
      (error: unknown) => answer({ id, failure: String(error) }),
    );
  }

  terminate(): void {}
}
