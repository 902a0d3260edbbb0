import { describe, expect, test } from 'vitest';
import {
  appPlatforms,
  consequenceOfDeletion,
  consequenceText,
  latestApp,
  platformText,
  type App,
} from './app.ts';

const app = (version: string, enabled = true, platform = 'MODULATE_MAC'): App => ({
  platform,
  version,
  message: '',
  enabled,
  size: 1,
});

test('every platform has words, and an unknown one is shown as it came', () => {
  expect(appPlatforms).toHaveLength(5);
  expect(appPlatforms.map(platformText)).not.toContain('MODULATE_MAC');
  expect(platformText('MODULATE_LINUX')).toBe('MODULATE_LINUX');
});

test('users are offered the highest enabled version of their platform', () => {
  const apps = [app('2.9'), app('2.10'), app('3.0', false), app('9.0', true, 'MODULATE_WINDOWS')];
  expect(latestApp(apps, 'MODULATE_MAC')?.version).toBe('2.10');
  expect(latestApp(apps, '103134_MODULATE_FILE')).toBeUndefined();
  const withoutFile = [...apps, { ...app('4.0'), size: null }];
  expect(latestApp(withoutFile, 'MODULATE_MAC')?.version).toBe('2.10');
});

describe('the consequence of enabling and disabling', () => {
  const old = app('2.9');
  const current = app('2.10');
  const next = app('3.0', false);
  test.each([
    [next, true, 'Users will be offered version 3.0 instead of 2.10.'],
    [current, false, 'Users will be offered version 2.9 instead of 2.10.'],
    [old, false, 'Users go on being offered version 2.10.'],
  ])('%j to %s', (changed, enabled, sentence) => {
    expect(consequenceText([old, current, next], changed, enabled)).toBe(sentence);
  });

  test('of deleting', () => {
    const all = [old, current, next];
    expect(all.map((each) => consequenceOfDeletion(all, each))).toEqual([
      'Users go on being offered version 2.10.',
      'Users will be offered version 2.9 instead of 2.10.',
      'Users go on being offered version 2.10.',
    ]);
  });

  test('of the only one', () => {
    expect(consequenceText([current], current, false)).toBe(
      'Users of this platform will be offered no app any more.',
    );
    expect(consequenceText([next], next, true)).toBe('Users will be offered version 3.0.');
    expect(consequenceText([next], next, false)).toBe('Users of this platform are offered no app.');
  });
});
