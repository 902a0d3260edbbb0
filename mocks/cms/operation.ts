import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi';
import type { OperationLookup } from '../../src/domain/access/permittedOperations.ts';
import { refusals } from './answers.ts';
import type { Cms } from './cms.ts';
import { routesOf, type CmsEnv, type Handlers } from './route.ts';

/** The list that governs the access to an operation. */
type Governed = {
  /** Governed by the object access to this type, to read or to write it. */
  readonly 'x-cms-object-type'?: string;
  readonly 'x-cms-access'?: 'READ' | 'WRITE';
  /** Governed by the service access to its operation id. Neither: open to everyone who is signed in. */
  readonly 'x-cms-service'?: true;
};

export type Operation = RouteConfig & Governed & { readonly operationId: string };

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Asked = Pick<NonNullable<RouteConfig['request']>, 'params' | 'query' | 'body'>;
type Said<Request extends Asked, Answer> = {
  readonly summary: string;
  readonly description?: string;
  readonly request?: Request;
  readonly answer: Answer;
};

/** Declares operations that have a tag and a kind of access in common, by method, path, and what they ask and answer. */
const declaring = (tag: string, governed: Governed) => {
  const by =
    <Of extends Method>(method: Of) =>
    <Path extends string, Answer, Request extends Asked>(
      path: Path,
      { summary, description, request, answer }: Said<Request, Answer>,
    ) => ({
      tags: [tag],
      ...governed,
      method,
      path,
      // Its name in the contract; it stands here because descriptions keep the order of fields.
      operationId: '',
      summary,
      ...(description !== undefined && { description }),
      ...(request && { request }),
      responses: { 200: answer, ...refusals },
    });
  return { get: by('get'), post: by('post'), put: by('put'), patch: by('patch'), delete: by('delete') };
};

/** Operations that read or write objects of a type: the object access of a role decides who may call them. */
export const objectGoverned = (tag: string, type: string, access: 'READ' | 'WRITE') =>
  declaring(tag, { 'x-cms-object-type': type, 'x-cms-access': access });

/** Operations that do something of their own: the service access of a role decides who may call them. */
export const serviceGoverned = (tag: string) => declaring(tag, { 'x-cms-service': true });

/** Operations that everybody who is signed in may call, also before they have a role. */
export const openToAll = (tag: string) => declaring(tag, {});

/** A subject of the CMS: the operations of its contract, and the routes that answer them. */
export type Subject = {
  readonly operations: readonly Operation[];
  readonly routes: (cms: Cms) => OpenAPIHono<CmsEnv>;
};

const isOperation = (exported: object): exported is Operation => 'operationId' in exported;

const operationsIn = (contract: object): readonly Operation[] =>
  Object.entries<object>({ ...contract }).flatMap(([operationId, exported]) =>
    isOperation(exported) ? [{ ...exported, operationId }] : [],
  );

/** A subject, from the module of its contract; whatever that module exports beside operations is left out. */
export function cmsSubject<Contract extends object>(
  contract: Contract,
  handlersOf: (cms: Cms) => Handlers<Contract>,
): Subject {
  const operations = operationsIn(contract);
  return { operations, routes: (cms) => routesOf(operations, { ...handlersOf(cms) }) };
}

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
