import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { configuration } from '~/queries/configurations/configurations.ts';

/** How long somebody rests on a configuration before it is taken for an intent, in ms. */
const rest = 100;

type Handlers = Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur', () => void>;

/** Fetches a configuration, and the page that shows it, when somebody rests on the way to it; on one at a time. */
export function usePrefetch(): (id: string | undefined) => Handlers {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (id) => {
      const stop = (): void => clearTimeout(timer.current);
      const start = (): void => {
        stop();
        if (id === undefined) return;
        timer.current = setTimeout(() => {
          void client.prefetchQuery(configuration(id));
          // What cannot be loaded ahead is loaded, or fails, when it is opened.
          import('../ConfigurationPage.tsx').catch(() => undefined);
        }, rest);
      };
      return { onPointerEnter: start, onPointerLeave: stop, onFocus: start, onBlur: stop };
    },
    [client],
  );
}
