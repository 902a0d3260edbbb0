import type { QueryClient } from '@tanstack/react-query';
import { reloadOnce } from './reloadOnce.ts';
import { activeMaintenance } from '~/domain/notice/statusPage.ts';
import { takeFailures } from '~/queries/failures.ts';
import { readNow } from '~/queries/readNow.ts';
import { maintenances } from '~/queries/status/status.ts';
import { hasUnsaved } from '~/platform/unsaved.ts';

/** The status of a back end that is being changed under the page. */
const forced = 521;

/**
 * A back end that answers 521 has the status page asked at once, so that a maintenance shows. When there is none, what
 * this page was loaded from is out of date: it is loaded anew, once, unless something unsaved would go with it.
 */
export function refreshWhenForced(client: QueryClient, reload: () => void = reloadOnce): () => void {
  const look = async (): Promise<void> => {
    const listed = await readNow(client, maintenances());
    if (!activeMaintenance(listed) && !hasUnsaved()) reload();
  };
  return takeFailures(({ status }) => {
    if (status === forced) void look().catch(() => undefined);
    return false;
  });
}
