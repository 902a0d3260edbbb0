import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState, type ReactElement } from 'react';
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { MaintenancePage } from './MaintenancePage.tsx';
import { useStatusNotices } from './useStatusNotices.ts';
import { config } from '~/config.ts';
import { isAnonymous } from '~/domain/access/unitFlags.ts';
import { mayPassMaintenance } from '~/domain/notice/statusPage.ts';
import { activeMaintenance } from '~/domain/notice/statusPage.ts';
import { paths } from '~/paths.ts';
import { maintenances } from '~/queries/status/status.ts';
import { authUser, meOf, type Me } from '~/session/me.ts';
import { useSession } from '~/session/session.ts';
import { Loader } from '~/ui/Loader.tsx';
import { closeModalOnNavigation } from '~/ui/modal/modals.ts';
import { ModalHost } from '~/ui/modal/ModalHost.tsx';
import { NoticeHost } from '~/ui/notices/NoticeHost.tsx';

/** The frame of every page: loader, maintenance, page, modals, notices, in this order. */
export function Root(): ReactElement {
  const { pathname } = useLocation();
  const { phase, left } = useSession();
  const { data: me } = useQuery({ ...authUser(), enabled: false, select: meOf });
  const { data: scheduled, isPending } = useQuery(maintenances());
  const leaving = pathname === paths.logout();
  // Not before somebody is in: a notice on a page that is about to be left would be missed.
  useStatusNotices({ telling: me !== undefined && !leaving });
  useEffect(closeModalOnNavigation, [pathname]);

  const authenticating =
    !leaving && (phase === 'STARTING' || phase === 'LEAVING' || (phase === 'SIGNED_IN' && !me));
  const maintenance = leaving || !scheduled ? undefined : activeMaintenance(scheduled);
  const kept = maintenance && !authenticating && !mayPassMaintenance(me?.units ?? []);
  return (
    <>
      {authenticating && <Loader label={phase === 'LEAVING' ? 'Signing out' : 'Signing in'} />}
      {kept && <MaintenancePage maintenance={maintenance} visitor={phase === 'VISITOR'} />}
      {!authenticating && !kept && (
        <Page me={me} left={left ?? false} leaving={leaving} pathname={pathname} asking={isPending} />
      )}
      <ScrollRestoration />
      {!leaving && <ModalHost />}
      {!leaving && <NoticeHost serviceDeskUrl={config.serviceDeskUrl} />}
    </>
  );
}

type PageProps = {
  readonly me: Me | undefined;
  readonly left: boolean;
  readonly leaving: boolean;
  readonly pathname: string;
  /** Whether it is not known yet if there is a maintenance. */
  readonly asking: boolean;
};

/** Where people with no role but the anonymous one may go. */
const anonymousPaths: readonly string[] = [paths.modulate(), paths.logout()];

/** How long a person who is to be led elsewhere waits for the status page at most, in ms. */
const patience = 2000;

function Page({ me, left, leaving, pathname, asking }: PageProps): ReactElement {
  if (left && !leaving && !me) return <Navigate to={paths.logout()} replace />;
  if (me && isAnonymous(me.units) && !anonymousPaths.includes(pathname)) {
    return <ToModulate asking={asking} />;
  }
  return (
    <Suspense fallback={<Loader />}>
      <Outlet />
    </Suspense>
  );
}

/** Leads to the welcome page, unless a maintenance comes up first; a status page that is slow is not waited for. */
function ToModulate({ asking }: { readonly asking: boolean }): ReactElement {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return asking && !waited ? <Loader /> : <Navigate to={paths.modulate()} replace />;
}
