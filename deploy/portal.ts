import { Hono } from 'hono';
import {
  buildBackEndHandlers,
  isPathBelow,
  isNavigationRequest,
  type RequestHandler,
} from './backEndHandlers.ts';
import type { BackEnd, Environment } from './environment.ts';
import { buildSecurityHeaders, type SecurityHeaders, type ResponseSurface } from './securityHeaders.ts';
import { loadSite, type SiteFile } from './site.ts';

type Options = {
  readonly dist: string;
  readonly environment: Environment;
  /** Back ends served by this process instead of a proxy. */
  readonly mount?: Partial<Readonly<Record<BackEnd, RequestHandler>>>;
};

/** Serves the built app with its production headers, and the back ends below their base paths. */
export async function createPortalServer({ dist, environment, mount = {} }: Options): Promise<Hono> {
  const site = await loadSite(dist, environment.config);
  const protections = {
    http: buildSecurityHeaders(environment, false),
    https: buildSecurityHeaders(environment, true),
  };
  const protect = (request: Request, surface: ResponseSurface, response: Response): Response =>
    withHeaders(response, protections[isSecure(request) ? 'https' : 'http'][surface]);

  const handlers = buildBackEndHandlers(environment, mount);
  return new Hono().all('*', async ({ req: { raw: request } }) => {
    const { pathname } = new URL(request.url);
    const isPerson = navigates(request);
    const [, handle] = handlers.find(([base]) => !isPerson && isPathBelow(base, pathname)) ?? [];
    if (handle) return protect(request, 'backEnd', withoutStore(await handle(request)));
    const page = (): Promise<SiteFile> => site.pageAt(pathname, request.headers.get('cookie') ?? '');
    const isPage = pathname === '/' || (isPerson && hasPage(pathname));
    const file = site.files.get(pathname) ?? (isPage ? await page() : undefined);
    const surface = pathname === '/redirect.html' ? 'redirectPage' : 'portal';
    return protect(request, surface, file ? fileResponse(request, file) : missing());
  });
}

const navigates = ({ method, headers }: Request): boolean =>
  isNavigationRequest(method, (name) => headers.get(name));

/** No page fallback below /assets/, as a browser would run the page in place of a missing script. */
const hasPage = (pathname: string): boolean => !pathname.startsWith('/assets/');

const isSecure = (request: Request): boolean =>
  request.headers.get('x-forwarded-proto') === 'https' || request.url.startsWith('https:');

function fileResponse(request: Request, file: SiteFile): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response('Method not allowed', { status: 405, headers: { Allow: 'GET, HEAD' } });
  const headers: Record<string, string> = {
    'Cache-Control': file.cacheControl,
    ETag: file.etag,
    Vary: 'Accept-Encoding',
  };
  if (request.headers.get('if-none-match')?.includes(file.etag))
    return new Response(null, { status: 304, headers });
  headers['Content-Type'] = file.contentType;
  const brotli = /\bbr\b/.test(request.headers.get('accept-encoding') ?? '') ? file.brotli : undefined;
  if (brotli) headers['Content-Encoding'] = 'br';
  const bytes = brotli ?? file.bytes;
  headers['Content-Length'] = String(bytes.length);
  return new Response(request.method === 'HEAD' ? null : bytes, { headers });
}

const missing = (): Response =>
  new Response('Not found', {
    status: 404,
    headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' },
  });

/** Keeps the Cache-Control of a back end; without one the response is not cached. */
const withoutStore = (response: Response): Response =>
  response.headers.has('cache-control') ? response : withHeaders(response, { 'Cache-Control': 'no-store' });

function withHeaders(response: Response, added: SecurityHeaders): Response {
  if (response.type === 'error') return response;
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(added)) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}
