import { withReader } from '~/api/answers/reader.ts';
import { asText, byFetch } from './byFetch.ts';
import { jsonOf, type ExchangeOptions, isJson } from './exchange.ts';
import type { Args, OperationId, Result } from './operations.ts';
import { send } from './send.ts';
import { malformedError } from './ApiError.ts';

/**
 * The only way out beside `upload` and `download`. Answers JSON read as described; rejects with an ApiError, or with
 * the signal's reason. Retried once after a 401 of the CMS alone.
 */
export async function call<K extends OperationId>(
  operationId: K,
  args: Args<K>,
  options: ExchangeOptions = {},
): Promise<Result<K>> {
  const [reply, read] = await withReader(operationId, send(operationId, args, asText, options));
  return read(jsonOf(operationId, reply));
}

/** Unread, for a worker that reads it, under the rules of `call`; what does not say it is JSON is malformed. */
export async function callUnread<K extends OperationId>(
  operationId: K,
  args: Args<K>,
  options: ExchangeOptions = {},
): Promise<Blob> {
  const reply = await send(operationId, args, byFetch(), options);
  if (!isJson(reply)) throw malformedError(operationId);
  return reply.body;
}
