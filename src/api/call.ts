import { resolveWithParser } from '~/api/responses/responseParser.ts';
import { textTransport, createFetchTransport } from './fetchTransport.ts';
import { parseJsonBody, type RequestOptions, isJsonResponse } from './sendRequest.ts';
import type { Args, OperationId, Result } from './operations.ts';
import { send } from './send.ts';
import { createMalformedResponseError } from './ApiError.ts';

/**
 * The only way out beside `upload` and `download`. Answers JSON read as described; rejects with an ApiError, or with
 * the signal's reason. Retried once after a 401 of the CMS alone.
 */
export async function call<K extends OperationId>(
  operationId: K,
  args: Args<K>,
  options: RequestOptions = {},
): Promise<Result<K>> {
  const [reply, read] = await resolveWithParser(operationId, send(operationId, args, textTransport, options));
  return read(parseJsonBody(operationId, reply));
}

/** Unread, for a worker that reads it, under the rules of `call`; what does not say it is JSON is malformed. */
export async function callRaw<K extends OperationId>(
  operationId: K,
  args: Args<K>,
  options: RequestOptions = {},
): Promise<Blob> {
  const reply = await send(operationId, args, createFetchTransport(), options);
  if (!isJsonResponse(reply)) throw createMalformedResponseError(operationId);
  return reply.body;
}
