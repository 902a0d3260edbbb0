import { createMalformedResponseError, createNetworkError } from '~/api/ApiError.ts';
import { firstAnswers } from '~/api/generated/firstAnswers.ts';
import type { OperationId, Result } from '~/api/operations.ts';
import { statusResponseShapes } from '~/api/statusOperations.ts';
import { recordDeviation } from './deviations.ts';
import { parseResponse, type FaultListener } from './parseResponse.ts';
import { getOmission, type Omission } from './rawValues.ts';
import { getResponseKind, type ValueKind, type ShapeTable } from './shapes.ts';

/** Parses the JSON of a response by its operation's shape. Throws an ApiError where it is of another kind. */
export type ResponseParser<K extends OperationId> = (answer: unknown) => Result<K>;

const firstTables = [firstAnswers, statusResponseShapes];

const findKind = (tables: readonly ShapeTable[], operationId: string): ValueKind | undefined => {
  for (const table of tables) {
    const kind = getResponseKind(table, operationId);
    if (kind) return kind;
  }
  return undefined;
};

export function createResponseParser<K extends OperationId>(
  tables: readonly ShapeTable[],
  operationId: K,
  tell: FaultListener,
): ResponseParser<K> {
  const kind = findKind(tables, operationId);
  return (answer) => {
    const read = kind ? parseResponse(answer, kind, operationId, tell) : { value: answer };
    if (!read) throw createMalformedResponseError(operationId);
    // The parser has enforced the described shape; the compiler cannot know that.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return read.value as Result<K>;
  };
}

export type ResponseFaults = readonly Parameters<FaultListener>[];

export type ParseFindings = { readonly faults: ResponseFaults; readonly omission: Omission | undefined };

/** Parses a response in a worker. Faults are returned with the result, as listeners are on the page only. */
export function parseInWorker<K extends OperationId>(
  table: ShapeTable,
  operationId: K,
  answer: unknown,
): { readonly read: Result<K> } & ParseFindings {
  const faults = new Map<string, Parameters<FaultListener>>();
  const tell: FaultListener = (place, fault) => faults.set(`${place} ${fault}`, [place, fault]);
  const read = createResponseParser([table], operationId, tell)(answer);
  const omission = typeof read === 'object' && read !== null ? getOmission(read) : undefined;
  return { read, faults: [...faults.values()], omission };
}

export function recordFaults(operationId: OperationId, faults: ResponseFaults): void {
  for (const [place, fault] of faults) recordDeviation(operationId, place, fault);
}

/**
 * Shapes that the first page does not need are loaded with the first call that does. Rejects as a network
 * error where they cannot be loaded.
 */
async function loadReader<K extends OperationId>(operationId: K): Promise<ResponseParser<K>> {
  const tell: FaultListener = (place, fault) => recordDeviation(operationId, place, fault);
  if (findKind(firstTables, operationId)) return createResponseParser(firstTables, operationId, tell);
  try {
    const { lazyShapeTables } = await import('./lazyShapeTables.ts');
    return createResponseParser(lazyShapeTables, operationId, tell);
  } catch (error) {
    throw createNetworkError(operationId, error);
  }
}

export async function resolveWithParser<K extends OperationId, Reply>(
  operationId: K,
  replying: Promise<Reply>,
): Promise<readonly [Reply, ResponseParser<K>]> {
  const reader = loadReader(operationId);
  const [, reply] = await Promise.all([reader.catch(() => undefined), replying]);
  return [reply, await reader];
}
