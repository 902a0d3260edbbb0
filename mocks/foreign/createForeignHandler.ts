import type { RequestHandler } from '../../deploy/backEndHandlers.ts';
import { readObjectFields } from '../../src/domain/apiDescription/document.ts';
import { buildOpenApiDescription } from '../cms/apiModules.ts';
import { createApiErrorBody } from '../cms/httpErrors.ts';
import { createForeignAccess, type ForeignAccess } from './foreignAccess.ts';
import { createForeignOpenApiDescription } from './createForeignOpenApiDescription.ts';
import { foreignOperations, type ForeignOperation } from './foreignOperations.ts';
import { createForeignValues, deviations, type Deviation, type ForeignValues } from './foreignValues.ts';

type Route = { readonly operation: ForeignOperation; readonly pattern: RegExp; readonly literals: number };

const parameter = /\{(\w+)\}/g;

/** Paths with the most literal segments come first: "/articles/all" before "/articles/{key}". */
const routes: readonly Route[] = foreignOperations
  .map((operation) => ({
    operation,
    pattern: new RegExp(`^${operation.path.replaceAll(parameter, '(?<$1>[^/]+)')}$`),
    literals: operation.path.split('/').filter((segment) => !segment.startsWith('{')).length,
  }))
  .toSorted((one, other) => other.literals - one.literals);

type Found = { readonly operation: ForeignOperation; readonly ownPath: string };

function findOperation(method: string, path: string): Found | undefined {
  for (const { operation, pattern } of routes) {
    const groups = operation.own.method === method ? pattern.exec(path)?.groups : undefined;
    const isFound = groups !== undefined || (operation.own.method === method && pattern.test(path));
    if (!isFound) continue;
    const ownPath = operation.own.path.replaceAll(
      parameter,
      (_, name: string) => groups?.[`${name}Key`] ?? '',
    );
    return { operation, ownPath };
  }
  return undefined;
}

const isJson = ({ headers }: Request | Response): boolean =>
  (headers.get('Content-Type') ?? '').startsWith('application/json') && !headers.has('Content-Disposition');

function schemaAt({ own }: ForeignOperation, ...steps: readonly string[]): unknown {
  let part: unknown = buildOpenApiDescription();
  const way = [
    'paths',
    own.path,
    own.method.toLowerCase(),
    ...steps,
    'content',
    'application/json',
    'schema',
  ];
  for (const step of way) part = readObjectFields(part).get(step);
  return part;
}

async function ownRequest(
  request: Request,
  url: URL,
  { operation }: Found,
  values: ForeignValues,
  access: ForeignAccess,
) {
  const { method, signal } = request;
  if (!isJson(request)) return new Request(url, request);
  const headers = new Headers(request.headers);
  headers.delete('Content-Length');
  const text = await request.text();
  try {
    const body = values.toOwn(JSON.parse(text), schemaAt(operation, 'requestBody'));
    return new Request(url, {
      method,
      headers,
      signal,
      body: JSON.stringify(access.toOwn(operation.own.id, body)),
    });
  } catch {
    return new Request(url, { method, headers, signal, body: text });
  }
}

async function foreignResponse(
  response: Response,
  { operation }: Found,
  values: ForeignValues,
  access: ForeignAccess,
) {
  if (!isJson(response) || response.body === null) return response;
  const { status } = response;
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  const answer = access.toForeign(operation.own.id, await response.json());
  // Search results keep their requested order.
  const isSorted = operation.own.id.endsWith('Filter');
  const shown = values.toForeign(answer, schemaAt(operation, 'responses', String(status)), isSorted);
  return new Response(JSON.stringify(shown), { status, headers });
}

/**
 * The CMS API of another vendor: other ids, paths and names, and values that deviate as its OpenAPI
 * description says.
 */
export function createForeignHandler(
  handle: RequestHandler,
  base: string,
  active: ReadonlySet<Deviation> = new Set(deviations),
): RequestHandler {
  const values = createForeignValues(active);
  const access = createForeignAccess();
  const description = JSON.stringify(createForeignOpenApiDescription(active));
  return async (request) => {
    const url = new URL(request.url);
    const path = url.pathname.slice(base.length);
    if (path === '/openapi.json')
      return new Response(description, {
        headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' },
      });
    const found = findOperation(request.method, path);
    if (!found) {
      const refusal = createApiErrorBody(404, `There is nothing at ${path}`, 'Look into the description.');
      return Response.json(refusal, { status: 404 });
    }
    url.pathname = base + found.ownPath;
    for (const [own, foreign] of Object.entries(found.operation.queryNames)) {
      const sent = url.searchParams.getAll(foreign);
      url.searchParams.delete(foreign);
      url.searchParams.delete(own);
      for (const each of sent) url.searchParams.append(own, each);
    }
    return foreignResponse(
      await handle(await ownRequest(request, url, found, values, access)),
      found,
      values,
      access,
    );
  };
}
