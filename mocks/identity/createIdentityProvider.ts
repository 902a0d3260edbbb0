import { IncomingMessage, type ServerResponse } from 'node:http';
import { styleSheet, pageHeaders } from '../run/renderPage.ts';
import type { Settings } from '../run/settings.ts';
import type { SeedPerson } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { identityPath, createRegistration } from './clientRegistration.ts';
import { loadProviderKeys, createTokenService, type TokenService, toTokenSubject } from './tokenService.ts';
import { signOutScript, renderErrorPage, renderSignInPage } from './pages.ts';
import { createOidcProvider } from './createOidcProvider.ts';
import { text } from 'node:stream/consumers';
import { type Adapter, type AdapterPayload, errors, type Provider } from 'oidc-provider';
import type { Collection } from '../store/collection.ts';
import * as z from 'zod';
import { getEmailKey } from '../../src/domain/words/emailAddress.ts';

type InteractionOptions = {
  readonly origin: string;
  readonly people: readonly SeedPerson[];
  readonly settings: Settings;
};

const refusals = new Map([
  ['CANCELLED', 'AADB2C90091: The user has cancelled entering self-asserted information.'],
  ['PASSWORD_RESET', 'AADB2C90118: The user has forgotten their password.'],
]);

const createInteractionHandler =
  (provider: Provider, { origin, people, settings }: InteractionOptions) =>
  async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    try {
      const { params } = await provider.interactionDetails(incoming, outgoing);
      const form = incoming.method === 'POST' ? await text(incoming) : '';
      const description = refusals.get(new URLSearchParams(form).get('refusal') ?? '');
      if (description !== undefined) {
        const refusal = { error: 'access_denied', error_description: description };
        await provider.interactionFinished(incoming, outgoing, refusal);
        return;
      }
      const email = emailIn(form);
      if (email !== undefined) {
        const result = { login: { accountId: toTokenSubject(email), remember: true } };
        await provider.interactionFinished(incoming, outgoing, result);
        return;
      }
      const action = incoming.url ?? '';
      show(outgoing, 200, await renderSignInPage({ people, settings, action, hint: params['login_hint'] }));
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound)) throw error;
      show(outgoing, 400, await renderErrorPage(origin, 'This sign-in is over', 'begin again in Portal.'));
    }
  };

const emailIn = (form: string): string | undefined =>
  z.email().safeParse(getEmailKey(new URLSearchParams(form).get('email') ?? '')).data;

function show(outgoing: ServerResponse, status: number, body: unknown): void {
  outgoing.writeHead(status, pageHeaders).end(String(body));
}

/**
 * A record of the OIDC provider. `expires` is in seconds since 1970; without it the record does not expire.
 */
export type IdentityRecord = {
  readonly model: string;
  readonly id: string;
  readonly payload: AdapterPayload;
  readonly expires?: number;
};

const seconds = (): number => Math.floor(Date.now() / 1000);

export const getIdentityRecordKey = (model: string, id: string): string => `${model}/${id}`;

function createAdapterFactory(collection: Collection<IdentityRecord>): (model: string) => Adapter {
  const put = (record: IdentityRecord): void =>
    collection.put(getIdentityRecordKey(record.model, record.id), record);
  const removeAll = (matches: (record: IdentityRecord) => boolean): void => {
    for (const record of collection.all().filter(matches))
      collection.delete(getIdentityRecordKey(record.model, record.id));
  };

  removeAll(({ expires }) => expires !== undefined && expires < seconds());
  return (model) => ({
    upsert: async (id, payload, expiresIn) =>
      put({ model, id, payload, ...(expiresIn ? { expires: seconds() + expiresIn } : {}) }),
    find: async (id) => collection.get(getIdentityRecordKey(model, id))?.payload,
    findByUid: async (uid) =>
      collection.all().find((record) => record.model === model && record.payload.uid === uid)?.payload,
    // User codes belong to the device flow, which is not offered.
    findByUserCode: async () => undefined,
    consume: async (id) => {
      const record = collection.get(getIdentityRecordKey(model, id));
      if (record) put({ ...record, payload: { ...record.payload, consumed: seconds() } });
    },
    destroy: async (id) => void collection.delete(getIdentityRecordKey(model, id)),
    revokeByGrantId: async (grantId) => removeAll(({ payload }) => payload.grantId === grantId),
  });
}

/**
 * Translates requests in the cloud provider's form to this provider. `path` is relative to the provider's
 * base.
 */
const createCloudRequestAdapter =
  (clientId: string) =>
  async (incoming: IncomingMessage, path: string): Promise<IncomingMessage> => {
    if (path === '/token' && incoming.method === 'POST') return withoutOfflineAccess(incoming);
    if (path === '/session/end') return withClient(incoming, clientId);
    return incoming;
  };

/**
 * MSAL asks for offline access again when it renews a token; this provider issues no refresh token for it.
 */
async function withoutOfflineAccess(incoming: IncomingMessage): Promise<IncomingMessage> {
  const form = new URLSearchParams(await text(incoming));
  const asked = form.get('scope');
  if (form.get('grant_type') === 'refresh_token' && asked)
    form.set('scope', asked.replace(/\boffline_access\b/, '').trim());
  const body = Buffer.from(form.toString());
  const { method, url, headers, rawHeaders } = incoming;
  const rewritten = new IncomingMessage(incoming.socket);
  Object.assign(rewritten, { method, url, rawHeaders, complete: true });
  rewritten.headers = { ...headers, 'content-length': String(body.length) };
  rewritten.push(body);
  rewritten.push(null);
  return rewritten;
}

/** MSAL's logout may name no client, without which this provider does not redirect to the post-logout URL. */
function withClient(incoming: IncomingMessage, clientId: string): IncomingMessage {
  const { pathname, searchParams } = new URL(incoming.url ?? '', 'http://localhost');
  if (!searchParams.has('id_token_hint')) searchParams.set('client_id', clientId);
  return Object.assign(incoming, { url: `${pathname}?${searchParams}` });
}

type Options = {
  readonly origin: string;
  readonly people: readonly SeedPerson[];
  readonly settings: Settings;
  readonly store: Store;
  readonly clock: () => Date;
  /** Lifetime of an access token, in seconds. */
  readonly ttl?: number;
};

export type IdentityProvider = Omit<TokenService, 'claims'> & {
  handle(incoming: IncomingMessage, outgoing: ServerResponse): void;
};

/** Collections of the provider. A reset of the data leaves them, so that users stay signed in. */
export const identityCollections = ['identity', 'identityKeys'] as const;

/**
 * The stand-in for the cloud identity provider: an OpenID provider whose sign-in page is a choice of persons.
 */
export async function createIdentityProvider(options: Options): Promise<IdentityProvider> {
  const { origin, people, settings, store, clock, ttl = 3600 } = options;
  const [recordsName, keysName] = identityCollections;
  const keys = await loadProviderKeys(store.collection(keysName));
  const facts = { ...createRegistration(origin, settings.providerDomain), keys, ttl };
  const { claims, ...tokens } = createTokenService({ ...facts, clock });
  const provider = createOidcProvider({
    ...facts,
    origin,
    people,
    adapter: createAdapterFactory(store.collection(recordsName)),
    accessTokenClaims: claims,
  });
  const answer = provider.callback();
  const understood = createCloudRequestAdapter(facts.clientId);
  const interact = createInteractionHandler(provider, options);

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

function mounted(incoming: IncomingMessage): IncomingMessage {
  const url = incoming.url ?? '/';
  return Object.assign(incoming, { originalUrl: url, url: url.slice(identityPath.length) || '/' });
}

function sendText(outgoing: ServerResponse, type: string, body: string): void {
  outgoing
    .writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' })
    .end(body);
}
