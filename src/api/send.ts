import { ApiError } from './ApiError.ts';
import { bases, requestOf, type LooseArgs } from './request.ts';
import { findPendingDescription, readDescription } from './descriptionSource.ts';
import { endpointOf, isPinned } from './endpoints.ts';
import { exchange, type ExchangeOptions, type Reply, type Send } from './exchange.ts';

export type SendOptions = ExchangeOptions & {
  readonly accept?: string;
};

/**
 * Until the CMS has described itself calls go to pinned endpoints; where nothing is there, the description is read
 * and the call sent again, if it has the operation elsewhere.
 */
export async function send<Body extends Blob | string>(
  operationId: string,
  args: LooseArgs,
  by: Send<Body>,
  { accept, ...options }: SendOptions = {},
): Promise<Reply<Body>> {
  // What is sent as the session ends has to be on its way before it has ended: nothing waits for nothing here.
  const reading = findPendingDescription(operationId);
  if (reading) await reading;
  const endpoint = endpointOf(operationId);
  const wasPinned = isPinned(operationId);
  const attempt = (): Promise<Reply<Body>> => {
    const request = requestOf(operationId, args, bases());
    const headers = { ...request.headers, ...(accept !== undefined && { Accept: accept }) };
    return exchange({ ...request, headers }, by, options);
  };
  try {
    return await attempt();
  } catch (error) {
    const isNowhere = error instanceof ApiError && [404, 405].includes(error.status);
    if (!isNowhere || !wasPinned) throw error;
    // Another call may have had it read before this one was answered.
    if (isPinned(operationId)) await readDescription();
    const now = endpointOf(operationId);
    const isSame = now?.method === endpoint?.method && now?.path === endpoint?.path;
    if (isSame || isPinned(operationId)) throw error;
    return attempt();
  }
}
