// Runs in the page itself, before the portal is there: what its first screen will ask is on its way meanwhile.
import { firstCallKey, type FirstCalls, type FirstReply } from '~/api/firstCalls.ts';
import type { pinnedEndpoints } from '~/api/generated/endpoints.ts';
import { jsonHeaders, queryText } from '~/api/request.ts';
import { fromSearchParams, needsNobody, toFilterBody, toPageQuery } from '~/domain/configuration/filter.ts';
import { carriesAnswer } from '~/session/carriesAnswer.ts';
import { hadNoRole } from '~/session/noRole.ts';
import { rememberedToken } from '~/session/rememberedToken.ts';

type Endpoints = typeof pinnedEndpoints;
type Call = { readonly method: string; readonly path: string; readonly body?: string };

/** The endpoints of the first calls, which are those that the build knows. */
const endpoints = {
  authTokenGet: ['GET', '/auth/token'],
  serviceAccessGet: ['GET', '/auth/access/service'],
  objectAccessGet: ['GET', '/auth/access/object'],
  accessLookupGet: ['GET', '/auth/access/lookup'],
  configurationFilter: ['POST', '/configurations/filter'],
  configurationFilterCount: ['POST', '/configurations/filter/count'],
} as const satisfies Partial<Endpoints>;

/** The page that begins with a list. */
const listAddress = '/configurations';

const call = (operation: keyof typeof endpoints, query = {}, body?: unknown): Call => {
  const [method, path] = endpoints[operation];
  return { method, path: path + queryText(query), ...(body !== undefined && { body: JSON.stringify(body) }) };
};

/** The calls that the list begins with; none where they depend on the person. */
function listCalls(parameters: URLSearchParams): readonly Call[] {
  const filter = fromSearchParams(parameters);
  if (!needsNobody(filter) || filter.view === 'BOARD') return [];
  const body = toFilterBody(filter, '');
  return [
    call('configurationFilter', toPageQuery(filter), body),
    call('configurationFilterCount', toPageQuery({ ...filter, page: 1 }), body),
  ];
}

async function send({ method, path, body }: Call, base: string, authorization: string): Promise<FirstReply> {
  const response = await fetch(base + path, {
    method,
    headers: { ...jsonHeaders(body), Authorization: authorization },
    body: body ?? null,
    credentials: 'omit',
    cache: 'no-store',
  });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Sends what the first screen at an address asks, for the person whose tab this is; nothing where that is nobody. */
export function sendFirstCalls({ pathname, search, hash }: Address, base: string): FirstCalls {
  const calls: FirstCalls = new Map();
  const token = carriesAnswer(hash) ? undefined : rememberedToken();
  if (!token) return calls;
  const authorization = `Bearer ${token.value}`;
  const person = ['authTokenGet', 'serviceAccessGet', 'objectAccessGet', 'accessLookupGet'] as const;
  const list = pathname === listAddress && !hadNoRole() ? listCalls(new URLSearchParams(search)) : [];
  for (const asked of [...list, ...person.map((operation) => call(operation))]) {
    const reply = send(asked, base, authorization);
    // Whoever takes it hears of its failure; where nobody does, nobody need.
    reply.catch(() => undefined);
    calls.set(firstCallKey({ ...asked, url: base + asked.path, body: asked.body }, authorization), reply);
  }
  return calls;
}
