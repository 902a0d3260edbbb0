import { Suspense, useEffect, useRef, useSyncExternalStore, type ReactElement } from 'react';
import { useLocation, useMatches, useNavigation } from 'react-router';
import { Header } from './Header.tsx';
import { PageOverList } from './PageOverList.tsx';
import { SideNavigation } from './SideNavigation.tsx';
import { listDeviations, onDeviation } from '~/api/responses/deviations.ts';
import type { Role } from '~/domain/access/roles.ts';
import { queryBoundaryTexts } from '~/domain/words/texts/common.ts';
import { controlTexts } from '~/domain/words/texts/controls.ts';
import { frameTexts } from '~/domain/words/texts/frame.ts';
import { AccessRequestContext } from '~/ui/accessRequest.ts';
import { lazyWithRetry } from '~/ui/lazyWithRetry.tsx';
import { Loader } from '~/ui/Loader.tsx';
import { restoreLostFocus } from '~/platform/focus/focus.ts';
import { ProgressBar } from '~/ui/ProgressBar.tsx';
import styles from './Shell.module.css';
import { useQueryClient } from '@tanstack/react-query';
import { hasStoredGenerations } from '~/queries/designs/generationsKey.ts';

const AccessRequest = lazyWithRetry(
  controlTexts.requestAccess,
  async () => (await import('~/widgets/requests/RequestRolesButton.tsx')).RequestRolesButton,
  <></>,
);

const OmittedItems = lazyWithRetry(
  queryBoundaryTexts.omittedItems,
  async () => (await import('./OmittedItems.tsx')).OmittedItems,
  <></>,
);

const hasOmission = (): boolean => listDeviations().some(({ fault }) => fault === 'NO_ITEM');

const accessRequest = (act: string, roles: readonly Role[]): ReactElement => (
  <AccessRequest act={act} roles={roles} />
);

export function Shell() {
  useGenerations();
  const isOmitted = useSyncExternalStore(onDeviation, hasOmission);
  const { state } = useNavigation();
  const { pathname } = useLocation();
  useFocusOnArrival(pathname);
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {frameTexts.skip}
      </a>
      <SideNavigation />
      <Header />
      <ProgressBar active={state !== 'idle'} />
      <Arrival />
      <main id="content" className={styles.content} tabIndex={-1}>
        <Suspense fallback={<Loader />}>
          <AccessRequestContext value={accessRequest}>
            {isOmitted && <OmittedItems />}
            <PageOverList />
          </AccessRequestContext>
        </Suspense>
      </main>
    </div>
  );
}

function useFocusOnArrival(pathname: string): void {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    restoreLostFocus();
  }, [pathname]);
}

const titleIn = (handle: unknown): string =>
  typeof handle === 'object' && handle !== null && 'title' in handle ? String(handle.title) : '';

/** Announces a new page to screen readers; the document's title is always the same. */
function Arrival() {
  const title = useMatches()
    .map(({ handle }) => titleIn(handle))
    .findLast(Boolean);
  return (
    <p className="visuallyHidden" role="status">
      {title}
    </p>
  );
}

function useGenerations(): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!hasStoredGenerations()) return;
    const follow = async (): Promise<void> => {
      const { resumeGenerations } = await import('~/queries/designs/generateOutputs.ts');
      resumeGenerations(client);
    };
    // If this code cannot be loaded, files are generated all the same, and the next load of the tab reports
    // them.
    follow().catch(console.warn);
  }, [client]);
}
