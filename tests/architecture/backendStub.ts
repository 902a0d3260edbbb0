/** Outcome of a stubbed call: a status, or a failure without one. */
export type StubOutcome =
  | number
  | 'OK'
  | 'SILENCE'
  | 'DRIP'
  | 'REFUSED'
  | 'TRUNCATED'
  | 'MALFORMED'
  | 'HTML'
  | 'UNAUTHORIZED_UNTIL_RENEWED';

type Sent = { readonly url: string; readonly token: string | null; readonly aborted: () => boolean };

export type BackendStub = { readonly sent: Sent[]; outcome: StubOutcome; answer?: string };

const jsonType = { 'Content-Type': 'application/json' };
const plain = '{"incidents":[],"scheduled_maintenances":[],"id":1,"count":0}';

/** A response that sends its first bytes and then runs `next`. */
const begun = (
  next: (controller: ReadableStreamDefaultController, signal: AbortSignal) => void,
  signal: AbortSignal,
) =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"a"'));
        next(controller, signal);
      },
    }),
    { headers: { ...jsonType, 'Content-Length': '100' } },
  );

const rejectedWhenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

function respond(
  { outcome, answer = plain }: BackendStub,
  token: string | null,
  signal: AbortSignal,
): Response | Promise<Response> {
  if (typeof outcome === 'number') return new Response(null, { status: outcome });
  switch (outcome) {
    case 'OK':
      return new Response(answer, { headers: jsonType });
    case 'SILENCE':
      return rejectedWhenAborted(signal);
    case 'REFUSED':
      return Promise.reject(new TypeError('Failed to fetch'));
    case 'DRIP':
      return begun(
        (controller) => signal.addEventListener('abort', () => controller.error(signal.reason)),
        signal,
      );
    case 'TRUNCATED':
      return begun((controller) => controller.error(new TypeError('terminated')), signal);
    case 'MALFORMED':
      return new Response('{"a":', { headers: jsonType });
    case 'HTML':
      return new Response('<!doctype html><title>Proxy</title>', {
        headers: { 'Content-Type': 'text/html' },
      });
    case 'UNAUTHORIZED_UNTIL_RENEWED':
      return token === 'Bearer new'
        ? new Response(answer, { headers: jsonType })
        : new Response(null, { status: 401 });
  }
}

/** A fetch whose calls end as `stub()` says. */
export const createFetchStub =
  (stub: () => BackendStub) =>
  async (
    url: string,
    { headers, signal }: { headers: Record<string, string>; signal: AbortSignal },
  ): Promise<Response> => {
    const token = headers.Authorization ?? null;
    const current = stub();
    current.sent.push({ url, token, aborted: () => signal.aborted });
    return respond(current, token, signal);
  };

/** An XMLHttpRequest whose calls end as `stub()` says. */
export const createXhrStub = (stub: () => BackendStub) =>
  class extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    #url = '';
    #headers: Record<string, string> = {};
    readonly #abort = new AbortController();

    open(_method: string, url: string): void {
      this.#url = url;
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers[name] = value;
    }

    getAllResponseHeaders(): string {
      return [...((this.#response as Response | undefined)?.headers ?? [])]
        .map((pair) => pair.join(': '))
        .join('\r\n');
    }

    #response: unknown;

    send(): void {
      const { signal } = this.#abort;
      createFetchStub(stub)(this.#url, { headers: this.#headers, signal })
        .then(async (response) => {
          this.#response = response;
          this.responseText = await response.text();
          this.status = response.status;
          this.dispatchEvent(new Event('load'));
        })
        .catch(() => this.dispatchEvent(new Event(signal.aborted ? 'abort' : 'error')))
        .finally(() => this.dispatchEvent(new Event('loadend')));
    }

    abort(): void {
      this.#abort.abort();
    }
  };
