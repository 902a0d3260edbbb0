import { randomUUID, randomBytes } from 'node:crypto';
import { createLocalJWKSet, importJWK, jwtVerify, SignJWT, exportJWK, generateKeyPair, type JWK } from 'jose';
import * as z from 'zod';
import type { ClientRegistration } from './clientRegistration.ts';
import type { Collection } from '../store/collection.ts';

/** `signing` is the private key of tokens, `cookies` the secret of cookie signatures. */
export type ProviderKeys = { readonly signing: JWK; readonly cookies: string };

export const signingAlgorithm = 'ES256';

const random = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** Loads the provider's keys, generating them on first use: tokens stay valid across restarts. */
export async function loadProviderKeys(collection: Collection<ProviderKeys>): Promise<ProviderKeys> {
  const known = collection.get('keys');
  if (known) return known;
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true });
  const signing = { ...(await exportJWK(privateKey)), kid: random(8), use: 'sig', alg: signingAlgorithm };
  const keys = { signing, cookies: random(32) };
  collection.put('keys', keys);
  return keys;
}

type TokenFacts = ClientRegistration & {
  readonly keys: ProviderKeys;
  /** Lifetime of an access token, in seconds. */
  readonly ttl: number;
  readonly clock: () => Date;
};

export type TokenService = ReturnType<typeof createTokenService>;

/** `issuedMs` distinguishes tokens issued in the same second, which `iat` cannot. */
const claims = z.object({ emails: z.tuple([z.email()]), issuedMs: z.number() });
const verified = claims.extend({ scope: z.string() });

export function createTokenService({ issuer, audience, clientId, scopes, keys, ttl, clock }: TokenFacts) {
  const { d: _, ...publicKey } = keys.signing;
  const keySet = createLocalJWKSet({ keys: [publicKey] });
  let refusedUntil = 0;

  const claimsOf = (email: string): z.infer<typeof claims> => ({
    emails: [email],
    issuedMs: clock().getTime(),
  });

  return {
    /** The user of the request's token; undefined without a valid token. */
    verify: async (request: Request): Promise<{ email: string } | undefined> => {
      const token = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
      if (token === undefined) return undefined;
      try {
        const expected = {
          issuer,
          audience,
          typ: 'at+jwt',
          algorithms: [signingAlgorithm],
          currentDate: clock(),
        };
        const { payload } = await jwtVerify(token, keySet, expected);
        const { scope, emails, issuedMs } = verified.parse(payload);
        const granted = scope.split(' ');
        if (!scopes.every((wanted) => granted.includes(wanted)) || issuedMs <= refusedUntil) return undefined;
        return { email: emails[0] };
      } catch {
        return undefined;
      }
    },
    /** Issues an access token without a sign-in. `life` is in seconds. */
    mint: async (email: string, life = ttl): Promise<string> => {
      const now = Math.floor(clock().getTime() / 1000);
      return new SignJWT({ ...claimsOf(email), client_id: clientId, scope: scopes.join(' ') })
        .setProtectedHeader({ alg: signingAlgorithm, typ: 'at+jwt', kid: keys.signing.kid ?? '' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(toTokenSubject(email))
        .setJti(randomUUID())
        .setIssuedAt(now)
        .setExpirationTime(now + life)
        .sign(await importJWK(keys.signing, signingAlgorithm));
    },
    claims: claimsOf,
    expireAll: (): void => {
      refusedUntil = clock().getTime();
    },
  };
}

/** The subject is the e-mail address in hex, as MSAL ignores the case of letters. */
export const toTokenSubject = (email: string): string => Buffer.from(email).toString('hex');

export const parseTokenSubject = (subject: string): string => Buffer.from(subject, 'hex').toString();
