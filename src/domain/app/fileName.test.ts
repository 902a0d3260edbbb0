import { expect, test } from 'vitest';
import { appFileError, appFileName, detectedExtension } from './fileName.ts';

test.each([
  [[0x50, 0x4b, 3, 4], '', 'zip'],
  [[0x50, 0x4b, 5, 6], 'empty', 'zip'],
  [[0x4d, 0x5a, 0x90], 'app.zip', 'exe'],
  [[0x78, 0x61, 0x72, 0x21], '', 'pkg'],
  [[1, 2, 3], 'App.DMG', 'dmg'],
  [[1, 2, 3], 'app', undefined],
  [[], '', undefined],
])('%j named %j is %s', (head, name, extension) => {
  expect(detectedExtension(Uint8Array.from(head), name)).toBe(extension);
});

test('an app is saved under platform and version', () => {
  const app = { platform: 'MODULATE_MAC', version: '2.10' };
  expect([appFileName(app, 'zip'), appFileName(app, undefined)]).toEqual([
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
  expect(appFileError(name)).toBe(message);
});
