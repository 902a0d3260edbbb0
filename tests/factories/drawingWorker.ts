import { readPartDrawing } from '~/domain/content/partDrawing.ts';
import type { WorkerRequest } from '~/platform/worker.ts';

/** Runs the drawing worker on the main thread. */
export class DrawingWorker extends EventTarget {
  static looked = 0;

  postMessage({ id, input }: WorkerRequest<Uint8Array>): void {
    DrawingWorker.looked += 1;
    const data = { id, output: readPartDrawing(input) };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate(): void {}
}
