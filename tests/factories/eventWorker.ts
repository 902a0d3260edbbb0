import { createEventStore, type EventRequest } from '~/queries/products/eventStore.ts';
import type { WorkerRequest } from '~/platform/worker.ts';

/** Runs the device event worker on the main thread. */
export class EventWorker extends EventTarget {
  readonly #work = createEventStore();

  postMessage({ id, input }: WorkerRequest<EventRequest>): void {
    const answer = (data: object): boolean => this.dispatchEvent(new MessageEvent('message', { data }));
    this.#work(input).then(
      (output) => answer({ id, output }),
      (error: unknown) => answer({ id, failure: String(error) }),
    );
  }

  terminate(): void {}
}
