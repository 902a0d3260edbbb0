import { inspectOutline } from '~/domain/cutFile/inspectOutline.ts';
import type { WorkerRequest } from '~/platform/worker.ts';

/** Runs the outline worker on the main thread. */
export class OutlineWorker extends EventTarget {
  postMessage({ id, input }: WorkerRequest<string>): void {
    const data = { id, output: inspectOutline(input) };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate(): void {}
}
