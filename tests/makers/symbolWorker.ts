import { lookIntoSymbols, type SymbolQuestion } from '~/queries/symbols/lookInto.ts';
import type { WorkerRequest } from '~/platform/worker.ts';

/** The worker that looks into symbols, done on the page. */
export class SymbolWorker extends EventTarget {
  postMessage({ id, input }: WorkerRequest<SymbolQuestion>): void {
    void lookIntoSymbols(input).then((output) =>
      this.dispatchEvent(new MessageEvent('message', { data: { id, output } })),
    );
  }

  terminate(): void {}
}
