import { use, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { WantedContext } from './address.ts';

type Props = { readonly to: string };

/** Replaces the address by a better one of the same page, unless the person is already on the way elsewhere. */
export function LeadOn({ to }: Props): null {
  const navigate = useNavigate();
  const isOnTheWay = useNavigation().state !== 'idle';
  const wanted = use(WantedContext);
  const { key } = useLocation();
  const lead = useEffectEvent((better: string) => {
    // What was asked for last may not be drawn as on its way yet, nor as there.
    if ((wanted()?.key ?? key) === key) void navigate(better, { replace: true });
  });
  // With the drawing, not some time after it: it would undo a Back in between, and overwrite where that leads.
  useLayoutEffect(() => {
    if (!isOnTheWay) lead(to);
  }, [isOnTheWay, to]);
  return null;
}
