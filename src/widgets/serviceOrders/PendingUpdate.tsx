import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { mayListOrders } from '~/domain/serviceOrder/permission.ts';
import { productFactTexts } from '~/domain/words/texts/products.ts';
import { updateTheseTexts } from '~/domain/words/texts/serviceOrders.ts';
import { useActor } from '~/session/me.ts';
import { Badge, type BadgeSize } from '~/ui/Badge.tsx';
import { useOrderPath } from './useOrderPath.ts';

type Props = { readonly id: string; readonly size?: BadgeSize };

/** Says that a product waits for an update, and leads to its order whoever may see it. */
export function PendingUpdate({ id, size = 'medium' }: Props): ReactElement {
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
