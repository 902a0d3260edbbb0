import type { Request } from './request.ts';

/** An answer to a call that the page has sent before the portal was there. */
export type FirstReply = { readonly status: number; readonly headers: Headers; readonly body: string };

/** Calls of the page that have been sent before the portal was there, by what they ask and for whom. */
export type FirstCalls = Map<string, Promise<FirstReply>>;

declare global {
  /** @session ends with it: each entry is for one token, and is taken once or forgotten */
  // oxlint-disable-next-line no-var -- the only way to declare a global
  var portalFirstCalls: FirstCalls | undefined;
}

/** Age of the page, in ms, from which on its first calls are answers of the past. */
const longestWait = 15_000;

type Asked = Pick<Request, 'method' | 'url' | 'body'>;

/** The name of a call among the first ones: the same question of the same person has the same one. */
export const firstCallKey = ({ method, url, body }: Asked, authorization: string): string =>
  JSON.stringify([method, url, typeof body === 'string' ? body : '', authorization]);

/**
 * The answer to a call that the page has sent already, once; undefined when it has not, when too much time has passed,
 * or when that call did not come through, and then it is to be sent as ever.
 */
export async function takenFirst(
  request: Asked,
  authorization: string,
  signal: AbortSignal,
): Promise<FirstReply | undefined> {
  const calls = globalThis.portalFirstCalls;
  if (performance.now() > longestWait) calls?.clear();
  const key = firstCallKey(request, authorization);
  const sent = calls?.get(key);
  calls?.delete(key);
  if (!sent) return undefined;
  const givenUp = Promise.withResolvers<undefined>();
  const giveUp = (): void => givenUp.resolve(undefined);
  signal.addEventListener('abort', giveUp);
  try {
    return await Promise.race([sent, givenUp.promise]);
  } catch {
    return undefined;
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
