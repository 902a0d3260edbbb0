import { bases } from './bases.ts';
import { byFetch } from './byFetch.ts';
import { exchange } from './exchange.ts';
import { requestOf, type LooseArgs } from './request.ts';

/** The answer to a call that somebody has tried: its kind, its bytes, and the time it took, in ms. */
export type TriedAnswer = {
  readonly status: number;
  readonly type: string;
  readonly body: Blob;
  readonly took: number;
};

/**
 * Calls an operation of the description by its id, whatever it is, under the rules of `call`. The answer is of any kind.
 * Rejects as `call` does.
 */
export async function tryCall(
  operationId: string,
  args: LooseArgs,
  signal: AbortSignal,
): Promise<TriedAnswer> {
  const begun = performance.now();
  const reply = await exchange(requestOf(operationId, args, bases()), byFetch(), { signal });
  const { status, headers, body } = reply;
  return { status, type: headers.get('Content-Type') ?? '', body, took: performance.now() - begun };
}
