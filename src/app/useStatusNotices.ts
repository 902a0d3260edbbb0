import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  filterRelevantIncidents,
  filterRelevantMaintenances,
  createStatusAnnouncement,
} from '~/domain/notice/statusPage.ts';
import { waitForFirstPage } from '~/queries/waitForFirstPage.ts';
import { incidentsQuery as unresolved, maintenancesQuery as scheduled } from '~/queries/status/status.ts';
import { notify } from '~/platform/notices.ts';
import { removeTabItem, setTabItem, getTabItem } from '~/platform/storage/tabStore.ts';

const slot = 'statusNotice';

export function useStatusNotices({ telling }: { readonly telling: boolean }): void {
  const client = useQueryClient();
  const [later, setLater] = useState(false);
  useEffect(() => {
    let isGone = false;
    void waitForFirstPage(client).then(() => isGone || setLater(true));
    return () => {
      isGone = true;
    };
  }, [client]);
  const { data: maintenances } = useQuery(scheduled());
  // Fetched late: nothing on the first page depends on the status page.
  const { data: incidents } = useQuery({ ...unresolved(), enabled: later });
  useEffect(() => {
    if (!telling || !incidents || !maintenances) return;
    const told = getTabItem(slot);
    const counting = [...filterRelevantIncidents(incidents), ...filterRelevantMaintenances(maintenances)];
    const listed = counting.some(({ id, name }) => told === (id || name));
    if (told !== undefined && listed) return;
    const found = createStatusAnnouncement({ incidents, maintenances });
    if (!found) {
      removeTabItem(slot);
      return;
    }
    setTabItem(slot, found.id);
    notify(found.notice);
  }, [telling, incidents, maintenances]);
}
