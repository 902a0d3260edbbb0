import { mayCreateOrder } from '~/domain/serviceOrder/permission.ts';
import { paths } from '~/paths.ts';
import { useActor } from '~/session/me.ts';

/** The address of an order for this person: in the administration for those who administer orders. */
export function useOrderPath(): (id: string) => string {
  const administers = mayCreateOrder(useActor()).allowed;
  return administers ? paths.serviceOrder : paths.update;
}
