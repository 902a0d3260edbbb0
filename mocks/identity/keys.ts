import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Collection } from '../store/collection.ts';

/** Secrets of the provider: the private key signs tokens, the secret signs cookies. */
export type Keys = { readonly signing: JWK; readonly cookies: string };

export const signingAlgorithm = 'ES256';

const random = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** The provider's keys, made the first time they are asked for: what they signed holds across restarts. */
export async function keysIn(collection: Collection<Keys>): Promise<Keys> {
  const known = collection.get('keys');
  if (known) return known;
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true });
  const signing = { ...(await exportJWK(privateKey)), kid: random(8), use: 'sig', alg: signingAlgorithm };
  const keys = { signing, cookies: random(32) };
  collection.put('keys', keys);
  return keys;
}
