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
};

type Row = readonly [method: string, path: string];

function rowsOf(backend: Backend, rows: Readonly<Record<string, Row>>): Map<string, Endpoint> {
  return new Map(
    Object.entries(rows).map(([id, [method, path]]) => [
      id,
      { backend, method, path, deadline: deadlineOf(backend, id) },
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
 * Takes methods and paths from the CMS's own description, by operation id, and nothing else:
 * a server address in it is ignored, so no token can be led elsewhere. The description's paths
 * may carry the CMS base in front. The first of two equal ids counts. Throws, and leaves the table
 * as it was, when `description` describes nothing.
 */
export function describeCms(description: unknown, base: string): void {
  const rows: Record<string, Row> = {};
  for (const [path, item] of entriesOf(entriesOf(description).get('paths'))) {
    const operations = entriesOf(item);
    for (const method of methods) {
      const id = entriesOf(operations.get(method)).get('operationId');
      if (typeof id === 'string' && !Object.hasOwn(rows, id)) {
        rows[id] = [method.toUpperCase(), path.startsWith(`${base}/`) ? path.slice(base.length) : path];
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

function entriesOf(value: unknown): Map<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}
