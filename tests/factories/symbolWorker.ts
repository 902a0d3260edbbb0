import { inspectSymbols, type SymbolInspectionRequest } from '~/queries/symbols/inspectSymbols.ts';
import type { WorkerRequest } from '~/platform/worker.ts';

/** Runs the symbol worker on the main thread. */
export class SymbolWorker extends EventTarget {
  postMessage({ id, input }: WorkerRequest<SymbolInspectionRequest>): void {
    void inspectSymbols(input).then((output) =>
      this.dispatchEvent(new MessageEvent('message', { data: { id, output } })),
    );
  }

  terminate(): void {}
}
