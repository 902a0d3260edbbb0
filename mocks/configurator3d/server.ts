import { close, listen, listenerFor, portOf } from '../../deploy/listen.ts';
import type { Faults } from '../faults/faults.ts';
import { builtFiles } from './builtFiles.ts';
import { portalOriginMeta } from './protocol.ts';

type Options = {
  /** 0: any port that is free. */
  readonly port: number;
  /** Origin of the only page that may embed the configurator. */
  readonly portalOrigin: string;
  /** Faults that its answers obey; who asks before they are there waits for them. */
  readonly faults: Promise<Faults>;
};

export type RunningConfigurator = { readonly origin: string; readonly close: () => Promise<void> };

/** The loopback address: nobody but this machine can reach it. */
const host = '127.0.0.1';

export async function startConfigurator({
  port,
  portalOrigin,
  faults,
}: Options): Promise<RunningConfigurator> {
  const protection = protectionFor(portalOrigin);
  const server = await listen(
    listenerFor(async (request) => {
      const { before } = await faults;
      const answer = await before('configurator', (asked) => answerTo(asked, portalOrigin))(request);
      if (answer.type === 'error') return answer;
      const headers = new Headers(answer.headers);
      for (const [name, value] of Object.entries(protection)) headers.set(name, value);
      return new Response(answer.body, { status: answer.status, headers });
    }),
    { port, host },
  );
  return { origin: `http://localhost:${portOf(server)}`, close: () => close(server) };
}

const protectionFor = (portalOrigin: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    `frame-ancestors ${portalOrigin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  // Portal takes the script from here, and its page is of another origin.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
});

/** The only configurator there is; its number is that of the real one. */
const pagePath = '/configurators/41';

async function answerTo(request: Request, portalOrigin: string): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response('Method not allowed', { status: 405, headers: { Allow: 'GET, HEAD' } });
  const { pathname } = new URL(request.url);
  const file = (await builtFiles()).get(pathname === pagePath ? '/index.html' : pathname);
  if (!file) return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
  const isPage = pathname === pagePath;
  const bytes = isPage ? Buffer.from(withPortalOrigin(file.bytes.toString(), portalOrigin)) : file.bytes;
  const cacheControl = pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-store';
  return new Response(request.method === 'HEAD' ? null : bytes, {
    headers: {
      'Cache-Control': cacheControl,
      'Content-Length': String(bytes.length),
      'Content-Type': file.contentType,
    },
  });
}

const withPortalOrigin = (page: string, origin: string): string =>
  page.replace(`name="${portalOriginMeta}" content=""`, `name="${portalOriginMeta}" content="${origin}"`);
