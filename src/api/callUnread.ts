import { malformedError } from './ApiError.ts';
import { byFetch } from './byFetch.ts';
import { isJson, type ExchangeOptions } from './exchange.ts';
import type { Args, OperationId } from './operations.ts';
import { send } from './send.ts';

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
