import { backEnds, basesOf, type BackEnd, type Environment } from './environment.ts';
import { proxy } from './proxy.ts';

export type Handler = (request: Request) => Response | Promise<Response>;

/** What answers for each base that is a path, a back end or what is mounted; the longest comes first, as one lies inside another. */
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

export const isBelow = (base: string, pathname: string): boolean =>
  pathname === base || pathname.startsWith(`${base}/`);

/** Whether a person goes to an address, and not the portal to a back end; older browsers are told by what they accept. */
export function isNavigation(method: string, header: (name: string) => string | null | undefined): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const mode = header('sec-fetch-mode');
  return mode ? mode === 'navigate' : (header('accept')?.includes('text/html') ?? false);
}
