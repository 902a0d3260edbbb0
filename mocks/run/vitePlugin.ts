import type { IncomingMessage } from 'node:http';
import type { Plugin } from 'vite';
import { buildBackEndHandlers, isPathBelow, isNavigationRequest } from '../../deploy/backEndHandlers.ts';
import { createNodeListener } from '../../deploy/nodeServer.ts';
import { insertConfig } from '../../deploy/site.ts';
import type { StandIns } from './standIns.ts';

/** Mounts the stand-ins in Vite's server; requests to back ends with a URL in the values are proxied. */
export const createStandInsPlugin = ({ environment, mount, answer }: StandIns): Plugin => ({
  name: 'stand-ins',
  configureServer({ middlewares }) {
    const listeners = buildBackEndHandlers(environment, mount).map(
      ([base, handle]) => [base, createNodeListener(handle)] as const,
    );
    middlewares.use((incoming, outgoing, next) => {
      if (answer(incoming, outgoing)) return;
      const path = (incoming.url ?? '/').split('?')[0] ?? '/';
      const [, listen] = listeners.find(([base]) => isPathBelow(base, path)) ?? [];
      if (listen && !navigates(incoming)) listen(incoming, outgoing);
      else next();
    });
  },
  transformIndexHtml: {
    order: 'pre',
    handler: (page, { path }) => (path === '/index.html' ? insertConfig(page, environment.config) : page),
  },
});

const navigates = ({ method = 'GET', headers }: IncomingMessage): boolean =>
  isNavigationRequest(method, (name) => headers[name]?.toString());
