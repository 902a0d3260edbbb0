import type { Send } from './exchange.ts';

/** Watches the body of an answer go by; what it gives out must be what it took in. */
export type Watch = (
  response: Response,
) => TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> | undefined;

/** Sends by fetch and reads the whole body, past `watch` where it is to be seen on its way. */
export const byFetch =
  (watch: Watch = () => undefined): Send =>
  async ({ method, url, body, backend }, headers, signal) => {
    const response = await fetch(url, {
      method,
      headers,
      body: body ?? null,
      signal,
      // The quoting system knows its caller by a cookie; the other two must not be sent one.
      credentials: backend === 'cpq' ? 'include' : 'omit',
      cache: 'no-store',
    });
    const { status } = response;
    const watching = response.ok && response.body ? watch(response) : undefined;
    const seen = watching && response.body ? new Response(response.body.pipeThrough(watching)) : response;
    const bytes = await seen.blob();
    const type = response.headers.get('Content-Type') ?? '';
    return { status, headers: response.headers, body: new Blob([bytes], { type }) };
  };
