import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createWorkerClient, type WorkerClient } from './worker.ts';

/** A worker that stops with the component; the first request starts it. `patience` is its timeout in ms. */
export function useWorker<Input, Output>(
  start: () => Worker,
  timeoutMs: number,
): WorkerClient<Input, Output> {
  const [client] = useState(() => createWorkerClient<Input, Output>(start, timeoutMs));
  useEffect(() => client.stop, [client]);
  return client;
}

export type WorkerResult<Output> = { readonly output?: Output; readonly failure?: string };

/**
 * Sends a request whenever the identity of `ask` or `input` changes; the last result stays until the next
 * one. An undefined input sends nothing.
 */
export function useWorkerResult<Input, Output>(
  ask: (input: Input) => Promise<Output>,
  input: Input | undefined,
): WorkerResult<Output> {
  const [answer, setAnswer] = useState<WorkerResult<Output>>({});
  useEffect(() => {
    if (input === undefined) return undefined;
    let wanted = true;
    // Rendered in the same task: a task of its own would wait for a frame that shows nothing new.
    const take = (next: WorkerResult<Output>): void => {
      if (wanted) flushSync(() => setAnswer(next));
    };
    ask(input).then(
      (output) => take({ output }),
      (error: unknown) => take({ failure: error instanceof Error ? error.message : '' }),
    );
    return () => {
      wanted = false;
    };
  }, [ask, input]);
  return answer;
}

/** Result of exactly this input: empty while it is pending, as the former result says nothing about it. */
export function useCurrentWorkerResult<Input, Output>(
  ask: (input: Input) => Promise<Output>,
  input: Input | undefined,
): WorkerResult<Output> {
  const askMarked = useMemo(() => async (asked: Input) => ({ output: await ask(asked), asked }), [ask]);
  const { output: found, failure } = useWorkerResult(askMarked, input);
  if (failure !== undefined) return { failure };
  return found && found.asked === input ? { output: found.output } : {};
}
