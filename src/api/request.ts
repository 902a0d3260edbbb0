import { formatMissingPathParameter } from '~/domain/notice/apiError.ts';
import { ApiError, createUnsupportedOperationError } from './ApiError.ts';
import type { Backend } from './timeouts.ts';
import { getEntityTag } from './entityTags.ts';
import { findEndpoint, type Endpoint } from './endpoints.ts';

/** Arguments of a call to any operation; the typed `Args` of each operation are assignable to it. */
export type LooseArgs = {
  readonly path?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
};

export type BackendRequest = {
  readonly operationId: string;
  readonly backend: Backend;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | URLSearchParams | FormData | undefined;
  readonly deadline: number;
};

/** Base URL of each back end: a path on this origin, or an absolute URL without a trailing slash. */
type Bases = Readonly<Record<Backend, string>>;

function known(operationId: string): Endpoint {
  const endpoint = findEndpoint(operationId);
  if (endpoint) return endpoint;
  throw createUnsupportedOperationError(operationId);
}

/**
 * Values are URL-encoded. A missing or empty one throws "Required path parameter {name} not supplied"; so do
 * "." and "..", which browsers resolve as relative segments.
 */
export function fillPath(template: string, values: LooseArgs['path'], operationId: string): string {
  return template.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = values?.[name];
    const text = value === undefined || value === null ? '' : textOf(value).toWellFormed();
    if (text === '' || text === '.' || text === '..') {
      const message = formatMissingPathParameter(name);
      throw new ApiError({ operationId, status: 400, code: 'BAD_REQUEST', message });
    }
    return encodeURIComponent(text);
  });
}

/** Query parameters as `?a=1&b=2`, renamed by `names`; undefined and null are omitted, lists repeat. */
export function buildQueryString(query: LooseArgs['query'], names: Endpoint['queryNames'] = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) parameters.append(names[name] ?? name, textOf(item));
    }
  }
  const text = parameters.toString();
  return text && `?${text}`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const accept = { Accept: 'application/json' };

export const buildJsonHeaders = (body: string | undefined): Readonly<Record<string, string>> =>
  body === undefined ? accept : { ...accept, 'Content-Type': 'application/json' };

/** The body is sent as JSON, form-encoded or multipart by its type. `endpoint` replaces the operation's. */
export function buildRequest(
  operationId: string,
  args: LooseArgs,
  bases: Bases,
  endpoint: Endpoint = known(operationId),
): BackendRequest {
  const { backend, method, path, deadline, isConditional, queryNames } = endpoint;
  const url =
    bases[backend] + fillPath(path, args.path, operationId) + buildQueryString(args.query, queryNames);
  const { body } = args;
  const common = { operationId, backend, method, url, deadline };
  const tag = isConditional && getEntityTag(url);
  const condition: Readonly<Record<string, string>> = tag === undefined ? {} : { 'If-Match': tag };
  if (body instanceof FormData || body instanceof URLSearchParams)
    return { ...common, headers: { ...accept, ...condition }, body };
  const text = body === undefined ? body : JSON.stringify(body);
  return { ...common, headers: { ...buildJsonHeaders(text), ...condition }, body: text };
}

/**
 * Multipart body of an upload. The file comes last, in the field `file`: a server that streams the body needs
 * the other fields first.
 */
export function buildFileForm(file: Blob, fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  return form;
}

/** @session nothing of a person */
let current: Bases = { cms: '/cms', cpq: '/api', status: '/api/v2' };

export const getBaseUrls = (): Bases => current;

export function setBaseUrls(next: Bases): void {
  current = next;
}
