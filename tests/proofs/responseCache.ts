import { findEndpoint, listOperationIds } from '~/api/endpoints.ts';

const bases = { cms: '/cms', cpq: '/api', status: '/api/v2' } as const;

type Route = { readonly operationId: string; readonly method: string; readonly path: RegExp };

/** Operations by path; those with the most literal segments come first. */
const routes: readonly Route[] = listOperationIds()
  .flatMap((operationId) => {
    const endpoint = findEndpoint(operationId);
    if (!endpoint) return [];
    const { backend, method, path } = endpoint;
    return [{ operationId, method, address: bases[backend] + path }];
  })
  .toSorted((one, other) => one.address.split('{').length - other.address.split('{').length)
  .map(({ operationId, method, address }) => ({
    operationId,
    method,
    path: new RegExp(`^${address.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));

/** The operation of a call; undefined if no operation has the path. */
function operationOf(method: string, url: string): string | undefined {
  const { pathname } = new URL(url, location.href);
  return routes.find((route) => route.method === method && route.path.test(pathname))?.operationId;
}

type Kept = { readonly status: number; readonly headers: Headers; readonly body: ArrayBuffer };

/** Responses of the stand-ins, fetched once each and changed before the page receives them. */
export type ResponseCache = {
  readonly fetch: typeof fetch;
  /** Number of calls without a response. */
  readonly pending: () => number;
  /** Unchanged responses of an operation, by call. */
  readonly sentBy: (operationId: string) => readonly unknown[];
  /** Changes the responses of an operation from now on; undefined restores them. */
  readonly change: (
    change: { readonly operationId: string; readonly apply: (answer: unknown) => unknown } | undefined,
  ) => void;
};

/** Caches responses fetched with `ask`. */
export function createResponseCache(ask: typeof fetch): ResponseCache {
  const kept = new Map<string, Promise<Kept>>();
  const sent = new Map<string, Map<string, unknown>>();
  let pending = 0;
  let changing: Parameters<ResponseCache['change']>[0];

  const askOnce = async (url: string, init: RequestInit): Promise<Kept> => {
    const { signal: _, ...rest } = init;
    const response = await ask(url, rest);
    return { status: response.status, headers: response.headers, body: await response.arrayBuffer() };
  };
  const parsed = ({ status, headers, body }: Kept): unknown => {
    if (status !== 200 || !(headers.get('Content-Type') ?? '').includes('json')) return undefined;
    const answer: unknown = JSON.parse(new TextDecoder().decode(body));
    return answer;
  };
  const answer = async (url: string, init: RequestInit): Promise<Response> => {
    const { method = 'GET', body } = init;
    const key = `${method} ${url} ${typeof body === 'string' ? body : ''}`;
    const known = kept.get(key) ?? askOnce(url, init);
    kept.set(key, known);
    const found = await known;
    const operationId = operationOf(method, url);
    if (operationId === undefined) return new Response(found.body, found);
    const answers = sent.get(operationId) ?? new Map<string, unknown>();
    sent.set(operationId, answers);
    if (!answers.has(key)) answers.set(key, parsed(found));
    if (changing?.operationId !== operationId || answers.get(key) === undefined)
      return new Response(found.body, found);
    return Response.json(changing.apply(answers.get(key)));
  };

  return {
    fetch: async (input, init = {}) => {
      pending += 1;
      try {
        return await answer(input instanceof Request ? input.url : String(input), init);
      } finally {
        pending -= 1;
      }
    },
    pending: () => pending,
    sentBy: (operationId) =>
      [...(sent.get(operationId)?.values() ?? [])].filter((each) => each !== undefined),
    change: (change) => {
      changing = change;
    },
  };
}
