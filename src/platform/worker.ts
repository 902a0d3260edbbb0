import { workerTexts } from '~/domain/words/texts/controls.ts';
export type WorkerRequest<Input> = { readonly id: number; readonly input: Input };
export type WorkerResponse<Output> =
  | { readonly id: number; readonly output: Output }
  | { readonly id: number; readonly failure: string };

export type WorkerClient<Input, Output> = {
  /** Rejects when the worker fails or times out; it is then stopped, and the next request starts another. */
  readonly ask: (input: Input, transfer?: readonly Transferable[]) => Promise<Output>;
  readonly stop: () => void;
};

type Waiting<Output> = {
  readonly resolve: (output: Output) => void;
  readonly reject: (error: Error) => void;
  readonly timer: ReturnType<typeof setTimeout>;
};

/** Worker behind request and response; stopped after `patience` ms without one, so that no file blocks it. */
export function createWorkerClient<Input, Output>(
  start: () => Worker,
  timeoutMs: number,
): WorkerClient<Input, Output> {
  const waiting = new Map<number, Waiting<Output>>();
  let worker: Worker | undefined;
  let lastId = 0;

  const stop = (reason: string = workerTexts.calledOff): void => {
    worker?.terminate();
    worker = undefined;
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(new Error(reason));
    }
    waiting.clear();
  };
  const settle = ({ data }: MessageEvent<WorkerResponse<Output>>): void => {
    const { resolve, reject, timer } = waiting.get(data.id) ?? {};
    waiting.delete(data.id);
    clearTimeout(timer);
    if ('failure' in data) reject?.(new Error(data.failure));
    else resolve?.(data.output);
  };
  const running = (): Worker => {
    if (worker) return worker;
    worker = start();
    worker.addEventListener('message', settle);
    worker.addEventListener('error', () => stop(workerTexts.unreadable));
    return worker;
  };

  return {
    ask: (input, transfer = []) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        const timer = setTimeout(() => stop(workerTexts.tooSlow), timeoutMs);
        waiting.set(lastId, { resolve, reject, timer });
        running().postMessage({ id: lastId, input }, [...transfer]);
      }),
    stop: () => stop(),
  };
}

const buffersIn = (output: unknown): ArrayBuffer[] =>
  typeof output === 'object' && output !== null
    ? Object.values(output).flatMap((value) =>
        ArrayBuffer.isView(value) && value.buffer instanceof ArrayBuffer ? [value.buffer] : [],
      )
    : [];

/**
 * Responds to requests with the result of `work`. Typed arrays are transferred, not copied: `work` must not
 * use them afterwards.
 */
export function exposeWorker(work: (input: never) => unknown): void {
  addEventListener('message', ({ data: { id, input } }: MessageEvent<WorkerRequest<never>>) => {
    const answer = (output: unknown): void => postMessage({ id, output }, { transfer: buffersIn(output) });
    const fail = (error: unknown): void =>
      postMessage({ id, failure: error instanceof Error ? error.message : workerTexts.unreadable });
    try {
      const output = work(input);
      if (output instanceof Promise) void output.then(answer).catch(fail);
      else answer(output);
    } catch (error) {
      fail(error);
    }
  });
}
