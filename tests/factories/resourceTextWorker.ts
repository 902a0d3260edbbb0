import { handleTextRequest, type ResourceTextRequest } from '~/domain/resource/textRequests.ts';
import type { WorkerRequest } from '~/platform/worker.ts';

/** The worker that lays texts of resources out and compares them, done on the page. */
export class ResourceTextWorker extends EventTarget {
  postMessage({ id, input }: WorkerRequest<ResourceTextRequest>): void {
    const data = { id, output: handleTextRequest(input) };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate(): void {}
}
