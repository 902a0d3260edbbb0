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

/** Any operation of the CMS's description, known to Portal or not; `path` is relative to the base URL. */
export type TryCallOperation = { readonly id: string; readonly method: string; readonly path: string };

/** Calls an operation as described, under the rules of `call`; resolves with a response of any media type. */
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
