import type { Server } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt, decodeProtectedHeader, SignJWT, generateKeyPair } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Unit } from '../../src/domain/access/roles.ts';
import { stopServer, startListening, getServerPort } from '../../deploy/nodeServer.ts';
import type { SeedPerson } from '../store/records.ts';
import { openStore, type Store } from '../store/store.ts';
import { createIdentityProvider, type IdentityProvider } from './createIdentityProvider.ts';
import { createTestClient, type TokenResponse } from '../../tests/factories/testClient.ts';

const settings = {
  productCode: 'MAKER',
  providerName: 'Maker',
  providerDomain: 'maker.example',
  supportEmail: 'support@maker.example',
};
const email = 'application.engineer@maker.example';
const person = (address: string, name: string, unit?: Omit<Unit, 'accountNumber'>): SeedPerson => ({
  azureId: address,
  firstName: name.split(' ')[0] ?? '',
  lastName: name.split(' ')[1] ?? '',
  email: address,
  label: 'Does things',
  units: unit ? [{ ...unit, accountNumber: '3005019' }] : [],
});
const people = [
  person(email, 'Application Engineer', { realm: 'STAFF', roles: ['APPLICATION_ENGINEER'] }),
  person('basic@customer.example', 'Customer <Basic>', { realm: 'CUSTOMER', roles: ['BASIC'] }),
  person('nobody@customer.example', 'New Person'),
];

let now = new Date();
const clock = (): Date => now;
const folder = mkdtemp(join(tmpdir(), 'identity-'));
let identity: IdentityProvider;
let server: Server;
let origin: string;
let store: Store;

/** Restarts with the stored data. */
async function start(): Promise<void> {
  store = openStore(join(await folder, 'portal.db'));
  identity = await createIdentityProvider({ origin, people, settings, store, clock });
}

beforeAll(async () => {
  server = await startListening((incoming, outgoing) => identity.handle(incoming, outgoing), {
    port: 0,
    host: 'localhost',
  });
  origin = `http://localhost:${getServerPort(server)}`;
  await start();
});
afterAll(async () => {
  await stopServer(server, 0);
  store.close();
  await rm(await folder, { recursive: true });
});
beforeEach(() => {
  now = new Date();
});

const client = () => createTestClient(origin, settings.providerDomain);
const bearing = (token: string): Request =>
  new Request(`${origin}/cms`, { headers: { authorization: `Bearer ${token}` } });

describe('signing in', () => {
  test('gives a token for the CMS that says whose it is', async () => {
    const tokens = await client().signIn(email);
    expect(tokens.expires_in).toBe(3600);
    expect(tokens.scope.split(' ')).toEqual(
      expect.arrayContaining([
        'https://maker.example/cms/read_write',
        'https://maker.example/cms/user_impersonation',
      ]),
    );
    expect(decodeProtectedHeader(tokens.access_token).typ).toBe('at+jwt');
    expect(decodeJwt(tokens.access_token)).toMatchObject({
      iss: `${origin}/identity`,
      aud: 'https://maker.example/cms',
      emails: [email],
    });
    expect(decodeJwt(tokens.id_token)).toMatchObject({ emails: [email], name: 'Application Engineer' });
    expect(await identity.verify(bearing(tokens.access_token))).toEqual({ email });
  });

  test('shows everybody who can, by what they are, and nothing as markup', async () => {
    const { result } = await client().authorise();
    if (!('page' in result)) throw new Error('There is no page');
    const text = await result.page.text();
    expect(text).toContain('<h2 id="STAFF">Maker</h2>');
    expect(text).toContain('Customer &lt;Basic&gt;');
    expect(text.indexOf('application.engineer')).toBeLessThan(text.indexOf('basic@customer'));
    expect(text.indexOf('id="CUSTOMER"')).toBeLessThan(text.indexOf('id="NONE"'));
    expect(text).not.toContain('<script');
    expect(result.page.headers.get('content-security-policy')).toContain("script-src 'none'");
  });

  test('is possible as somebody nobody knows, for whom the CMS has no place', async () => {
    const tokens = await client().signIn('New.Person@customer.example');
    expect(await identity.verify(bearing(tokens.access_token))).toEqual({
      email: 'new.person@customer.example',
    });
  });

  test('shows the page again when nobody was chosen', async () => {
    const browser = client();
    const { result } = await browser.authorise();
    if (!('page' in result)) throw new Error('There is no page');
    const again = await browser.go(result.page.url, { email: 'not an address' });
    expect(again.status).toBe(200);
    expect(await again.text()).toContain('Choose who you are');
  });

  test('that is over says so and leads back', async () => {
    const answer = await client().go(`${origin}/identity/interaction/unknown`);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('This sign-in is over');
  });

  test('is refused without a proof of the code, and to an address that is not registered', async () => {
    const without = await client().authorise({ code_challenge: '', code_challenge_method: '' });
    expect('back' in without.result && without.result.back.hash).toContain('error=invalid_request');
    const elsewhere = await client().authorise({ redirect_uri: 'https://evil.example/login' });
    expect('page' in elsewhere.result && elsewhere.result.page.status).toBe(400);
  });

  test('is not needed again in the same browser', async () => {
    const browser = client();
    await browser.signIn(email);
    const { result } = await browser.authorise({ prompt: 'none', redirect_uri: `${origin}/redirect.html` });
    expect('back' in result && result.back.pathname).toBe('/redirect.html');
    expect('back' in result && result.back.hash).toContain('code=');
  });

  test('without a page is refused where nobody is signed in', async () => {
    const { result } = await client().authorise({ prompt: 'none' });
    expect('back' in result && result.back.hash).toContain('error=login_required');
  });
});

describe('renewing', () => {
  test('gives a new access token and a new refresh token; the old one ends the session when it comes again', async () => {
    const browser = client();
    const first = await browser.signIn(email);
    const second: TokenResponse = await (await browser.refresh(first.refresh_token)).json();
    expect(await identity.verify(bearing(second.access_token))).toEqual({ email });
    expect(second.refresh_token).not.toBe(first.refresh_token);

    expect((await browser.refresh(first.refresh_token)).status).toBe(400);
    expect((await browser.refresh(second.refresh_token)).status).toBe(400);
  });

  test('works after a restart, and so does the access token from before', async () => {
    const browser = client();
    const before = await browser.signIn(email);
    store.close();
    await start();
    expect(await identity.verify(bearing(before.access_token))).toEqual({ email });
    const after: TokenResponse = await (await browser.refresh(before.refresh_token)).json();
    expect(await identity.verify(bearing(after.access_token))).toEqual({ email });
    const { result } = await browser.authorise({ prompt: 'none' });
    expect('back' in result && result.back.hash).toContain('code=');
  });
});

describe('signing out', () => {
  test('ends the session at the provider and leads back to Portal', async () => {
    const browser = client();
    const tokens = await browser.signIn(email);
    const page = await browser.signOut();
    const xsrf = /name="xsrf" value="(\w+)"/.exec(await page.text())?.[1] ?? '';
    const { result: open } = await browser.authorise({ prompt: 'none' });
    expect('back' in open && open.back.hash).toContain('code=');

    const done = await browser.follow(
      await browser.go(`${origin}/identity/session/end/confirm`, { xsrf, logout: 'yes' }),
    );
    expect('back' in done && done.back.href).toBe(`${origin}/logout?state=x`);
    const { result } = await browser.authorise({ prompt: 'none' });
    expect('back' in result && result.back.hash).toContain('error=login_required');
    expect((await browser.refresh(tokens.refresh_token)).status).toBe(400);
  });

  test('needs no press of a button where scripts run', async () => {
    const browser = client();
    await browser.signIn(email);
    const page = await browser.signOut();
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    const source = /<script src="([^"]+)"/.exec(await page.text())?.[1] ?? '';
    const script = await browser.go(origin + source);
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await script.text()).toContain('click()');
  });
});

describe('a token is refused', () => {
  const audience = 'https://maker.example/cms';
  const scope = `${audience}/read_write ${audience}/user_impersonation`;

  test('when there is none, or it is no token', async () => {
    expect(await identity.verify(new Request(origin))).toBeUndefined();
    expect(await identity.verify(bearing('x.y.z'))).toBeUndefined();
  });

  test('when it has ended', async () => {
    const token = await identity.mint(email, 60);
    now = new Date(now.getTime() + 59_000);
    expect(await identity.verify(bearing(token))).toEqual({ email });
    now = new Date(now.getTime() + 2_000);
    expect(await identity.verify(bearing(token))).toBeUndefined();
  });

  test('when it is an ID token', async () => {
    const { id_token: token } = await client().signIn(email);
    expect(await identity.verify(bearing(token))).toBeUndefined();
  });

  test('when somebody else has signed it', async () => {
    const { privateKey } = await generateKeyPair('ES256');
    const forged = await new SignJWT({ emails: [email], issuedMs: Date.now(), scope })
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt' })
      .setIssuer(`${origin}/identity`)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey);
    expect(await identity.verify(bearing(forged))).toBeUndefined();
  });

  test('when its signature is missing or its claims are changed', async () => {
    const [header = '', payload = '', signature = ''] = (await identity.mint(email)).split('.');
    const other = Buffer.from(
      JSON.stringify({ ...decodeJwt(`${header}.${payload}.`), emails: ['x@maker.example'] }),
    );
    expect(
      await identity.verify(bearing(`${header}.${other.toString('base64url')}.${signature}`)),
    ).toBeUndefined();
    const none = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url');
    expect(await identity.verify(bearing(`${none}.${payload}.`))).toBeUndefined();
  });

  test.each([
    ['for another audience', { providerDomain: 'other.example', from: undefined }],
    ['from another origin', { providerDomain: 'maker.example', from: 'http://localhost:1' }],
  ])('when it is %s', async (_, { providerDomain, from = origin }) => {
    // The same keys, so that only one claim is wrong.
    const twin = await createIdentityProvider({
      origin: from,
      people,
      settings: { ...settings, providerDomain },
      store,
      clock,
    });
    expect(await identity.verify(bearing(await twin.mint(email)))).toBeUndefined();
    expect(await twin.verify(bearing(await twin.mint(email)))).toEqual({ email });
  });

  test('when every token was made to end, unless it was issued after', async () => {
    const browser = client();
    const tokens = await browser.signIn(email);
    now = new Date(now.getTime() + 1);
    identity.expireAll();
    expect(await identity.verify(bearing(tokens.access_token))).toBeUndefined();
    now = new Date(now.getTime() + 1);
    const renewed: TokenResponse = await (await browser.refresh(tokens.refresh_token)).json();
    expect(await identity.verify(bearing(renewed.access_token))).toEqual({ email });
  });
});

test('a page of another origin cannot use a refresh token it came by', async () => {
  const tokens = await client().signIn(email);
  const answer = await fetch(`${origin}/identity/token`, {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
    body: new URLSearchParams({
      client_id: 'portal',
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token,
    }),
  });
  expect(answer.status).toBe(400);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});
