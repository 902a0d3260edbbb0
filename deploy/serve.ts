import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  backEnds,
  getBackEndBases,
  createConfigurationError,
  parseEnvironment,
  readEnvironmentValues,
  type Environment,
} from './environment.ts';
import { stopServer, startListening, createNodeListener, getServerPort, runServer } from './nodeServer.ts';
import { createPortalServer } from './portal.ts';

const root = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

const options = {
  port: { type: 'string', default: '8080' },
  host: { type: 'string', default: '127.0.0.1' },
  dist: { type: 'string', default: root('dist') },
  env: { type: 'string', default: root('.env') },
  /** Only validates the configuration. */
  check: { type: 'boolean', default: false },
} as const;

const proxyOf = { cms: 'CMS_PROXY', cpq: 'CPQ_PROXY', status: 'STATUS_PROXY' } as const;

/** A base that is a path needs a proxy target, as no stand-in serves it here. */
function requireBackEnds(environment: Environment): void {
  const bases = getBackEndBases(environment);
  const open = backEnds.filter((backEnd) => bases[backEnd].startsWith('/') && !environment.proxies[backEnd]);
  if (open.length === 0) return;
  throw createConfigurationError(open.map((backEnd) => [proxyOf[backEnd], 'is empty']));
}

function environmentFrom(file: string): Environment {
  try {
    const environment = parseEnvironment(readEnvironmentValues(file));
    requireBackEnds(environment);
    return environment;
  } catch (error) {
    // Not an error by itself: the process may get its values in other ways.
    if (!existsSync(file)) console.error(`There is no ${file}. Copy .env.example to it and fill it in.`);
    throw error;
  }
}

async function serve(): Promise<(() => Promise<void>) | undefined> {
  const { port, host, dist, env, check } = parseArgs({ options }).values;
  const environment = environmentFrom(env);
  if (check) return undefined;
  const app = await createPortalServer({ dist, environment });
  const server = await startListening(createNodeListener(app.fetch), { port: Number(port), host });
  console.log(`Portal is served at http://${host}:${getServerPort(server)}`);
  return () => stopServer(server);
}

await runServer(serve);
