import { http, HttpResponse, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import type { RequestHandler } from '../deploy/backEndHandlers.ts';
import { createCms } from '../mocks/cms/createCms.ts';
import { createCmsContext } from '../mocks/cms/cmsContext.ts';
import { advanceOrderTime } from '../mocks/cms/serviceOrder/progress.ts';
import { cmsOperations } from '../mocks/cms/apiModules.ts';
import { cpqOperations, createCpq } from '../mocks/cpq/createCpq.ts';
import { testSettings } from './factories/testCms.ts';
import { createSeededStore } from './factories/seededStore.ts';
import { createFaultInjector, type FaultInjector } from '../mocks/faults/faultInjector.ts';
import {
  createStatusApp,
  statusOperations,
  createStatusBoard,
  type StatusBoard,
} from '../mocks/status/statusBoard.ts';
import type { Store } from '../mocks/store/store.ts';

/** A request that a back end received. */
export type SentRequest = {
  readonly method: string;
  readonly path: string;
  readonly token: string | null;
  readonly body: string;
};

/** Transforms the JSON of a response. */
export type ResponseChange = (answer: unknown) => unknown;

/**
 * In-memory stand-ins behind Portal. The CMS accepts a person's e-mail address as token; the password of the
 * quoting system is the part before the @.
 */
export type BackEnds = {
  readonly store: Store;
  readonly faults: FaultInjector;
  readonly board: StatusBoard;
  /** All received requests, in order. */
  readonly sent: SentRequest[];
  /** Tokens the CMS rejects as expired. */
  readonly ended: Set<string>;
  readonly endQuoteSessions: () => void;
  /** Time in ms to generate the outputs of a quote; 0 unless a test sets it. */
  readonly generation: { time: number };
  readonly finishGenerations: () => void;
  readonly advanceOrders: (hours: number) => void;
  /** Adds handlers that take precedence over the stand-ins. */
  readonly answer: (...handlers: HttpHandler[]) => void;
  /** Transforms the responses to paths that match. */
  readonly change: (path: RegExp, change: ResponseChange) => void;
  readonly close: () => void;
};

const bases = { cms: '/cms', cpq: '/api', status: '/api/v2', identity: '/identity' };
const clock = (): Date => new Date();

/** The e-mail address of a token: "somebody@maker.example", or "somebody@maker.example#2" after a renewal. */
const emailOf = (token: string): string => token.split('#')[0] ?? '';

/** Adds the page's cookies to a request, as a browser would. */
function withCookies(request: Request): Request {
  const sent = request.clone();
  sent.headers.set('Cookie', document.cookie);
  return sent;
}

export function openBackEnds(): BackEnds {
  const store = createSeededStore({ scale: 'small', settings: testSettings });
  const ended = new Set<string>();
  const sent: SentRequest[] = [];
  const faults = createFaultInjector({
    bases,
    operations: { cms: cmsOperations, cpq: cpqOperations, status: statusOperations },
  });
  const board = createStatusBoard({ pageUrl: 'https://status.example.invalid/', clock });
  const cms = createCms({
    store,
    settings: testSettings,
    clock,
    buildStep: 0,
    verify: async ({ headers }) => {
      const token = headers.get('Authorization')?.replace('Bearer ', '');
      return token === undefined || ended.has(token) ? undefined : { email: emailOf(token) };
    },
  });
  const status = createStatusApp(bases.status, board);
  const generation = { time: 0 };
  const cpq = createCpq({ store, settings: testSettings, clock, generationTime: () => generation.time });
  const behind = {
    cms: faults.before('cms', async (request) => {
      cpq.settle();
      return cms.fetch(request);
    }),
    cpq: faults.before('cpq', async (request) => cpq.app.fetch(withCookies(request))),
    status: faults.before('status', async (request) => status.fetch(request)),
  };

  const changes: { readonly path: RegExp; readonly change: ResponseChange }[] = [];
  const changed = async (request: Request, response: Response): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const found = changes.filter(({ path }) => path.test(pathname));
    if (found.length === 0 || !response.ok) return response;
    const answer: unknown = await response.json();
    return HttpResponse.json(found.reduce<unknown>((now, { change }) => change(now), answer) as null);
  };
  const noted = async (request: Request): Promise<void> => {
    const { pathname, search } = new URL(request.url);
    const body = request.method === 'GET' ? '' : await request.clone().text();
    const token = request.headers.get('Authorization');
    sent.push({ method: request.method, path: pathname + search, token, body });
  };
  const taking =
    (handle: RequestHandler) =>
    async ({ request }: { readonly request: Request }): Promise<Response> => {
      await noted(request);
      try {
        return await changed(request, await handle(request));
      } catch {
        // The stand-in broke the connection.
        return HttpResponse.error();
      }
    };
  const server = setupServer(
    http.all('*/cms/*', taking(behind.cms)),
    http.all('*/api/v2/*', taking(behind.status)),
    http.all('*/api/*', taking(behind.cpq)),
  );
  server.listen({ onUnhandledFrame: 'error' });
  return {
    store,
    faults,
    board,
    sent,
    ended,
    endQuoteSessions: cpq.endSessions,
    finishGenerations: cpq.finishGenerations,
    advanceOrders: (hours) =>
      advanceOrderTime(
        createCmsContext({ store, settings: testSettings, clock, operations: cmsOperations }),
        hours,
      ),
    generation,
    answer: (...handlers) => server.use(...handlers),
    change: (path, change) => void changes.push({ path, change }),
    close: () => {
      server.close();
      store.close();
    },
  };
}
