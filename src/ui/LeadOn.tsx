import { useLayoutEffect } from 'react';
import { useNavigate, useNavigation } from 'react-router';

type Props = { readonly to: string };

/** Replaces the address by a better one of the same page, unless the person is already on the way elsewhere. */
export function LeadOn({ to }: Props): null {
  const navigate = useNavigate();
  const isOnTheWay = useNavigation().state !== 'idle';
  // With the drawing, not some time after it: it would undo a Back in between, and overwrite where that leads.
  useLayoutEffect(() => {
    if (!isOnTheWay) void navigate(to, { replace: true });
  }, [isOnTheWay, navigate, to]);
  return null;
}
