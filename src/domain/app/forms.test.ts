import { expect, test } from 'vitest';
import type { App } from './app.ts';
import { validateNewAppVersion } from './forms.ts';

const app = (version: string, size: number | null): App => ({
  platform: 'MODULATE_MAC',
  version,
  message: '',
  enabled: true,
  size,
});

test.each([
  ['', 'A version is required'],
  ['v3', 'A version is numbers with dots between them, for instance 3.10'],
  ['3.0', 'There is a version 3.0 already'],
  [' 3.00 ', 'There is a version 3.0 already'],
  ['3', 'There is a version 3.0 already'],
  // Announced, and its file has never come.
  ['4.0', undefined],
  ['4', 'There is a version 4.0 already'],
  ['3.1', undefined],
])('the new version %j', (version, error) => {
  expect(validateNewAppVersion(version, [app('3.0', 1), app('4.0', null)])).toBe(error);
});
