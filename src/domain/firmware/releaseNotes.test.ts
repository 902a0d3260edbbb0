import { expect, test } from 'vitest';
import {
  canFitInUrl,
  validateFirmwareNote,
  validateReleaseNote,
  filterVersionRange,
} from './releaseNotes.ts';

const files = ['2.0', '3.9', '3.10', '3.2'].map((version) => ({ version }));

test.each([
  ['3.2', '3.10', ['3.10', '3.9']],
  ['3.10', '3.10', []],
  [undefined, '3.2', ['3.2', '2.0']],
  ['1.0', '9.0', ['3.10', '3.9', '3.2', '2.0']],
  ['3.10', '3.2', []],
])('from %s to %s', (installed, chosen, versions) => {
  expect(filterVersionRange(files, installed, chosen).map(({ version }) => version)).toEqual(versions);
});

test.each([
  ['', 'A note is required'],
  ['..', 'A note is more than dots'],
  ['x'.repeat(501), 'A note has at most 500 characters'],
  ['For cranes / harbours', undefined],
])('the note %j', (note, message) => {
  expect(validateFirmwareNote(note)).toBe(message);
});

test.each([
  ['', true],
  ['x'.repeat(1500), true],
  ['x'.repeat(1501), false],
  // Six characters each in an address.
  ['ä'.repeat(251), false],
])('whether %j fits into an address is %s', (note, fits) => {
  expect(canFitInUrl(note)).toBe(fits);
});

test('a release note may be empty, but not endless', () => {
  expect([validateReleaseNote(''), validateReleaseNote('x'.repeat(20_001))]).toEqual([
    undefined,
    'A release note has at most 20,000 characters',
  ]);
});
