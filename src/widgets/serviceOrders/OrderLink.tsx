import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useOrderPath } from './useOrderPath.ts';

/** The id of an order, which leads to it. */
export function OrderLink({ id }: { readonly id: string }): ReactElement {
  const orderPath = useOrderPath();
  return (
    <Link className="number" to={orderPath(id)}>
      {id}
    </Link>
  );
}
