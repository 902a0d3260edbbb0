import { apiDescriptionEndpoints } from './apiDescriptionOperations.ts';
import { cpqEndpoints } from './cpqOperations.ts';
import { pinnedEndpoints } from '~/api/generated/endpoints.ts';
import { statusEndpoints } from './statusOperations.ts';
import { getCallTimeout, type Backend } from './timeouts.ts';

/** Back end, method and path of an operation. `deadline` is in ms and covers the whole response. */
export type Endpoint = {
  readonly backend: Backend;
  readonly method: string;
  readonly path: string;
  readonly deadline: number;
  /** Whether the description lists an `If-Match` header: a write then applies to the version read. */
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

/** Undefined for unknown ids. Pinned endpoints serve until the CMS's description has been read. */
export function findEndpoint(operationId: string): Endpoint | undefined {
  return fixed.get(operationId) ?? cms.get(operationId);
}

export const listOperationIds = (): string[] => [...fixed.keys(), ...cms.keys()];

/** Whether an operation still uses the endpoint pinned at build time, for lack of the CMS's description. */
export const isPinnedEndpoint = (operationId: string): boolean => cms === pinned && pinned.has(operationId);

export function setCmsEndpoints(endpoints: ReadonlyMap<string, Endpoint>): void {
  cms = endpoints;
}

export function resetCmsEndpoints(): void {
  cms = pinned;
}
