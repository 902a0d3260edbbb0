import { apiDescriptionEndpoints } from './apiDescriptionOperations.ts';
import type { Transport } from './sendRequest.ts';
import type { BackendRequest } from './request.ts';

/** Watches the body of an answer go by; what it gives out must be what it took in. */
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
    // The quoting system knows its caller by a cookie; the other two must not be sent one.
    credentials: backend === 'cpq' ? 'include' : 'omit',
    // Nothing that is somebody's stays with the browser; the description is everybody's, and large.
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
