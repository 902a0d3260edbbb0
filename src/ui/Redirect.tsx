import { useEffectEvent, useLayoutEffect } from 'react';
import { useNavigation } from 'react-router';
import { useNavigateIfStillHere } from '~/platform/routing/useNavigateIfStillHere.ts';

type Props = { readonly to: string };

/** Replaces the URL by a better one of the same page, unless a navigation is pending. */
export function Redirect({ to }: Props): null {
  const onward = useNavigateIfStillHere();
  const isOnTheWay = useNavigation().state !== 'idle';
  const lead = useEffectEvent((better: string) => void onward(better, { replace: true }));
  // A layout effect: a passive one could undo a Back in between and overwrite its URL.
  useLayoutEffect(() => {
    if (!isOnTheWay) lead(to);
  }, [isOnTheWay, to]);
  return null;
}
