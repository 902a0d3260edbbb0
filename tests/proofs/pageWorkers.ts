import { inspectOutline } from '~/domain/cutFile/inspectOutline.ts';
import { readPartDrawing } from '~/domain/content/partDrawing.ts';
import { handleTextRequest } from '~/domain/resource/textRequests.ts';
import { createEventStore } from '~/queries/products/eventStore.ts';
import { createQuoteListStore } from '~/queries/quotes/quoteListStore.ts';
import { inspectSymbols } from '~/queries/symbols/inspectSymbols.ts';
import type { WorkerRequest } from '~/platform/worker.ts';

type Work = (input: never) => unknown;

/** Functions of the workers that process responses or their data, by a part of the worker's URL. */
const works: Readonly<Record<string, () => Work>> = {
  'products/events': createEventStore,
  'quotes/quoteList': createQuoteListStore,
  'cutFiles/outline': () => inspectOutline,
  'parts/drawing': () => readPartDrawing,
  'symbols/look': () => inspectSymbols,
  'resources/resourceText': () => handleTextRequest,
};

/** Runs a worker on the main thread; workers that process files fail at once. */
class PageWorker extends EventTarget {
  readonly #work: Work | undefined;

  constructor(address: string | URL) {
    super();
    const found = Object.entries(works).find(([part]) => String(address).includes(part));
    this.#work = found?.[1]();
  }

  async postMessage({ id, input }: WorkerRequest<never>): Promise<void> {
    const answer = (data: object): boolean => this.dispatchEvent(new MessageEvent('message', { data }));
    try {
      if (!this.#work) throw new Error('No worker of the proofs reads files');
      answer({ id, output: await this.#work(input) });
    } catch (error) {
      answer({ id, failure: String(error) });
    }
  }

  terminate(): void {}
}

/** Creates the page worker for a URL. */
export function startPageWorker(address: string | URL): PageWorker {
  return new PageWorker(address);
}
