import { apiDescriptionEndpoints } from './apiDescriptionOperations.ts';
import { cpqEndpoints } from './cpqOperations.ts';
import { pinnedEndpoints } from '~/api/generated/endpoints.ts';
import { statusEndpoints } from './statusOperations.ts';
import { getCallTimeout, type Backend } from './timeouts.ts';

/** Back end, method and path of an operation. `deadline` is in ms and covers the whole answer. */
export type Endpoint = {
  readonly backend: Backend;
  readonly method: string;
  readonly path: string;
  readonly deadline: number;
  /** Whether the description names `If-Match`: a write then goes only to what was read. */
  readonly isConditional?: true;
  readonly queryNames?: Readonly<Record<string, string>>;
};

type Row = readonly [method: string, path: string];

function rowsOf(backend: Backend, rows: Readonly<Record<string, Row>>): Map<string, Endpoint> {
  return new Map(
    Object.entries(rows).map(([id, [method, path]]) => [
      id,
      { backend, method, path, deadline: getCallTimeout(backend, id) },
    ]),
  );
}

const fixed = new Map([
  ...rowsOf('cms', apiDescriptionEndpoints),
  ...rowsOf('cpq', cpqEndpoints),
  ...rowsOf('status', statusEndpoints),
]);
const pinned = rowsOf('cms', pinnedEndpoints);
/** @session ends with it */
let cms: ReadonlyMap<string, Endpoint> = pinned;

/**
 * Undefined for unknown ids. Until the CMS has described itself the pinned table answers: first calls need not wait.
 */
export function findEndpoint(operationId: string): Endpoint | undefined {
  return fixed.get(operationId) ?? cms.get(operationId);
}

export const listOperationIds = (): string[] => [...fixed.keys(), ...cms.keys()];

/** Whether an operation goes to the endpoint that was pinned at build time, as the CMS has not described itself yet. */
export const isPinnedEndpoint = (operationId: string): boolean => cms === pinned && pinned.has(operationId);

export function setCmsEndpoints(endpoints: ReadonlyMap<string, Endpoint>): void {
  cms = endpoints;
}

export function resetCmsEndpoints(): void {
  cms = pinned;
}
