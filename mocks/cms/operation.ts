import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi';
import type { OperationLookup } from '../../src/domain/access/permittedOperations.ts';
import type { Cms } from './cms.ts';
import type { CmsEnv } from './route.ts';

/** An operation as it is declared: its route, and by which list the access to it is governed. */
export type Operation = RouteConfig & {
  readonly operationId: string;
  /** Governed by the object access to this type, to read or to write it. */
  readonly 'x-cms-object-type'?: string;
  readonly 'x-cms-access'?: 'READ' | 'WRITE';
  /** Governed by the service access to its operation id. Neither: open to everyone who is signed in. */
  readonly 'x-cms-service'?: true;
};

/** An operation that reads or writes objects of a type: the object access of a role decides who may call it. */
export const objectGoverned = (tag: string, type: string, access: 'READ' | 'WRITE') => ({
  tags: [tag],
  'x-cms-object-type': type,
  'x-cms-access': access,
});

/** An operation that does something of its own: the service access of a role decides who may call it. */
export const serviceGoverned = (tag: string) => ({ tags: [tag], 'x-cms-service': true as const });

/** A subject of the CMS: the operations of its contract, and the routes that answer them. */
export type Subject = {
  readonly operations: readonly Operation[];
  readonly routes: (cms: Cms) => OpenAPIHono<CmsEnv>;
};

const isOperation = (exported: object): exported is Operation => 'operationId' in exported;

/** A subject, from the module of its contract; whatever that module exports beside operations is left out. */
export const cmsSubject = (contract: object, routes: Subject['routes']): Subject => ({
  operations: Object.values<object>({ ...contract }).filter(isOperation),
  routes,
});

/** Which operations read and write an object type: a row for each operation that object access governs. */
export const lookupOf = (operations: readonly Operation[]): readonly Required<OperationLookup>[] =>
  operations.flatMap(({ operationId, 'x-cms-object-type': cmsObjectType, 'x-cms-access': access }) => {
    if (cmsObjectType === undefined) return [];
    const reads = access === 'READ';
    return [
      {
        cmsObjectType,
        readOperationId: reads ? operationId : null,
        writeOperationId: reads ? null : operationId,
      },
    ];
  });
