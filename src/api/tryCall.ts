import { getBaseUrls, buildRequest, type LooseArgs } from './request.ts';
import { createFetchTransport } from './fetchTransport.ts';
import { getCallTimeout } from './timeouts.ts';
import { sendRequest } from './sendRequest.ts';

export type TryCallResponse = {
  readonly status: number;
  readonly type: string;
  readonly body: Blob;
  readonly took: number;
};

/** An operation of the description of the CMS, whether Portal knows it or not; its path is below the base. */
export type TryCallOperation = { readonly id: string; readonly method: string; readonly path: string };

/** Calls an operation as it is described, under the rules of `call`. The answer is of any kind. Rejects as `call` does. */
export async function tryCall(
  { id, method, path }: TryCallOperation,
  args: LooseArgs,
  signal: AbortSignal,
): Promise<TryCallResponse> {
  const begun = performance.now();
  const endpoint = { backend: 'cms', method, path, deadline: getCallTimeout('cms', id) } as const;
  const reply = await sendRequest(buildRequest(id, args, getBaseUrls(), endpoint), createFetchTransport(), {
    signal,
  });
  const { status, headers, body } = reply;
  return { status, type: headers.get('Content-Type') ?? '', body, took: performance.now() - begun };
}
