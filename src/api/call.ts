import { withReader } from '~/api/answers/reader.ts';
import { asText, byFetch } from './byFetch.ts';
import { jsonOf, type ExchangeOptions, isJson } from './exchange.ts';
import type { Args, OperationId, Result } from './operations.ts';
import { send } from './send.ts';
import { malformedError } from './ApiError.ts';

/**
 * Calls an operation of a back end by its id and answers its JSON, read as what
 * its description promises. The only way out, besides `upload` and
 * `download`, which share its rules. Rejects with an ApiError for every failure, or with the signal's reason
 * when called off. Nothing is retried but once after a 401 of the CMS.
 */
export async function call<K extends OperationId>(
  operationId: K,
  args: Args<K>,
  options: ExchangeOptions = {},
): Promise<Result<K>> {
  const [reply, read] = await withReader(operationId, send(operationId, args, asText, options));
  return read(jsonOf(operationId, reply));
}

/**
 * Calls an operation and answers its JSON unread, for a worker that reads it. Shares the rules of `call`; an answer that
 * does not say it is JSON is a malformed one.
 */
export async function callUnread<K extends OperationId>(
  operationId: K,
  args: Args<K>,
  options: ExchangeOptions = {},
): Promise<Blob> {
  const reply = await send(operationId, args, byFetch(), options);
  if (!isJson(reply)) throw malformedError(operationId);
  return reply.body;
}
