import { useCallback, useMemo, useRef, useState, type ReactElement, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigation, useNavigationType, useOutlet } from 'react-router';
import { paths } from '~/paths.ts';
import {
  PageLocationContext,
  HistoryNavigationContext,
  type PageLocation,
} from '~/platform/routing/pageLocation.ts';
import { LayerStatusContext, useNestedLayerStatus } from '~/platform/layerStatus.ts';
import { isNewDocument } from './restoreScrollPosition.ts';
import { DiscardPageContext } from './DiscardPageContext.ts';
import { useInstantListSwitch } from './useInstantListSwitch.ts';
import styles from './PageOverList.module.css';

function useHere(): PageLocation {
  const { pathname, search } = useLocation();
  return useMemo(() => ({ pathname, search }), [pathname, search]);
}

function useHasComeBack(): boolean {
  const here = useLocation();
  const [first] = useState(here);
  const wasPopped = useNavigationType() === NavigationType.Pop;
  return wasPopped && !(here === first && isNewDocument());
}

function usePage(): ReactElement | null {
  const page = useOutlet();
  const isOnTheWay = useNavigation().state !== 'idle';
  const [held, setHeld] = useState(page);
  if (isOnTheWay) return held;
  if (held !== page) setHeld(page);
  return page;
}

/**
 * Keeps the list of configurations mounted behind a page opened from it. Not by React's Activity, which lays
 * the list out and runs its effects again: 2.2 times the time of a bare page, where this takes 0.5.
 */
export function PageOverList() {
  const page = usePage();
  const here = useHere();
  const cameBack = useHasComeBack();
  const { pathname } = here;
  const list = paths.configurations();
  const onList = pathname === list;
  const over = useRef<HTMLDivElement>(null);
  return (
    <HistoryNavigationContext value={cameBack}>
      {!onList && (
        <div ref={over} className="contents">
          <PageLocationContext value={here}>{page}</PageLocationContext>
        </div>
      )}
      {(onList || pathname.startsWith(`${list}/`)) && (
        <List shown={onList} here={here} over={over}>
          {page}
        </List>
      )}
    </HistoryNavigationContext>
  );
}

type ListProps = {
  readonly shown: boolean;
  readonly here: PageLocation;
  readonly over: RefObject<HTMLElement | null>;
  readonly children: ReactElement | null;
};

type Left = {
  readonly here: PageLocation;
  readonly page: ReactElement | null;
  /** The latest outlet element; a new element of the same page does not replace `page` on return. */
  readonly given: ReactElement | null;
  readonly isBehind: boolean;
  readonly hasFailed?: boolean;
};

const isSame = (here: PageLocation, there: PageLocation): boolean =>
  here.pathname === there.pathname && here.search === there.search;

/** State of the list: unchanged on return to the URL at which it was left, otherwise new. */
function leftOf(
  before: Left | undefined,
  { shown, here, children }: Omit<ListProps, 'over'>,
): Left | undefined {
  const anew: Left = { here, page: children, given: children, isBehind: false };
  if (!before) return shown ? anew : undefined;
  if (!shown) return before.isBehind ? before : { ...before, isBehind: true };
  if (!isSame(before.here, here) || (before.isBehind && before.hasFailed)) return anew;
  if (before.isBehind) return { ...before, given: children, isBehind: false };
  return before.given === children ? before : { ...before, page: children, given: children };
}

function List(props: ListProps) {
  const [before, setBefore] = useState<Left>();
  const place = useNestedLayerStatus({ shown: props.shown });
  const isNotKept = useCallback(() => setBefore((now) => now && { ...now, hasFailed: true }), []);
  const left = leftOf(before, props);
  const list = useRef<HTMLDivElement>(null);
  useInstantListSwitch({
    list,
    page: props.over,
    here: left?.here ?? props.here,
    over: props.here.pathname,
    isBehind: left?.isBehind === true && !left.hasFailed,
  });
  if (left !== before) setBefore(left);
  if (!left) return null;
  const { here, page, isBehind } = left;
  return (
    <div
      ref={list}
      className={styles.list}
      data-behind={isBehind || undefined}
      aria-hidden={isBehind || undefined}
    >
      <PageLocationContext value={here}>
        <LayerStatusContext value={place}>
          <DiscardPageContext value={isNotKept}>{page}</DiscardPageContext>
        </LayerStatusContext>
      </PageLocationContext>
    </div>
  );
}
