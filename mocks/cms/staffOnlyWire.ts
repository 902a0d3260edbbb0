import { createMiddleware } from 'hono/factory';
import { staffOnlyField } from '../../src/domain/access/staffOnly.ts';
import { badRequest } from './refusal.ts';

/** Name in this code of the flag of comments and attachments for employees only. */
const ownName = 'makerOnly';

function renamed(text: string, from: string, to: string): string {
  return JSON.stringify(JSON.parse(text), (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, from)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key === from ? to : key, each]));
  });
}

const isJson = (headers: Headers): boolean =>
  (headers.get('Content-Type') ?? '').startsWith('application/json') && !headers.has('Content-Disposition');

async function renamedRequest(request: Request, wireName: string): Promise<Request> {
  if (!isJson(request.headers)) return request;
  const { url, method, headers, signal } = request;
  const text = await request.text();
  try {
    return new Request(url, { method, headers, signal, body: renamed(text, wireName, ownName) });
  } catch {
    throw badRequest('Malformed JSON in request body');
  }
}

/** On the wire the flag is named after the product code; between the wire and the handlers it is renamed. */
export const staffOnlyWire = (productCode: string) =>
  createMiddleware(async (c, next) => {
    const wireName = staffOnlyField(productCode);
    if (wireName === ownName) return next();
    c.req.raw = await renamedRequest(c.req.raw, wireName);
    await next();
    if (isJson(c.res.headers)) {
      const { status, headers } = c.res;
      c.res = new Response(renamed(await c.res.text(), ownName, wireName), { status, headers });
    }
    return undefined;
  });
