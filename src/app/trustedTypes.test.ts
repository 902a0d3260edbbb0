import { expect, test, vi } from 'vitest';
import { config } from '~/config.ts';
import { installTrustedTypes } from './trustedTypes.ts';

/** Whether the page's own policy lets a script come from the address. */
function lets(address: string): boolean {
  const createPolicy = vi.fn<TrustedTypePolicyFactory['createPolicy']>();
  vi.stubGlobal('trustedTypes', { createPolicy });
  installTrustedTypes();
  vi.unstubAllGlobals();
  try {
    return createPolicy.mock.calls[0]?.[1]?.createScriptURL?.(address) === address;
  } catch {
    return false;
  }
}

test.each([
  ['/assets/worker-1a2b.js', true],
  [`${config.configuratorUrl}/embed.min.js`, true],
  [`${config.configuratorUrl}/embed.min.js?then=other`, false],
  [`${config.configuratorUrl}/other.js`, false],
  ['/embed.min.js', false],
  ['/cms/assets/x.js', false],
  ['https://elsewhere.example/assets/x.js', false],
  ['data:text/javascript,alert(1)', false],
])('a script from %s: %s', (address, isLet) => {
  expect(lets(address)).toBe(isLet);
});
