import { apiDescriptionEndpoints } from './apiDescriptionOperations.ts';
import type { Transport } from './sendRequest.ts';
import type { BackendRequest } from './request.ts';

/** Observes the body of a response as it streams; must pass every byte on unchanged. */
export type ResponseTransform = (
  response: Response,
) => TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> | undefined;

const fetched = (
  { operationId, method, url, body, backend }: BackendRequest,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Response> =>
  fetch(url, {
    method,
    headers,
    body: body ?? null,
    signal,
    // The quoting system identifies its caller by a cookie; the other two back ends must not receive cookies.
    credentials: backend === 'cpq' ? 'include' : 'omit',
    // Personal data must not stay in the browser's cache. The API description is public and large, so it may.
    cache: operationId in apiDescriptionEndpoints ? 'no-cache' : 'no-store',
  });

export const createFetchTransport =
  (watch: ResponseTransform = () => undefined): Transport =>
  async (request, headers, signal) => {
    const response = await fetched(request, headers, signal);
    const { status } = response;
    const watching = response.ok && response.body ? watch(response) : undefined;
    const seen = watching && response.body ? new Response(response.body.pipeThrough(watching)) : response;
    const bytes = await seen.blob();
    const type = response.headers.get('Content-Type') ?? '';
    return { status, headers: response.headers, body: new Blob([bytes], { type }) };
  };

export const textTransport: Transport<string> = async (request, headers, signal) => {
  const response = await fetched(request, headers, signal);
  return { status: response.status, headers: response.headers, body: await response.text() };
};
