import { useQueryClient } from '@tanstack/react-query';
import {
  useCallback,
  useEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  useLayoutEffect,
  type RefObject,
} from 'react';
import { canHavePendingRevision } from '~/domain/revision/pendingRevision.ts';
import { paths } from '~/paths.ts';
import { prefetchConfiguration, type ConfigurationRow } from '~/queries/configurations/configurations.ts';
import { useLinkClickHandler } from '~/platform/routing/useLinkClickHandler.ts';
import { rememberOpenedConfiguration, getLastConfigurationList } from './configurationListPath.ts';
import { usePageLocation, useIsHistoryNavigation } from '~/platform/routing/pageLocation.ts';
import styles from './RowLink.module.css';
import { isTypingTarget } from '~/platform/shortcuts/useShortcutListener.ts';
import { useIsLayerVisible } from '~/platform/layerStatus.ts';

/** Path of the working revision, also if the row shows another. */
export const configurationRowPath = (
  row: ConfigurationRow,
  query?: Readonly<Record<string, string>>,
): string =>
  canHavePendingRevision(row)
    ? paths.workingConfiguration(row.configurationId, query)
    : paths.configuration(row.configurationId, undefined, query);

/** Hover or focus time in ms before a configuration is prefetched. */
const rest = 100;

type Handlers = Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur', () => void>;

export function usePrefetchOnHover(): (row: ConfigurationRow | undefined) => Handlers {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (row) => {
      const stop = (): void => clearTimeout(timer.current);
      const start = (): void => {
        stop();
        if (row === undefined) return;
        timer.current = setTimeout(() => {
          void prefetchConfiguration(client, row.configurationId, { working: canHavePendingRevision(row) });
        }, rest);
      };
      return { onPointerEnter: start, onPointerLeave: stop, onFocus: start, onBlur: stop };
    },
    [client],
  );
}

export type RowLinkPropsGetter = (row: ConfigurationRow) => ComponentProps<'a'>;

/** Link props of the rows; following a link stores the list and the row for the way back. */
export function useRowLinkProps(): RowLinkPropsGetter {
  const { search } = usePageLocation();
  const prefetch = usePrefetchOnHover();
  const follow = useLinkClickHandler();
  return useCallback(
    (row) => ({
      id: `row-${row.configurationId}`,
      href: configurationRowPath(row),
      onClick: (event) => {
        rememberOpenedConfiguration(row.configurationId, search);
        follow(event);
      },
      onKeyDown: moveBetweenRows,
      ...prefetch(row),
    }),
    [search, prefetch, follow],
  );
}

type Props = { readonly row: ConfigurationRow; readonly links: RowLinkPropsGetter };

export const RowLink = ({ row, links }: Props) => (
  <a className={`${styles.link} number`} data-row={row.configurationId} {...links(row)}>
    {row.configurationId}
  </a>
);

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const { currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (!step || altKey || ctrlKey || metaKey || shiftKey) return;
  const links = [...(currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('a[data-row]') ?? [])];
  const at = links.findIndex((link) => link === currentTarget);
  event.preventDefault();
  links[step(at, links.length - 1)]?.focus();
}

export const focusFirstConfiguration = (): void =>
  document.querySelector<HTMLElement>('main a[data-row]')?.focus();

/**
 * Focuses the row that was opened, after history navigation back to the list, unless an input has the focus.
 * Must mount together with the rows, which may load late. Scrolling is left to the browser.
 */
export function RestoreRowFocus(): null {
  const cameBack = useIsHistoryNavigation();
  const shown = useIsLayerVisible();
  useEffect(() => {
    const opened = cameBack && shown ? getLastConfigurationList()?.opened : undefined;
    if (opened === undefined || isTypingTarget(document.activeElement)) return;
    document.getElementById(`row-${opened}`)?.focus({ preventScroll: true });
    // Depends on `shown` only: back and forth between filters must not move the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shown]);
  return null;
}

type Used = { readonly element: Element; readonly place: number };

/**
 * Moves the focus to the next (or last) row when the focused one disappears, as after a deletion. `rows` are
 * the visible ones; attach the returned ref to their list.
 */
export function useListFocusRetention(rows: readonly unknown[]): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const used = useRef<Used>(undefined);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent): void => {
      const row = target instanceof Element ? target.closest('li') : null;
      const place = row && list.current ? [...list.current.children].indexOf(row) : -1;
      // Focus outside `main`, as in a dialog opened from a row, keeps that row as the last used one.
      if (row && place >= 0) used.current = { element: row, place };
      else if (target instanceof Element && target.closest('main')) used.current = undefined;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  useLayoutEffect(() => {
    const { element, place } = used.current ?? {};
    if (element === undefined || place === undefined || element.isConnected) return;
    used.current = undefined;
    if (document.activeElement && document.activeElement !== document.body) return;
    const next = list.current?.children[Math.min(place, rows.length - 1)];
    next?.querySelector<HTMLElement>('a[href]')?.focus();
  }, [rows]);
  return list;
}
