import type { IncomingMessage } from 'node:http';
import type { Plugin } from 'vite';
import { backEndHandlers, isBelow, isNavigation } from '../../deploy/backEndHandlers.ts';
import { listenerFor } from '../../deploy/listen.ts';
import { withConfig } from '../../deploy/site.ts';
import type { StandIns } from './standIns.ts';

/** Puts the stand-ins behind Vite's server; back ends that the values name an address for are forwarded to. */
export const createStandInsPlugin = ({ environment, mount, answer }: StandIns): Plugin => ({
  name: 'stand-ins',
  configureServer({ middlewares }) {
    const listeners = backEndHandlers(environment, mount).map(
      ([base, handle]) => [base, listenerFor(handle)] as const,
    );
    middlewares.use((incoming, outgoing, next) => {
      if (answer(incoming, outgoing)) return;
      const path = (incoming.url ?? '/').split('?')[0] ?? '/';
      const [, listen] = listeners.find(([base]) => isBelow(base, path)) ?? [];
      if (listen && !navigates(incoming)) listen(incoming, outgoing);
      else next();
    });
  },
  transformIndexHtml: {
    order: 'pre',
    handler: (page, { path }) => (path === '/index.html' ? withConfig(page, environment.config) : page),
  },
});

const navigates = ({ method = 'GET', headers }: IncomingMessage): boolean =>
  isNavigation(method, (name) => headers[name]?.toString());
