import { useQueryClient } from '@tanstack/react-query';
import {
  useCallback,
  useEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
} from 'react';

import { mayHavePending } from '~/domain/revision/pendingRevision.ts';
import { paths } from '~/paths.ts';
import { prefetchConfiguration, type ConfigurationRow } from '~/queries/configurations/configurations.ts';
import { useFollow } from '~/platform/routing/useFollow.ts';
import { rememberOpened } from './listAddress.ts';
import { useAddress } from '~/platform/routing/address.ts';
import styles from './RowLink.module.css';

/** The address a row of a list leads to: the working revision where the row may show another. */
export const rowAddress = (row: ConfigurationRow, query?: Readonly<Record<string, string>>): string =>
  mayHavePending(row)
    ? paths.workingConfiguration(row.configurationId, query)
    : paths.configuration(row.configurationId, undefined, query);

/** Time, in ms, that somebody rests on a configuration before it is taken for an intent. */
const rest = 100;

type Handlers = Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur', () => void>;

/** Fetches a configuration when somebody rests on the way to it; one at a time. */
export function usePrefetch(): (row: ConfigurationRow | undefined) => Handlers {
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
          void prefetchConfiguration(client, row.configurationId, { working: mayHavePending(row) });
        }, rest);
      };
      return { onPointerEnter: start, onPointerLeave: stop, onFocus: start, onBlur: stop };
    },
    [client],
  );
}

/** Properties that make an anchor the way to the configuration of a row. */
export type RowLinks = (row: ConfigurationRow) => ComponentProps<'a'>;

/** The ways from a list to its configurations; the list remembers which was taken, for the way back. */
export function useRowLinks(): RowLinks {
  const { search } = useAddress();
  const prefetch = usePrefetch();
  const follow = useFollow();
  return useCallback(
    (row) => ({
      id: `row-${row.configurationId}`,
      href: rowAddress(row),
      onClick: (event) => {
        rememberOpened(row.configurationId, search);
        follow(event);
      },
      onKeyDown: moveBetweenRows,
      ...prefetch(row),
    }),
    [search, prefetch, follow],
  );
}

type Props = { readonly row: ConfigurationRow; readonly links: RowLinks };

export const RowLink = ({ row, links }: Props): ReactElement => (
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

/** Moves the focus from one configuration of a list to another: arrow keys, Home and End. Enter opens as ever. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const { currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (!step || altKey || ctrlKey || metaKey || shiftKey) return;
  const links = [...(currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('a[data-row]') ?? [])];
  const at = links.findIndex((link) => link === currentTarget);
  event.preventDefault();
  links[step(at, links.length - 1)]?.focus();
}

/** Puts the focus on the first configuration of the list, such as from its search. */
export const focusFirstRow = (): void => document.querySelector<HTMLElement>('main a[data-row]')?.focus();
