import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { checkOrderCreation, checkOrdersAccess } from '~/domain/serviceOrder/permission.ts';
import { orderListTexts } from '~/domain/words/texts/serviceOrders.ts';
import { pages } from '~/pages.ts';
import { paths } from '~/paths.ts';
import { useActor } from '~/session/me.ts';
import { AccessDenied } from '~/ui/EmptyState.tsx';

/** Guard for the administration of service orders; others get a link to the orders they can see. */
export function RequireServiceOrderAdministration({ children }: { readonly children: ReactNode }) {
  const actor = useActor();
  const decision = checkOrderCreation(actor);
  if (decision.allowed) return <>{children}</>;
  return (
    <AccessDenied
      page={pages.serviceOrders.title}
      reason={decision.reason}
      action={
        checkOrdersAccess(actor).allowed && <Link to={paths.updates()}>{orderListTexts.toUpdates}</Link>
      }
    />
  );
}
