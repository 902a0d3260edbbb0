import { Provider, type AdapterFactory, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { pageHeaders, scriptedPageHeaders } from '../run/renderPage.ts';
import type { Person } from '../store/records.ts';
import { identityPath, type ClientRegistration } from './clientRegistration.ts';
import { renderErrorPage, renderSignedOutPage, renderSignOutPage } from './pages.ts';
import { signingAlgorithm, type ProviderKeys, parseTokenSubject } from './tokenService.ts';

type ProviderFacts = ClientRegistration & {
  readonly origin: string;
  readonly people: readonly Person[];
  readonly adapter: AdapterFactory;
  readonly keys: ProviderKeys;
  /** Lifetime of an access token, in seconds. */
  readonly ttl: number;
  readonly accessTokenClaims: (email: string) => Record<string, unknown>;
};

const hour = 60 * 60;
const day = 24 * hour;

/**
 * An OpenID provider like the cloud one: one public client, PKCE, rotating refresh tokens that end after a
 * day.
 */
export function createOidcProvider(facts: ProviderFacts): Provider {
  const { origin, keys, adapter } = facts;
  const cookie = { path: identityPath, sameSite: 'lax', httpOnly: true } as const;
  return new Provider(facts.issuer, {
    adapter,
    clients: [client(facts)],
    jwks: { keys: [keys.signing] },
    cookies: { keys: [keys.cookies], long: cookie, short: { sameSite: 'lax', httpOnly: true } },
    pkce: { required: () => true },
    clientBasedCORS: (_, from) => from === origin,
    scopes: ['openid', 'profile', 'offline_access'],
    claims: { openid: ['sub', 'emails', 'name', 'preferred_username', 'tfp'] },
    conformIdTokenClaims: false,
    issueRefreshToken: () => true,
    ttl: ttlOf(facts),
    interactions: { url: (_, { uid }) => `${identityPath}/interaction/${uid}` },
    loadExistingGrant: (ctx) => grantOf(ctx, facts),
    findAccount: (_, subject) => accountOf(subject, facts.people),
    extraTokenClaims: (_, token) =>
      'accountId' in token ? facts.accessTokenClaims(parseTokenSubject(token.accountId)) : undefined,
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: resourceIndicators(facts),
      rpInitiatedLogout: {
        logoutSource: (ctx, form) => show(ctx, renderSignOutPage(form), scriptedPageHeaders),
        postLogoutSuccessSource: (ctx) => show(ctx, renderSignedOutPage(origin)),
      },
    },
    renderError: (ctx, { error, error_description: description }) =>
      show(ctx, renderErrorPage(origin, error, description)),
  });
}

const client = ({ clientId, origin }: ProviderFacts): NonNullable<Configuration['clients']>[number] => ({
  client_id: clientId,
  client_name: 'Portal',
  token_endpoint_auth_method: 'none',
  id_token_signed_response_alg: signingAlgorithm,
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  redirect_uris: ['/login', '/redirect.html'].map((path) => origin + path),
  post_logout_redirect_uris: [`${origin}/logout`],
});

type Features = NonNullable<Configuration['features']>;

/** The CMS is the only resource: its scopes give tokens for it without a resource parameter. */
const resourceIndicators = ({ audience, scopes, ttl }: ProviderFacts): Features['resourceIndicators'] => ({
  enabled: true,
  defaultResource: () => audience,
  useGrantedResource: () => true,
  getResourceServerInfo: () => ({
    audience,
    scope: scopes.join(' '),
    accessTokenTTL: ttl,
    accessTokenFormat: 'jwt',
    jwt: { sign: { alg: signingAlgorithm } },
  }),
});

const ttlOf = ({ ttl }: ProviderFacts): Configuration['ttl'] => ({
  AccessToken: ttl,
  AuthorizationCode: 60,
  Grant: 14 * day,
  IdToken: hour,
  Interaction: hour,
  // A rotated refresh token keeps the remaining lifetime of its predecessor.
  RefreshToken: (ctx) => ctx.oidc.entities.RotatedRefreshToken?.remainingTTL ?? day,
  Session: 14 * day,
});

/** All requested scopes are granted without a consent page. */
async function grantOf(ctx: KoaContextWithOIDC, { audience, scopes }: ProviderFacts) {
  const { client: asking, session, provider } = ctx.oidc;
  const known = session?.grantIdFor(asking?.clientId ?? '');
  const grant = (known && (await provider.Grant.find(known))) || new provider.Grant();
  grant.accountId = session?.accountId;
  grant.clientId = asking?.clientId;
  grant.addOIDCScope('openid profile offline_access');
  grant.addResourceScope(audience, scopes.join(' '));
  await grant.save();
  return grant;
}

function accountOf(subject: string, people: readonly Person[]) {
  const email = parseTokenSubject(subject);
  const person = people.find((candidate) => candidate.email === email);
  const name = person ? `${person.firstName} ${person.lastName}` : email;
  const claims = { sub: subject, emails: [email], preferred_username: email, name, tfp: 'B2C_1_signin' };
  return { accountId: subject, claims: () => claims };
}

type Body = ReturnType<typeof renderSignedOutPage>;

async function show(
  ctx: KoaContextWithOIDC,
  body: Body,
  headers: Record<string, string> = pageHeaders,
): Promise<void> {
  ctx.set(headers);
  ctx.body = String(await body);
}
