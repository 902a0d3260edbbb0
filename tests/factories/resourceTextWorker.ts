import { handleTextRequest, type ResourceTextRequest } from '~/domain/resource/textRequests.ts';
import type { WorkerRequest } from '~/platform/worker.ts';

/** Runs the resource text worker on the main thread. */
export class ResourceTextWorker extends EventTarget {
  postMessage({ id, input }: WorkerRequest<ResourceTextRequest>): void {
    const data = { id, output: handleTextRequest(input) };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate(): void {}
}
