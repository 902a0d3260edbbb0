import { descriptionEndpoints } from './descriptionOperations.ts';
import { cpqEndpoints } from './cpqOperations.ts';
import { pinnedEndpoints } from '~/api/generated/endpoints.ts';
import { statusEndpoints } from './statusOperations.ts';
import { deadlineOf, type Backend } from './deadlines.ts';

/** Back end, method and path of an operation. `deadline` is in ms and covers the whole answer. */
export type Endpoint = {
  readonly backend: Backend;
  readonly method: string;
  readonly path: string;
  readonly deadline: number;
  /** Whether the description names `If-Match`: a write then goes only to what was read. */
  readonly isConditional?: true;
};

type Row = readonly [method: string, path: string, isConditional?: true];

function rowsOf(backend: Backend, rows: Readonly<Record<string, Row>>): Map<string, Endpoint> {
  return new Map(
    Object.entries(rows).map(([id, [method, path, isConditional]]) => [
      id,
      { backend, method, path, deadline: deadlineOf(backend, id), ...(isConditional && { isConditional }) },
    ]),
  );
}

const fixed = new Map([
  ...rowsOf('cms', descriptionEndpoints),
  ...rowsOf('cpq', cpqEndpoints),
  ...rowsOf('status', statusEndpoints),
]);
/** @session ends with it */
let cms = rowsOf('cms', pinnedEndpoints);

/**
 * Endpoint of an operation; undefined for an id nobody knows. Until the CMS has described itself
 * the pinned table answers, so that the first calls need not wait for the description.
 */
export function endpointOf(operationId: string): Endpoint | undefined {
  return fixed.get(operationId) ?? cms.get(operationId);
}

/** Every operation that can be called now. */
export const operationIds = (): string[] => [...fixed.keys(), ...cms.keys()];

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/**
 * Takes methods, paths and whether a write is conditional from the CMS's own description, by operation id, and nothing else:
 * a server address in it is ignored, so no token can be led elsewhere. The description's paths
 * may carry the CMS base in front. The first of two equal ids counts. Throws, and leaves the table
 * as it was, when `description` describes nothing.
 */
export function describeCms(description: unknown, base: string): void {
  const rows: Record<string, Row> = {};
  for (const [path, item] of entriesOf(entriesOf(description).get('paths'))) {
    const operations = entriesOf(item);
    for (const method of methods) {
      const operation = entriesOf(operations.get(method));
      const id = operation.get('operationId');
      if (typeof id === 'string' && !Object.hasOwn(rows, id)) {
        const own = path.startsWith(`${base}/`) ? path.slice(base.length) : path;
        const parameters = [operation.get('parameters'), operations.get('parameters')];
        const isConditional = parameters.some((each) => namesIfMatch(description, each)) || undefined;
        rows[id] = [method.toUpperCase(), own, isConditional];
      }
    }
  }
  if (Object.keys(rows).length === 0) throw new Error('The description of the CMS names no operation');
  cms = rowsOf('cms', rows);
}

/** Back to the pinned table, as before the CMS has described itself. */
export function forgetDescription(): void {
  cms = rowsOf('cms', pinnedEndpoints);
}

/** Whether a list of parameters has the header `If-Match`, by itself or by a reference to one that is shared. */
function namesIfMatch(description: unknown, parameters: unknown): boolean {
  if (!Array.isArray(parameters)) return false;
  const shared = entriesOf(entriesOf(entriesOf(description).get('components')).get('parameters'));
  return parameters.some((each: unknown) => {
    const reference = entriesOf(each).get('$ref');
    const own = typeof reference === 'string' ? shared.get(reference.split('/').at(-1) ?? '') : each;
    const [place, name] = [entriesOf(own).get('in'), entriesOf(own).get('name')];
    return place === 'header' && typeof name === 'string' && name.toLowerCase() === 'if-match';
  });
}

function entriesOf(value: unknown): Map<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}
