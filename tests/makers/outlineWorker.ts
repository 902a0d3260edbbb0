import { inspectOutline } from '~/domain/cutFile/inspect.ts';
import type { WorkerQuestion } from '~/platform/worker.ts';

/** The worker that inspects outlines, done on the page. */
export class OutlineWorker extends EventTarget {
  postMessage({ id, input }: WorkerQuestion<string>): void {
    const data = { id, output: inspectOutline(input) };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate(): void {}
}
