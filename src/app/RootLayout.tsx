import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import {
  Navigate,
  NavigationType,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigationType,
} from 'react-router';
import { unknownRouteId } from './ErrorPage.tsx';
import { useStatusNotices } from './useStatusNotices.ts';
import { frameTexts, maintenanceTexts } from '~/domain/words/texts/frame.ts';
import { config } from '~/config.ts';
import { isAnonymous } from '~/domain/access/unitFlags.ts';
import {
  findActiveMaintenance,
  canBypassMaintenance,
  type StatusRecord,
} from '~/domain/notice/statusPage.ts';
import { paths } from '~/paths.ts';
import { maintenancesQuery } from '~/queries/status/status.ts';
import { authUserQuery, toMe, type Me } from '~/session/me.ts';
import { useSession } from '~/session/session.ts';
import { removeAppShell } from '~/platform/removeAppShell.ts';
import { Loader } from '~/ui/Loader.tsx';
import { ScreenLayer } from '~/ui/ScreenLayer.tsx';
import { closeModalOnNavigation, isModalOpen, modalLayers, useModals } from '~/platform/modals.ts';
import { ModalHost } from '~/ui/modal/ModalHost.tsx';
import { PrintHost } from '~/ui/print/PrintHost.tsx';
import { NoticeHost } from '~/ui/notices/NoticeHost.tsx';
import { IconTool } from '@tabler/icons-react';
import { MaintenanceNotice } from './MaintenanceNotice.tsx';
import { SignInButton } from './WelcomeLayout.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { slowSignInTexts } from '~/domain/session/sessionTexts.ts';
import { endSession } from '~/session/signOut.ts';

/** Time, in ms, after which a pending sign-in can be stopped. */
const offerAfter = 3000;

function SigningIn() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), offerAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Loader label={frameTexts.signingIn}>
      {isSlow && (
        <>
          {slowSignInTexts.text}
          <Button variant="default" onClick={() => void endSession('STOPPED')}>
            {slowSignInTexts.stop}
          </Button>
        </>
      )}
    </Loader>
  );
}

/** Layout of every page: loader, maintenance, page, modals, notices, in this order. */
export function RootLayout() {
  const { pathname, search } = useLocation();
  const wentBackTo = useNavigationType() === NavigationType.Pop ? search : undefined;
  const { phase, left } = useSession();
  const { data: me } = useQuery({ ...authUserQuery(), enabled: false, select: toMe });
  const { data: scheduled, isPending } = useQuery(maintenancesQuery());
  const leaving = pathname === paths.logout();
  // Not before the sign-in: a notice on a page that is about to redirect would be missed.
  useStatusNotices({ telling: me !== undefined && !leaving });
  // A layout effect, since a passive effect may run after the first click on the page and close what that
  // opened.
  useLayoutEffect(closeModalOnNavigation, [pathname]);
  // Back and Forward change the page by the search params alone, too; setting a filter must not close a
  // modal.
  useLayoutEffect(() => {
    if (wentBackTo !== undefined) closeModalOnNavigation();
  }, [wentBackTo]);

  const authenticating =
    !leaving && (phase === 'STARTING' || phase === 'LEAVING' || (phase === 'SIGNED_IN' && !me));
  const maintenance = leaving || !scheduled ? undefined : findActiveMaintenance(scheduled);
  const kept = maintenance !== undefined && !authenticating && !canBypassMaintenance(me?.units ?? []);
  const leads = kept ? 'NOWHERE' : isPending ? 'SOON' : 'NOW';
  const visitor = phase === 'VISITOR';
  const begun = useBegun(me !== undefined, !authenticating && !kept);
  useLayoutEffect(() => {
    if (!authenticating) removeAppShell();
  }, [authenticating]);
  return (
    <>
      {authenticating && (phase === 'LEAVING' ? <Loader label={frameTexts.signingOut} /> : <SigningIn />)}
      {kept && <MaintenancePage maintenance={maintenance} visitor={visitor} />}
      {begun && !authenticating && (
        <PageLayer replaced={kept}>
          <Page me={me} left={left ?? false} leaving={leaving} pathname={pathname} leads={leads} />
        </PageLayer>
      )}
      <ScrollRestoration />
      <PrintHost />
      {!leaving && (
        <div className="contents" data-over-page>
          <ScreenLayer replaced={kept}>
            <ModalHost />
          </ScreenLayer>
          <ScreenLayer replaced={kept && !visitor}>
            <NoticeHost serviceDeskUrl={config.serviceDeskUrl} />
          </ScreenLayer>
        </div>
      )}
    </>
  );
}

/** A page with its input stays mounted under a maintenance; one not shown yet is not mounted during it. */
function useBegun(signedIn: boolean, shows: boolean): boolean {
  const [begun, setBegun] = useState(false);
  const next = shows || (begun && signedIn);
  if (begun !== next) setBegun(next);
  return next;
}

type PageLayerProps = { readonly replaced: boolean; readonly children: ReactNode };

function PageLayer({ replaced, children }: PageLayerProps) {
  const behind = useModals((states) => modalLayers.some((layer) => isModalOpen(states[layer])));
  return (
    <ScreenLayer replaced={replaced} behind={behind}>
      {children}
    </ScreenLayer>
  );
}

type PageProps = {
  readonly me: Me | undefined;
  readonly left: boolean;
  readonly leaving: boolean;
  readonly pathname: string;
  /** Redirect of people without a role: never during a maintenance, late until the status page is known. */
  readonly leads: 'NOWHERE' | 'SOON' | 'NOW';
};

/** Open without a role: requesting one and the state of requests. Sign-in goes on to the return URL. */
const anonymousPaths: readonly string[] = [paths.modulate(), paths.login(), paths.logout(), paths.requests()];

const isOpenToAnonymous = (pathname: string): boolean =>
  anonymousPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));

/** Longest time, in ms, that the redirect of a person without a role waits for the status page. */
const timeoutMs = 2000;

function Page({ me, left, leaving, pathname, leads }: PageProps) {
  // A mistyped URL shows the not-found page, also to people without a role.
  const isPage = !useMatches().some(({ id }) => id === unknownRouteId);
  if (left && !leaving && !me) return <Navigate to={paths.logout()} replace />;
  if (me && isAnonymous(me.units) && isPage && !isOpenToAnonymous(pathname)) {
    return leads === 'NOWHERE' ? null : <ToModulate asking={leads === 'SOON'} />;
  }
  return (
    <Suspense fallback={<Loader />}>
      <Outlet />
    </Suspense>
  );
}

function ToModulate({ asking }: { readonly asking: boolean }) {
  const [waited, setWaited] = useState(false);
  // The role may have been granted since the rights were read.
  useEffect(
    () => void import('~/session/rights.ts').then((rights) => rights.refreshRights()).catch(() => undefined),
    [],
  );
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), timeoutMs);
    return () => clearTimeout(timer);
  }, []);
  return asking && !waited ? <Loader /> : <Navigate to={paths.modulate()} replace />;
}

type Props = { readonly maintenance: StatusRecord; readonly visitor: boolean };

function MaintenancePage({ maintenance, visitor }: Props) {
  return (
    <main>
      <h1 className="visuallyHidden">{frameTexts.portal}</h1>
      <EmptyState
        image={<IconTool size={26} />}
        title={maintenanceTexts.title}
        text={<MaintenanceNotice maintenance={maintenance} />}
        action={visitor && <SignInButton label={maintenanceTexts.signIn} />}
      />
    </main>
  );
}
