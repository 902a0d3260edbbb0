import { expect, test, vi } from 'vitest';
import { config } from '~/config.ts';
import { createDrawingFrame } from '~/domain/content/drawingFrame.ts';
import { installTrustedTypes } from './trustedTypes.ts';

/** Whether the policy allows a text as markup or as the URL of a script. */
function lets(kind: 'createHTML' | 'createScriptURL', text: string): boolean {
  const createPolicy = vi.fn<TrustedTypePolicyFactory['createPolicy']>();
  vi.stubGlobal('trustedTypes', { createPolicy });
  installTrustedTypes();
  vi.unstubAllGlobals();
  try {
    return createPolicy.mock.calls[0]?.[1]?.[kind]?.(text) === text;
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
  expect(lets('createScriptURL', address)).toBe(isLet);
});

const frame = createDrawingFrame('<svg onload="alert(1)"/>');

test.each([
  ['.a{color:red}', true],
  [frame, true],
  [`${frame}<script>alert(1)</script>`, false],
  [frame.replace('%3Csvg', '" onerror="alert(1)'), false],
  ['<img src=x onerror=alert(1)>', false],
])('markup %s: %s', (text, isLet) => {
  expect(lets('createHTML', text)).toBe(isLet);
});
