import { useEffect, useState } from 'react';
import { workerClient, type WorkerClient } from './worker.ts';

/** A worker that goes with the component; it is started by the first question. See workerClient for `patience`. */
export function useWorker<Input, Output>(start: () => Worker, patience: number): WorkerClient<Input, Output> {
  const [client] = useState(() => workerClient<Input, Output>(start, patience));
  useEffect(() => client.stop, [client]);
  return client;
}

/** State of a question: nothing yet, an answer, or the reason why there is none. */
export type Answer<Output> = { readonly output?: Output; readonly failure?: string };

/** The answer of a worker to one question; asked again when the question is another one. */
export function useWorkerAnswer<Input, Output>(
  { ask }: WorkerClient<Input, Output>,
  input: Input,
): Answer<Output> {
  const [answer, setAnswer] = useState<Answer<Output>>({});
  useEffect(() => {
    let wanted = true;
    ask(input).then(
      (output) => wanted && setAnswer({ output }),
      (error: unknown) => wanted && setAnswer({ failure: error instanceof Error ? error.message : '' }),
    );
    return () => {
      wanted = false;
    };
  }, [ask, input]);
  return answer;
}
