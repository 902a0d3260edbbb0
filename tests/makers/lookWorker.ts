import { lookIntoArchive } from '~/queries/apps/lookIntoArchive.ts';
import { lookIntoFirmware, type FirmwareLook } from '~/queries/firmware/lookInto.ts';
import type { WorkerRequest } from '~/platform/worker.ts';

/** The workers that look into files before they are uploaded, done on the page. */
export class LookWorker extends EventTarget {
  postMessage({ id, input }: WorkerRequest<FirmwareLook | File>): void {
    const answer = (data: object): boolean => this.dispatchEvent(new MessageEvent('message', { data }));
    const look = input instanceof File ? lookIntoArchive(input) : lookIntoFirmware(input);
    look.then(
      (output) => answer({ id, output }),
      (error: unknown) => answer({ id, failure: String(error) }),
    );
  }

  terminate(): void {}
}
