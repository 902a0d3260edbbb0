import { bases, requestOf, type LooseArgs } from './request.ts';
import { byFetch } from './byFetch.ts';
import { deadlineOf } from './deadlines.ts';
import { exchange } from './exchange.ts';

export type TriedAnswer = {
  readonly status: number;
  readonly type: string;
  readonly body: Blob;
  readonly took: number;
};

/** An operation of the description of the CMS, whether Portal knows it or not; its path is below the base. */
export type TriedOperation = { readonly id: string; readonly method: string; readonly path: string };

/** Calls an operation as it is described, under the rules of `call`. The answer is of any kind. Rejects as `call` does. */
export async function tryCall(
  { id, method, path }: TriedOperation,
  args: LooseArgs,
  signal: AbortSignal,
): Promise<TriedAnswer> {
  const begun = performance.now();
  const endpoint = { backend: 'cms', method, path, deadline: deadlineOf('cms', id) } as const;
  const reply = await exchange(requestOf(id, args, bases(), endpoint), byFetch(), { signal });
  const { status, headers, body } = reply;
  return { status, type: headers.get('Content-Type') ?? '', body, took: performance.now() - begun };
}
