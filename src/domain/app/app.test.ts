import { describe, expect, test } from 'vitest';
import {
  appPlatforms,
  describeDeletionConsequence,
  describeEnableConsequence,
  findLatestApp,
  formatPlatform,
  type App,
  validateAppFileName,
  formatAppFileName,
  detectExtension,
  validateArchive,
  maxAppFileBytes,
  type ArchiveInspection,
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
  expect(appPlatforms.map(formatPlatform)).not.toContain('MODULATE_MAC');
  expect(formatPlatform('MODULATE_LINUX')).toBe('MODULATE_LINUX');
});

test('users are offered the highest enabled version of their platform', () => {
  const apps = [app('2.9'), app('2.10'), app('3.0', false), app('9.0', true, 'MODULATE_WINDOWS')];
  expect(findLatestApp(apps, 'MODULATE_MAC')?.version).toBe('2.10');
  expect(findLatestApp(apps, '103134_MODULATE_FILE')).toBeUndefined();
  const withoutFile = [...apps, { ...app('4.0'), size: null }];
  expect(findLatestApp(withoutFile, 'MODULATE_MAC')?.version).toBe('2.10');
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
    expect(describeEnableConsequence([old, current, next], changed, enabled)).toBe(sentence);
  });

  test('of deleting', () => {
    const all = [old, current, next];
    expect(all.map((each) => describeDeletionConsequence(all, each))).toEqual([
      'Users go on being offered version 2.10.',
      'Users will be offered version 2.9 instead of 2.10.',
      'Users go on being offered version 2.10.',
    ]);
  });

  test('of the only one', () => {
    expect(describeEnableConsequence([current], current, false)).toBe(
      'Users of this platform will be offered no app any more.',
    );
    expect(describeEnableConsequence([next], next, true)).toBe('Users will be offered version 3.0.');
    expect(describeEnableConsequence([next], next, false)).toBe('Users of this platform are offered no app.');
  });
});

test.each([
  [[0x50, 0x4b, 3, 4], '', 'zip'],
  [[0x50, 0x4b, 5, 6], 'empty', 'zip'],
  [[0x4d, 0x5a, 0x90], 'app.zip', 'exe'],
  [[0x78, 0x61, 0x72, 0x21], '', 'pkg'],
  [[1, 2, 3], 'App.DMG', 'dmg'],
  [[1, 2, 3], 'app', undefined],
  [[], '', undefined],
])('%j named %j is %s', (head, name, extension) => {
  expect(detectExtension(Uint8Array.from(head), name)).toBe(extension);
});

test('an app is saved under platform and version', () => {
  const stored = { platform: 'MODULATE_MAC', version: '2.10' };
  expect([formatAppFileName(stored, 'zip'), formatAppFileName(stored, undefined)]).toEqual([
    'MODULATE_MAC_2.10.zip',
    'MODULATE_MAC_2.10',
  ]);
});

test.each([
  ['app.zip', undefined],
  ['APP.ZIP', undefined],
  ['app.exe', 'app.exe is no zip file. Apps are uploaded as .zip.'],
  ['zip', 'zip is no zip file. Apps are uploaded as .zip.'],
])('the file %s', (name, message) => {
  expect(validateAppFileName(name)).toBe(message);
});

const facts = { entries: [{ name: 'a', size: 1 }], count: 1, size: 1 };
const good: ArchiveInspection = { ok: true, facts, cautions: [] };

test.each<[string, number, ArchiveInspection | undefined, string | undefined]>([
  ['a.zip', 10, good, undefined],
  ['a.zip', 10, undefined, undefined],
  ['a.exe', 10, undefined, 'a.exe is no zip file. Apps are uploaded as .zip.'],
  ['a.zip', 0, undefined, 'The file is empty.'],
  ['a.zip', maxAppFileBytes + 1, undefined, 'The file is larger than 2 GB.'],
  ['a.zip', 10, { ok: false, reason: 'Not whole.' }, 'Not whole.'],
  [
    'a.zip',
    10,
    { ok: true, facts: { entries: [], count: 0, size: 0 }, cautions: [] },
    'There is nothing in the archive.',
  ],
  ['a.zip', 10, { ok: true, facts, cautions: ['A bomb.', 'And more.'] }, 'A bomb.'],
])('%s of %i bytes', (name, size, look, sentence) => {
  expect(validateArchive(name, size, look)).toBe(sentence);
});
