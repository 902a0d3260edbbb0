import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { backEnds, basesOf, readEnvironment, valuesFrom, type Environment } from './environment.ts';
import { close, listen, listenerFor, portOf } from './listen.ts';
import { createPortal } from './portal.ts';

const root = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

const options = {
  port: { type: 'string', default: '8080' },
  host: { type: 'string', default: '127.0.0.1' },
  dist: { type: 'string', default: root('dist') },
  env: { type: 'string', default: root('.env') },
} as const;

/** Without a stand-in behind it, a base that is a path has to be forwarded somewhere. */
function requireBackEnds(environment: Environment): void {
  const bases = basesOf(environment);
  const open = backEnds.filter((backEnd) => bases[backEnd].startsWith('/') && !environment.proxies[backEnd]);
  if (open.length === 0) return;
  const names = open.map((backEnd) => `${backEnd.toUpperCase()}_PROXY is empty`);
  throw new Error(`Portal is not configured: ${names.join('; ')}. .env.example explains each value.`);
}

async function serve(): Promise<void> {
  const { port, host, dist, env } = parseArgs({ options }).values;
  const environment = readEnvironment(valuesFrom(env));
  requireBackEnds(environment);
  const app = await createPortal({ dist, environment });
  const server = await listen(listenerFor(app.fetch), { port: Number(port), host });
  console.log(`Portal is served at http://${host}:${portOf(server)}`);
  const stop = (): void => void close(server).then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

try {
  await serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
