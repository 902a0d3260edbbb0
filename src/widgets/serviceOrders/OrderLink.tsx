import { Link } from 'react-router';
import { mayListOrders, mayCreateOrder } from '~/domain/serviceOrder/permission.ts';
import { productFactTexts } from '~/domain/words/texts/products.ts';
import { updateTheseTexts } from '~/domain/words/texts/serviceOrders.ts';
import { useActor } from '~/session/me.ts';
import { Badge, type BadgeSize } from '~/ui/Badge.tsx';
import { paths } from '~/paths.ts';

/** The address of an order for this person: in the administration for those who administer orders. */
export function useOrderPath(): (id: string) => string {
  const administers = mayCreateOrder(useActor()).allowed;
  return administers ? paths.serviceOrder : paths.update;
}

export function OrderLink({ id }: { readonly id: string }) {
  const orderPath = useOrderPath();
  return (
    <Link className="number" to={orderPath(id)}>
      {id}
    </Link>
  );
}

type Props = { readonly id: string; readonly size?: BadgeSize };

export function PendingUpdate({ id, size = 'medium' }: Props) {
  const orderPath = useOrderPath();
  const badge = (
    <Badge colour="amber" size={size}>
      {productFactTexts.updatePending}
    </Badge>
  );
  if (!mayListOrders(useActor()).allowed) return badge;
  return (
    <Link className="textLink" to={orderPath(id)} title={updateTheseTexts.pendingOrder(id)}>
      {badge}
    </Link>
  );
}
