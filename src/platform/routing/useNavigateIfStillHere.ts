import { use } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router';
import { TargetLocationContext } from './pageLocation.ts';

type Onward = (to: string, options?: NavigateOptions) => Promise<void>;

/** Navigates only if the person is still on the location of this render, and not on the way to another. */
export function useNavigateIfStillHere(): Onward {
  const navigate = useNavigate();
  const wanted = use(TargetLocationContext);
  const { key } = useLocation();
  return async (to, options) => {
    // The latest navigation may be rendered neither as pending nor as completed yet.
    if ((wanted()?.key ?? key) === key) await navigate(to, options);
  };
}

/** Returns whether the person is still on this page, whatever its search params, and not leaving it. */
export function useIsStillOnPage(): () => boolean {
  const wanted = use(TargetLocationContext);
  const { pathname } = useLocation();
  return () => (wanted()?.pathname ?? pathname) === pathname;
}
