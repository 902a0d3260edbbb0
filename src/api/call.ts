import { resolveWithParser } from '~/api/responses/responseParser.ts';
import { textTransport, createFetchTransport } from './fetchTransport.ts';
import { parseJsonBody, type RequestOptions, isJsonResponse } from './sendRequest.ts';
import type { OperationArgs, OperationId, Result } from './operations.ts';
import { send } from './send.ts';
import { createMalformedResponseError } from './ApiError.ts';

/**
 * Sends an operation and resolves with its JSON, parsed by its shape. Rejects with an ApiError, or with the
 * signal's reason. A 401 is retried once, of the CMS only. All requests go through `call`, `upload` or
 * `download`.
 */
export async function call<K extends OperationId>(
  operationId: K,
  args: OperationArgs<K>,
  options: RequestOptions = {},
): Promise<Result<K>> {
  const [reply, read] = await resolveWithParser(operationId, send(operationId, args, textTransport, options));
  return read(parseJsonBody(operationId, reply));
}

/** As `call`, but unparsed, for a worker to parse; a response not labelled JSON is malformed. */
export async function callRaw<K extends OperationId>(
  operationId: K,
  args: OperationArgs<K>,
  options: RequestOptions = {},
): Promise<Blob> {
  const reply = await send(operationId, args, createFetchTransport(), options);
  if (!isJsonResponse(reply)) throw createMalformedResponseError(operationId);
  return reply.body;
}
