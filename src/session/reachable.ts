import type { Config } from '~/config.ts';
import { SignInError } from './identity.ts';

type Provider = Pick<Config['identity'], 'authority' | 'protocol'>;

/** Longest time, in ms, that the provider may take to answer anything at all. */
const reachTimeout = 10_000;

/** The address that every provider answers, whoever asks. */
const discoveryUrl = ({ authority, protocol }: Provider): string =>
  `${authority.replace(/\/$/, '')}${protocol === 'AAD' ? '/v2.0' : ''}/.well-known/openid-configuration`;

/** Rejects where the provider cannot be reached, for which a browser has an error page of its own. */
export async function expectReachable(provider: Provider): Promise<void> {
  try {
    // Whatever it answers, it is there.
    await fetch(discoveryUrl(provider), {
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
