import { createHash, randomBytes } from 'node:crypto';
import { createRegistration } from '../../mocks/identity/clientRegistration.ts';

export type TokenResponse = {
  readonly access_token: string;
  readonly id_token: string;
  readonly refresh_token: string;
  readonly scope: string;
  readonly expires_in: number;
};

const random = (): string => randomBytes(32).toString('base64url');

/** The sign-in of a browser with MSAL: it stores cookies and follows redirects. */
export function createTestClient(origin: string, providerDomain = 'maker.example') {
  const { issuer, clientId, scopes } = createRegistration(origin, providerDomain);
  const common = { client_id: clientId, redirect_uri: `${origin}/login` };
  const scope = [...scopes, 'openid', 'profile', 'offline_access'].join(' ');
  const cookies = new Map<string, string>();

  async function go(address: string, form?: Record<string, string>): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { cookie },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return answer;
  }

  /** Follows redirects within the provider; returns its page, or the URL that leads back to Portal. */
  async function follow(answer: Response): Promise<{ page: Response } | { back: URL }> {
    const location = answer.headers.get('location');
    if (location === null) return { page: answer };
    const next = new URL(location, origin);
    return next.pathname.startsWith('/identity/') ? follow(await go(next.href)) : { back: next };
  }

  const token = (form: Record<string, string>): Promise<Response> =>
    fetch(`${issuer}/token?client-request-id=${random()}`, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ client_id: common.client_id, scope, ...form }),
    });

  return {
    go,
    follow,
    /** Requests an authorisation code; `extra` adds parameters such as prompt=none. */
    async authorise(extra: Record<string, string> = {}) {
      const verifier = random();
      const query = new URLSearchParams({
        ...common,
        scope,
        response_type: 'code',
        response_mode: 'fragment',
        state: random(),
        nonce: random(),
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        ...extra,
      });
      return { verifier, result: await follow(await go(`${issuer}/auth?${query}`)) };
    },
    /** Signs in on the provider's page as the person with this e-mail address. */
    async signIn(email: string): Promise<TokenResponse> {
      const { verifier, result } = await this.authorise();
      const page = 'page' in result ? result.page : undefined;
      const chosen = page ? await follow(await go(page.url, { email })) : result;
      if (!('back' in chosen)) throw new Error(`Signing in ended at ${chosen.page.url}`);
      const code = new URLSearchParams(chosen.back.hash.slice(1)).get('code') ?? '';
      const answer = await token({
        ...common,
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
      });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    },
    /** Renews a token like MSAL, which requests every scope again. */
    refresh: (refreshToken: string): Promise<Response> =>
      token({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    /** Starts a sign-out like MSAL, without naming the user. */
    signOut: (): Promise<Response> =>
      go(
        `${issuer}/session/end?${new URLSearchParams({ post_logout_redirect_uri: `${origin}/logout`, state: 'x' })}`,
      ),
  };
}
