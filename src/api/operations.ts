import type { operations as CmsOperations } from '~/api/generated/cms.ts';
import type { ApiDescriptionOperations } from './apiDescriptionOperations.ts';
import type { CpqOperations } from './cpqOperations.ts';
import type { StatusOperations } from './statusOperations.ts';

export type Operations = CmsOperations & ApiDescriptionOperations & CpqOperations & StatusOperations;
export type OperationId = keyof Operations;

type Part<T, Key extends string> = T extends { [K in Key]: infer Value } ? Value : undefined;
type Parameters<K extends OperationId> = Part<Operations[K], 'parameters'>;
type OptionalPart<T, Key extends string> = T extends { [K in Key]: infer Value }
  ? Value
  : T extends { [K in Key]?: infer Value }
    ? Value | undefined
    : undefined;

type Content<T> = [T] extends [{ content: infer Kinds }]
  ? [T] extends [never]
    ? undefined
    : Kinds[keyof Kinds]
  : undefined;
type JsonContent<T> = T extends { content: { 'application/json': infer Json } } ? Json : undefined;
type Body<K extends OperationId> = Content<NonNullable<OptionalPart<Operations[K], 'requestBody'>>>;

/** Parameters that may be undefined become optional, so that a call passes only those its operation takes. */
type Arguments<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: T[K];
};

export type OperationArgs<K extends OperationId> = Arguments<{
  path: Part<Parameters<K>, 'path'>;
  query: OptionalPart<Parameters<K>, 'query'>;
  body: Body<K>;
}>;

type WithFile = { readonly requestBody?: { readonly content: { readonly 'multipart/form-data': unknown } } };

export type UploadOperationId = {
  [K in OperationId]: [Body<K>] extends [undefined] ? never : Operations[K] extends WithFile ? K : never;
}[OperationId];

export type Result<K extends OperationId> = Operations[K] extends { responses: { 200: infer Ok } }
  ? JsonContent<Ok>
  : undefined;
