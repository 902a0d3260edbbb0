import { use } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router';
import { TargetLocationContext } from './pageLocation.ts';

type Onward = (to: string, options?: NavigateOptions) => Promise<void>;

/** From this page as it was drawn: nobody is carried off from where they have gone meanwhile. */
export function useNavigateIfStillHere(): Onward {
  const navigate = useNavigate();
  const wanted = use(TargetLocationContext);
  const { key } = useLocation();
  return async (to, options) => {
    // What was asked for last may not be drawn as on its way yet, nor as there.
    if ((wanted()?.key ?? key) === key) await navigate(to, options);
  };
}

/** Tells whether the person is still on this page, whatever of it they look at, and has not asked for another either. */
export function useIsStillOnPage(): () => boolean {
  const wanted = use(TargetLocationContext);
  const { pathname } = useLocation();
  return () => (wanted()?.pathname ?? pathname) === pathname;
}
