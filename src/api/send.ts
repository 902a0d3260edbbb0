import { ApiError } from './ApiError.ts';
import { getBaseUrls, buildRequest, type LooseArgs } from './request.ts';
import { loadApiDescriptionIfNeeded, loadApiDescription } from './apiDescriptionSource.ts';
import { findEndpoint, isPinnedEndpoint } from './endpoints.ts';
import { sendRequest, type RequestOptions, type BufferedResponse, type Transport } from './sendRequest.ts';

export type SendOptions = RequestOptions & {
  readonly accept?: string;
};

/**
 * Until the CMS's description has been read, calls go to pinned endpoints. If one is not found there, the
 * description is read and the call sent again where it names another endpoint.
 */
export async function send<Body extends Blob | string>(
  operationId: string,
  args: LooseArgs,
  by: Transport<Body>,
  { accept, ...options }: SendOptions = {},
): Promise<BufferedResponse<Body>> {
  // A request sent while the session ends must start synchronously: no `await` without a pending description.
  const reading = loadApiDescriptionIfNeeded(operationId);
  if (reading) await reading;
  const endpoint = findEndpoint(operationId);
  const wasPinned = isPinnedEndpoint(operationId);
  const attempt = (): Promise<BufferedResponse<Body>> => {
    const request = buildRequest(operationId, args, getBaseUrls());
    const headers = { ...request.headers, ...(accept !== undefined && { Accept: accept }) };
    return sendRequest({ ...request, headers }, by, options);
  };
  try {
    return await attempt();
  } catch (error) {
    const isNowhere = error instanceof ApiError && [404, 405].includes(error.status);
    if (!isNowhere || !wasPinned) throw error;
    // Another call may have had the description read while this one was pending.
    if (isPinnedEndpoint(operationId)) await loadApiDescription();
    const now = findEndpoint(operationId);
    const isSame = now?.method === endpoint?.method && now?.path === endpoint?.path;
    if (isSame || isPinnedEndpoint(operationId)) throw error;
    return attempt();
  }
}
