import { inspectArchive } from '~/queries/apps/inspectArchive.ts';
import { inspectFirmware, type FirmwareInspectionInput } from '~/queries/firmware/inspectFirmware.ts';
import type { WorkerRequest } from '~/platform/worker.ts';

/** The workers that look into files before they are uploaded, done on the page. */
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
