import type { IncomingMessage, ServerResponse } from 'node:http';
import { styleSheet } from '../run/page.ts';
import type { Settings } from '../run/settings.ts';
import type { SeededPerson } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { cloudDialect } from './cloudDialect.ts';
import { identityPath } from './identityPath.ts';
import { interactionOf } from './interaction.ts';
import { keysIn } from './keys.ts';
import { signOutScript } from './pages.ts';
import { createProvider } from './provider.ts';
import { openRecords } from './records.ts';
import { registrationOf } from './registration.ts';
import { createTokens, type Tokens } from './tokens.ts';

type Options = {
  readonly origin: string;
  readonly people: readonly SeededPerson[];
  readonly settings: Settings;
  /** Store of its keys, sessions and refresh tokens. */
  readonly store: Store;
  readonly clock: () => Date;
  /** Lifetime of an access token, in seconds. */
  readonly ttl?: number;
};

export type Identity = Omit<Tokens, 'claims'> & {
  handle(incoming: IncomingMessage, outgoing: ServerResponse): void;
};

/** The collections in which it keeps things. A reset of the data leaves them: nobody is signed out by it. */
export const identityCollections = ['identity', 'identityKeys'] as const;

/** The stand-in for the cloud identity provider: an OpenID provider at which everybody signs in by choosing who they are. */
export async function createIdentity(options: Options): Promise<Identity> {
  const { origin, people, settings, store, clock, ttl = 3600 } = options;
  const [recordsName, keysName] = identityCollections;
  const keys = await keysIn(store.collection(keysName));
  const facts = { ...registrationOf(origin, settings.providerDomain), keys, ttl };
  const { claims, ...tokens } = createTokens({ ...facts, clock });
  const provider = createProvider({
    ...facts,
    origin,
    people,
    adapter: openRecords(store.collection(recordsName)),
    accessTokenClaims: claims,
  });
  const answer = provider.callback();
  const understood = cloudDialect(facts.clientId);
  const interact = interactionOf(provider, options);

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const [path = ''] = (incoming.url ?? '').slice(identityPath.length).split('?');
    if (path === '/style.css') return sendText(outgoing, 'text/css', styleSheet);
    if (path === '/signOut.js') return sendText(outgoing, 'text/javascript', signOutScript);
    if (path.startsWith('/interaction/')) return interact(incoming, outgoing);
    return answer(mounted(await understood(incoming, path)), outgoing);
  }

  return {
    ...tokens,
    handle: (incoming, outgoing) => {
      handle(incoming, outgoing).catch((error: unknown) => {
        console.error(error);
        outgoing.destroy();
      });
    },
  };
}

/** A request as the provider wants to see one that is for a path below which it lies. */
function mounted(incoming: IncomingMessage): IncomingMessage {
  const url = incoming.url ?? '/';
  return Object.assign(incoming, { originalUrl: url, url: url.slice(identityPath.length) || '/' });
}

function sendText(outgoing: ServerResponse, type: string, body: string): void {
  outgoing
    .writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' })
    .end(body);
}
