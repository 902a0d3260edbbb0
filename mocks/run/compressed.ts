import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Handler } from '../../deploy/backEndHandlers.ts';

const json = /^application\/(?:[\w.+-]+\+)?json/i;

/** A handler whose JSON is compressed for whoever takes it so, as back ends do. Files go as they are, with their length. */
export function compressed(handle: Handler): Handler {
  const app = new Hono();
  app.use(compress({ contentTypeFilter: json }));
  app.all('*', ({ req }) => handle(req.raw));
  return (request) => app.fetch(request);
}
