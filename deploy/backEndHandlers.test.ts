import { expect, test } from 'vitest';
import { maxCallTimeout } from '../src/api/timeouts.ts';
import { proxyTimeout } from './backEndHandlers.ts';

test('a call through the proxy has all the time the portal gives it', () =>
  expect(proxyTimeout).toBe(maxCallTimeout));
