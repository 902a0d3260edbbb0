import { Link } from 'react-router';
import { checkOrdersAccess, checkOrderCreation } from '~/domain/serviceOrder/permission.ts';
import { productFactTexts } from '~/domain/words/texts/products.ts';
import { updateLinkTexts } from '~/domain/words/texts/serviceOrders.ts';
import { useActor } from '~/session/me.ts';
import { Badge, type BadgeSize } from '~/ui/Badge.tsx';
import { paths } from '~/paths.ts';

/** Path of an order: in the administration for users who may create orders. */
export function useServiceOrderPath(): (id: string) => string {
  const administers = checkOrderCreation(useActor()).allowed;
  return administers ? paths.serviceOrder : paths.update;
}

export function ServiceOrderLink({ id }: { readonly id: string }) {
  const orderPath = useServiceOrderPath();
  return (
    <Link className="number" to={orderPath(id)}>
      {id}
    </Link>
  );
}

type Props = { readonly id: string; readonly size?: BadgeSize };

export function PendingUpdateNotice({ id, size = 'medium' }: Props) {
  const orderPath = useServiceOrderPath();
  const badge = (
    <Badge colour="amber" size={size}>
      {productFactTexts.updatePending}
    </Badge>
  );
  if (!checkOrdersAccess(useActor()).allowed) return badge;
  return (
    <Link className="textLink" to={orderPath(id)} title={updateLinkTexts.pendingOrder(id)}>
      {badge}
    </Link>
  );
}
