import { inspectOutline } from '~/domain/cutFile/inspectOutline.ts';
import type { WorkerRequest } from '~/platform/worker.ts';

/** The worker that inspects outlines, done on the page. */
export class OutlineWorker extends EventTarget {
  postMessage({ id, input }: WorkerRequest<string>): void {
    const data = { id, output: inspectOutline(input) };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate(): void {}
}
