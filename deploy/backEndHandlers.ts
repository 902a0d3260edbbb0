import { backEnds, basesOf, type BackEnd, type Environment } from './environment.ts';
import { proxy } from './proxy.ts';

export type Handler = (request: Request) => Response | Promise<Response>;

/**
 * What answers for each base that is a path: the back end it is forwarded to, else what is mounted.
 * The longest path comes first, because one of them lies inside another.
 */
export function backEndHandlers(
  environment: Environment,
  mount: Partial<Readonly<Record<BackEnd, Handler>>>,
): [base: string, handle: Handler][] {
  const bases = basesOf(environment);
  return backEnds
    .filter((backEnd) => bases[backEnd].startsWith('/'))
    .map((backEnd): [string, Handler] => {
      const base = bases[backEnd];
      const target = environment.proxies[backEnd];
      return [base, target ? proxy(base, target) : (mount[backEnd] ?? (() => notConnected(base)))];
    })
    .toSorted(([a], [b]) => b.length - a.length);
}

const notConnected = (base: string): Response =>
  Response.json(
    {
      errorCode: 'API_BAD_GATEWAY_ERROR',
      humanReadableError: `No back end is connected at ${base}`,
      humanReadableSuggestion: 'Contact the people who run Portal',
    },
    { status: 502 },
  );

/** Whether a path is `base` or lies below it. */
export const isBelow = (base: string, pathname: string): boolean =>
  pathname === base || pathname.startsWith(`${base}/`);

/**
 * Whether a request is a person going to an address, who gets the portal's page there, rather than the portal calling a
 * back end. Browsers too old to say so are told by what they accept. `header` gives a header by its name in small letters.
 */
export function isNavigation(method: string, header: (name: string) => string | null | undefined): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const mode = header('sec-fetch-mode');
  return mode ? mode === 'navigate' : (header('accept')?.includes('text/html') ?? false);
}
