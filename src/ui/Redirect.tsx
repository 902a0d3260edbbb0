import { useEffectEvent, useLayoutEffect } from 'react';
import { useNavigation } from 'react-router';
import { useNavigateIfStillHere } from '~/platform/routing/useNavigateIfStillHere.ts';

type Props = { readonly to: string };

/** Replaces the address by a better one of the same page, unless the person is already on the way elsewhere. */
export function Redirect({ to }: Props): null {
  const onward = useNavigateIfStillHere();
  const isOnTheWay = useNavigation().state !== 'idle';
  const lead = useEffectEvent((better: string) => void onward(better, { replace: true }));
  // With the drawing, not some time after it: it would undo a Back in between, and overwrite where that leads.
  useLayoutEffect(() => {
    if (!isOnTheWay) lead(to);
  }, [isOnTheWay, to]);
  return null;
}
