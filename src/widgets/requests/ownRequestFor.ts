import type { QueryClient } from '@tanstack/react-query';
import type { RequestPrefill } from '~/domain/request/draft.ts';
import { ownOpenRequest } from '~/domain/request/ownRequest.ts';
import { myOpenRequests } from '~/queries/requests/requests.ts';
import { readNow } from '~/queries/readNow.ts';

/** One's own open request for the same thing, looked up now; none where one's own requests cannot be read. */
export async function ownRequestFor(client: QueryClient, prefill: RequestPrefill) {
  const own = await readNow(client, myOpenRequests()).catch(() => []);
  return ownOpenRequest(own, prefill);
}
