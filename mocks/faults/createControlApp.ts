import { Hono, type Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as z from 'zod';
import { pageHeaders, styleSheet } from '../run/renderPage.ts';
import type { OutboxItem } from '../store/store.ts';
import { controlCommands, controlPagePath, type ControlTargets } from './controlCommands.ts';
import { renderControlPage } from './renderControlPage.ts';

type Options = ControlTargets & { readonly outbox: () => readonly OutboxItem[] };

/** Control surface of the stand-ins: a page for people, JSON for tests. Commands are POST requests. */
export function createControlApp(options: Options): Hono {
  const { faults, board, outbox } = options;
  const app = new Hono().basePath(controlPagePath);
  app.use(fromHere);
  app.get('/', async (context) => context.body(String(await renderControlPage(options)), 200, pageHeaders));
  app.get('/style.css', (context) =>
    context.body(styleSheet, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  app.get('/rules', (context) => context.json(faults.rules()));
  app.get('/status', (context) =>
    context.json({ incidents: board.unresolved(), maintenances: board.maintenances() }),
  );
  app.get('/outbox', (context) => context.json(outbox()));
  for (const [path, run] of Object.entries(controlCommands)) {
    app.post(`/${path}`, async (context) => {
      const isForm = !context.req.header('content-type')?.startsWith('application/json');
      try {
        const result = run(options, isForm ? await formOf(context) : await context.req.json());
        return isForm ? context.redirect(controlPagePath, 303) : context.json({ result: result ?? null });
      } catch (error) {
        if (error instanceof z.ZodError) return context.text(z.prettifyError(error), 400);
        if (error instanceof SyntaxError) return context.text('This is not JSON', 400);
        throw error;
      }
    });
  }
  return app;
}

/** Rejects requests from other sites and host names, as the commands can erase data. */
const fromHere = createMiddleware(async (context, next) => {
  const { hostname } = new URL(context.req.url);
  const site = context.req.header('sec-fetch-site') ?? 'none';
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (!isHere || !['none', 'same-origin'].includes(site)) return context.text('Forbidden', 403);
  return next();
});

async function formOf(context: Context): Promise<Record<string, unknown>> {
  const form = await context.req.parseBody();
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== ''));
}
