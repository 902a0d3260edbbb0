import { randomUUID } from 'node:crypto';
import { createLocalJWKSet, importJWK, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { signingAlgorithm, type Keys } from './keys.ts';
import type { Registration } from './registration.ts';

type TokenFacts = Registration & {
  readonly keys: Keys;
  /** Lifetime of an access token, in seconds. */
  readonly ttl: number;
  readonly clock: () => Date;
};

export type Tokens = {
  /** Whose token a request brings; undefined when it brings none that holds here and now. */
  readonly verify: (request: Request) => Promise<{ email: string } | undefined>;
  /** An access token as the provider would make it, without anybody signing in. `ttl` in seconds. */
  readonly mint: (email: string, ttl?: number) => Promise<string>;
  /** The provider's claims beyond the standard ones. */
  readonly claims: (email: string) => z.infer<typeof claims>;
  readonly expireAll: () => void;
};

/** `issuedMs` tells apart tokens of one and the same second, which `iat` cannot. */
const claims = z.object({ emails: z.tuple([z.email()]), issuedMs: z.number() });
const verified = claims.extend({ scope: z.string() });

export function createTokens({ issuer, audience, clientId, scopes, keys, ttl, clock }: TokenFacts): Tokens {
  const { d: _, ...publicKey } = keys.signing;
  const keySet = createLocalJWKSet({ keys: [publicKey] });
  let refusedUntil = 0;

  const claimsOf = (email: string): z.infer<typeof claims> => ({
    emails: [email],
    issuedMs: clock().getTime(),
  });

  return {
    async verify(request) {
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
    async mint(email, life = ttl) {
      const now = Math.floor(clock().getTime() / 1000);
      return new SignJWT({ ...claimsOf(email), client_id: clientId, scope: scopes.join(' ') })
        .setProtectedHeader({ alg: signingAlgorithm, typ: 'at+jwt', kid: keys.signing.kid ?? '' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(subjectOf(email))
        .setJti(randomUUID())
        .setIssuedAt(now)
        .setExpirationTime(now + life)
        .sign(await importJWK(keys.signing, signingAlgorithm));
    },
    claims: claimsOf,
    expireAll: () => {
      refusedUntil = clock().getTime();
    },
  };
}

/** The subject of a token is the address in hex: the sign-in library takes capital and small letters for the same. */
export const subjectOf = (email: string): string => Buffer.from(email).toString('hex');

export const emailOf = (subject: string): string => Buffer.from(subject, 'hex').toString();
