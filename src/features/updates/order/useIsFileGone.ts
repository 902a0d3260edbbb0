import { useQuery } from '@tanstack/react-query';
import { mayOpenFirmware } from '~/domain/firmware/permission.ts';
import { lacksFile } from '~/domain/serviceOrder/orderedFirmware.ts';
import { hasEnded } from '~/domain/serviceOrder/state.ts';
import { firmwareList } from '~/queries/firmware/firmware.ts';
import type { ServiceOrderRow } from '~/queries/serviceOrders/serviceOrders.ts';
import { useActor } from '~/session/me.ts';

/** Whether the file that an order brings has been deleted; false where the person cannot know. */
export function useIsFileGone(order: ServiceOrderRow): boolean {
  const enabled = mayOpenFirmware(useActor()).allowed && !!order.firmware && !hasEnded(order);
  const { data } = useQuery({ ...firmwareList(), enabled, meta: { isTold: true } });
  return data !== undefined && lacksFile(order, data);
}
