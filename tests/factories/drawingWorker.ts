import { readPartDrawing } from '~/domain/content/partDrawing.ts';
import type { WorkerRequest } from '~/platform/worker.ts';

/** The worker that looks into drawings of parts, done on the page. */
export class DrawingWorker extends EventTarget {
  /** Number of drawings that were looked into. */
  static looked = 0;

  postMessage({ id, input }: WorkerRequest<Uint8Array>): void {
    DrawingWorker.looked += 1;
    const data = { id, output: readPartDrawing(input) };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate(): void {}
}
