import { lookIntoSymbols, type SymbolQuestion } from '~/queries/symbols/lookInto.ts';
import type { WorkerQuestion } from '~/platform/worker.ts';

/** The worker that looks into symbols, done on the page. */
export class SymbolWorker extends EventTarget {
  postMessage({ id, input }: WorkerQuestion<SymbolQuestion>): void {
    void lookIntoSymbols(input).then((output) =>
      this.dispatchEvent(new MessageEvent('message', { data: { id, output } })),
    );
  }

  terminate(): void {}
}
