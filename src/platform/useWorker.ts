import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createWorkerClient, type WorkerClient } from './worker.ts';

/** A worker that goes with the component; it is started by the first question. See workerClient for `patience`. */
export function useWorker<Input, Output>(start: () => Worker, patience: number): WorkerClient<Input, Output> {
  const [client] = useState(() => createWorkerClient<Input, Output>(start, patience));
  useEffect(() => client.stop, [client]);
  return client;
}

export type WorkerResult<Output> = { readonly output?: Output; readonly failure?: string };

/**
 * Asked again when `ask` or the question is another object; until the next answer the last one stays. Undefined asks
 * nothing.
 */
export function useWorkerResult<Input, Output>(
  ask: (input: Input) => Promise<Output>,
  input: Input | undefined,
): WorkerResult<Output> {
  const [answer, setAnswer] = useState<WorkerResult<Output>>({});
  useEffect(() => {
    if (input === undefined) return undefined;
    let wanted = true;
    // Drawn in the task in which it comes: in one of its own it would wait for a frame that shows nothing new.
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

/** The answer to this very question: nothing while it is under way, as the answer to the one before says nothing of it. */
export function useCurrentWorkerResult<Input, Output>(
  ask: (input: Input) => Promise<Output>,
  input: Input | undefined,
): WorkerResult<Output> {
  const askMarked = useMemo(() => async (asked: Input) => ({ output: await ask(asked), asked }), [ask]);
  const { output: found, failure } = useWorkerResult(askMarked, input);
  if (failure !== undefined) return { failure };
  return found && found.asked === input ? { output: found.output } : {};
}
