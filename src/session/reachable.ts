import type { Config } from '~/config.ts';
import { SignInError } from './identity.ts';

type Provider = Pick<Config['identity'], 'authority' | 'protocol' | 'metadata'>;

/** Longest time, in ms, that the provider may take to answer anything at all. */
const reachTimeout = 10_000;

/**
 * Its keys where the installation gives its discovery document, which may have no address of its own, else that
 * document.
 */
function publicUrl({ authority, protocol, metadata }: Provider): string {
  const given: unknown = metadata ? JSON.parse(metadata) : undefined;
  if (typeof given === 'object' && given !== null && 'jwks_uri' in given) return String(given.jwks_uri);
  return `${authority.replace(/\/$/, '')}${protocol === 'AAD' ? '/v2.0' : ''}/.well-known/openid-configuration`;
}

/** Rejects where the provider cannot be reached, for which a browser has an error page of its own. */
export async function expectReachable(provider: Provider): Promise<void> {
  try {
    // Whatever it answers, it is there.
    await fetch(publicUrl(provider), {
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(reachTimeout),
    });
  } catch (error) {
    throw new SignInError('UNREACHABLE', error);
  }
}

/** The work, failing as soon as the provider turns out not to be there. */
export function whileReachable<Value>(provider: Provider, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    work.then(resolve, reject);
    expectReachable(provider).catch(reject);
  });
}

/** Time between two looks at a window, in ms. */
const interval = 250;
/** Time in which the answer of a window that closes itself is still on its way, in ms. */
const grace = 1000;

export function whenClosed(watched: Pick<Window, 'closed'>, tell: () => void): () => void {
  let closing: ReturnType<typeof setTimeout> | undefined;
  const looking = setInterval(() => {
    if (!watched.closed) return;
    clearInterval(looking);
    closing = setTimeout(tell, grace);
  }, interval);
  return () => {
    clearInterval(looking);
    clearTimeout(closing);
  };
}
