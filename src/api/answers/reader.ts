import { malformedError, networkError } from '~/api/ApiError.ts';
import { firstAnswers } from '~/api/generated/firstAnswers.ts';
import type { OperationId, Result } from '~/api/operations.ts';
import { statusAnswers } from '~/api/statusOperations.ts';
import { noteDeviation } from './deviations.ts';
import { readAnswer, type TellFault } from './readAnswer.ts';
import { omissionOf, type Omission } from './received.ts';
import { answerKind, type Kind, type ShapeTable } from './shapes.ts';

/** Reads the JSON of an answer as what its operation promises. Throws an ApiError where it is of another kind as a whole. */
export type Reader<K extends OperationId> = (answer: unknown) => Result<K>;

const firstTables = [firstAnswers, statusAnswers];

const findKind = (tables: readonly ShapeTable[], operationId: string): Kind | undefined => {
  for (const table of tables) {
    const kind = answerKind(table, operationId);
    if (kind) return kind;
  }
  return undefined;
};

export function readerBy<K extends OperationId>(
  tables: readonly ShapeTable[],
  operationId: K,
  tell: TellFault,
): Reader<K> {
  const kind = findKind(tables, operationId);
  return (answer) => {
    const read = kind ? readAnswer(answer, kind, operationId, tell) : { value: answer };
    if (!read) throw malformedError(operationId);
    // What the description promises is true of what was read; the compiler cannot see across the wire.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return read.value as Result<K>;
  };
}

export type Faults = readonly Parameters<TellFault>[];

export type Findings = { readonly faults: Faults; readonly omission: Omission | undefined };

/** Reads an answer in a worker, which tells nobody: what is wrong with it goes to the page with the rest. */
export function readInWorker<K extends OperationId>(
  table: ShapeTable,
  operationId: K,
  answer: unknown,
): { readonly read: Result<K> } & Findings {
  const faults = new Map<string, Parameters<TellFault>>();
  const tell: TellFault = (place, fault) => faults.set(`${place} ${fault}`, [place, fault]);
  const read = readerBy([table], operationId, tell)(answer);
  const omission = typeof read === 'object' && read !== null ? omissionOf(read) : undefined;
  return { read, faults: [...faults.values()], omission };
}

export function noteFaults(operationId: OperationId, faults: Faults): void {
  for (const [place, fault] of faults) noteDeviation(operationId, place, fault);
}

/**
 * Shapes that no first page needs come with the first call that needs them. Rejects as a broken connection where they
 * cannot be had.
 */
async function loadReader<K extends OperationId>(operationId: K): Promise<Reader<K>> {
  const tell: TellFault = (place, fault) => noteDeviation(operationId, place, fault);
  if (findKind(firstTables, operationId)) return readerBy(firstTables, operationId, tell);
  try {
    const { laterTables } = await import('./laterTables.ts');
    return readerBy(laterTables, operationId, tell);
  } catch (error) {
    throw networkError(operationId, error);
  }
}

export async function withReader<K extends OperationId, Reply>(
  operationId: K,
  replying: Promise<Reply>,
): Promise<readonly [Reply, Reader<K>]> {
  const reader = loadReader(operationId);
  const [, reply] = await Promise.all([reader.catch(() => undefined), replying]);
  return [reply, await reader];
}
