import { mkdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { isPathBelow, type RequestHandler } from '../../deploy/backEndHandlers.ts';
import {
  getBackEndBases,
  parseEnvironment,
  type Environment,
  type EnvironmentValues,
} from '../../deploy/environment.ts';
import { createNodeListener } from '../../deploy/nodeServer.ts';
import { parseOperationMapping } from '../../deploy/operationMapping.ts';
import { createCms } from '../cms/createCms.ts';
import { createCmsContext } from '../cms/cmsContext.ts';
import { advanceOrderTime } from '../cms/serviceOrder/progress.ts';
import { cmsOperations } from '../cms/apiModules.ts';
import { cpqOperations, createCpq } from '../cpq/createCpq.ts';
import { cpqSessionCollection } from '../cpq/sessions.ts';
import { controlPagePath } from '../faults/controlCommands.ts';
import { createControlApp } from '../faults/createControlApp.ts';
import { faultEffectHandlers, createFaultInjector, type FaultInjector } from '../faults/faultInjector.ts';
import { createForeignHandler } from '../foreign/createForeignHandler.ts';
import { createForeignMappingText } from '../foreign/foreignOperations.ts';
import type { Deviation } from '../foreign/foreignValues.ts';
import {
  createIdentityProvider,
  identityCollections,
  type IdentityProvider,
} from '../identity/createIdentityProvider.ts';
import { identityPath, toConfigValues, createRegistration } from '../identity/clientRegistration.ts';
import { createPeople } from '../seed/people.ts';
import { updateSeed, seedStore, type SeedScale } from '../seed/seedStore.ts';
import { toSettings } from './settings.ts';
import { createStatusApp, statusOperations, createStatusBoard } from '../status/statusBoard.ts';
import { openStore } from '../store/store.ts';
import { Hono } from 'hono';
import { compress } from 'hono/compress';

const json = /^application\/(?:[\w.+-]+\+)?json/i;

/**
 * Compresses JSON for clients that accept it, as back ends do. Files are sent uncompressed, with their
 * length.
 */
function compressJsonResponses(handle: RequestHandler): RequestHandler {
  const app = new Hono();
  app.use(compress({ contentTypeFilter: json }));
  app.all('*', ({ req }) => handle(req.raw));
  return (request) => app.fetch(request);
}

export type StandInsOptions = {
  readonly origin: string;
  readonly configuratorOrigin?: string | undefined;
  /** Environment values; those of the identity provider and the configurator may be empty. */
  readonly values: EnvironmentValues;
  /** Folder of the data, or ':memory:'. */
  readonly dataDir: string;
  readonly scale: SeedScale;
  readonly clock?: () => Date;
  /** Lifetime of an access token, in seconds. */
  readonly ttl?: number;
  /** Duration of one build step, in ms; the CMS has a default. */
  readonly buildStep?: number;
  /**
   * Deviations with which the CMS API is served like another vendor's; without them it is served as it is.
   */
  readonly foreign?: readonly Deviation[] | undefined;
};

export type StandIns = Awaited<ReturnType<typeof createStandIns>>;

const kept = [...identityCollections, cpqSessionCollection];

export const storeFileName = 'portal.db';

export async function createStandIns(options: StandInsOptions) {
  const { origin, configuratorOrigin, values, dataDir, scale, ttl, buildStep, foreign } = options;
  const { clock = () => new Date() } = options;
  const installation = parseEnvironment(withIdentity(withConfigurator(values, configuratorOrigin), origin));
  const environment = foreign ? withForeignMapping(installation) : installation;
  const settings = toSettings(environment);
  const bases = getBackEndBases(environment);
  const store = openStore(dataFileIn(dataDir));
  const fill = (): void => seedStore(store, { scale, settings });
  const seeded = store.isEmpty(kept);
  if (seeded) fill();
  else updateSeed(store, { scale, settings });

  const people = createPeople(settings);
  const identity = await createIdentityProvider({
    origin,
    people,
    settings,
    store,
    clock,
    ...(ttl ? { ttl } : {}),
  });
  const board = createStatusBoard({ pageUrl: environment.config.statusPageUrl, clock });
  const faults = createFaultInjector({
    bases: { ...bases, identity: identityPath },
    operations: { cms: cmsOperations, cpq: cpqOperations, status: statusOperations },
  });
  const cms = createCms({ store, settings, verify: identity.verify, clock, base: bases.cms, buildStep });
  const cpq = createCpq({ store, settings, clock, base: bases.cpq });
  const status = createStatusApp(bases.status, board);
  const controls = createControlApp({
    faults,
    board,
    outbox: store.outbox.all,
    expireTokens: identity.expireAll,
    endQuoteSessions: cpq.endSessions,
    finishGenerations: cpq.finishGenerations,
    advanceOrders: (hours) =>
      advanceOrderTime(createCmsContext({ store, settings, clock, operations: cmsOperations }), hours),
    resetData: () => {
      store.clear(kept);
      fill();
    },
  });
  const work = endable();
  const control: RequestHandler = (request) => controls.fetch(request);
  const ownCms = faults.before(
    'cms',
    work.of((request) => {
      cpq.settle();
      return cms.fetch(request);
    }),
  );
  return {
    /** The environment, with values of the stand-ins for a missing identity provider or configurator. */
    environment,
    mount: {
      cms: compressJsonResponses(
        foreign ? createForeignHandler(ownCms, bases.cms, new Set(foreign)) : ownCms,
      ),
      cpq: compressJsonResponses(
        faults.before(
          'cpq',
          work.of((request) => cpq.app.fetch(request)),
        ),
      ),
      status: compressJsonResponses(faults.before('status', (request) => status.fetch(request))),
    },
    answer: answerOwn({ faults, identity, control }),
    /** Handles a request to the control surface, for code in the same process. */
    control,
    /** Whether the data were newly created. */
    seeded,
    people,
    store,
    identity,
    faults,
    board,
    /** Stops the stand-ins: running requests complete, later ones are refused. */
    close: async (): Promise<void> => {
      await work.end();
      store.close();
    },
  };
}

const withIdentity = (values: EnvironmentValues, origin: string): EnvironmentValues =>
  values['IDENTITY_AUTHORITY']
    ? values
    : { ...values, ...toConfigValues(createRegistration(origin, values['PROVIDER_DOMAIN'] ?? '')) };

function dataFileIn(dataDir: string): string {
  if (dataDir === ':memory:') return dataDir;
  mkdirSync(dataDir, { recursive: true });
  return join(dataDir, storeFileName);
}

const withConfigurator = (values: EnvironmentValues, origin: string | undefined): EnvironmentValues =>
  values['CONFIGURATOR_URL'] || origin === undefined ? values : { ...values, CONFIGURATOR_URL: origin };

const withForeignMapping = ({ config, proxies }: Environment): Environment => ({
  config: { ...config, cmsOperations: parseOperationMapping(createForeignMappingText()).mapping },
  proxies,
});

type Own = {
  readonly faults: FaultInjector;
  readonly identity: IdentityProvider;
  readonly control: RequestHandler;
};

/** Handles requests to the identity provider or the control surface; returns false for all others. */
function answerOwn({ faults, identity, control }: Own) {
  const listenControl = createNodeListener(control);
  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    if (isPathBelow(controlPagePath, pathname)) {
      listenControl(incoming, outgoing);
      return true;
    }
    if (!isPathBelow(identityPath, pathname)) return false;
    const rule = faults.ruleFor('identity', incoming.method ?? 'GET', pathname);
    if (rule?.effect === 'DELAY') setTimeout(() => identity.handle(incoming, outgoing), rule.ms);
    else if (rule)
      createNodeListener((request) => faultEffectHandlers[rule.effect](rule, request, busy))(
        incoming,
        outgoing,
      );
    else identity.handle(incoming, outgoing);
    return true;
  };
}

/** Wraps handlers so that they can be stopped: delayed requests that continue after that get a 503. */
function endable(): {
  readonly of: (handle: RequestHandler) => RequestHandler;
  readonly end: () => Promise<unknown>;
} {
  const underWay = new Set<Promise<Response>>();
  let hasEnded = false;
  return {
    of: (handle) => async (request) => {
      if (hasEnded) return new Response(null, { status: 503 });
      const answer = Promise.resolve(handle(request));
      underWay.add(answer);
      return answer.finally(() => underWay.delete(answer));
    },
    end: () => {
      hasEnded = true;
      return Promise.allSettled(underWay);
    },
  };
}

/**
 * Response of the identity provider under a fault: its own responses do not pass through the fault injector.
 */
const busy = async (): Promise<Response> =>
  Response.json({ error: 'temporarily_unavailable' }, { status: 503 });
