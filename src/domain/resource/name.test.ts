import { describe, expect, test } from 'vitest';
import { isReservedResourceName, validateNewResourceName } from './name.ts';

test.each([
  ['all', true],
  ['..', true],
  ['ALL', false],
  ['DEVICE_ERRORS', false],
])('%s is reserved: %s', (name, is) => expect(isReservedResourceName(name)).toBe(is));

describe('the name of a new resource', () => {
  test.each([
    ['DEVICE_ERRORS_2', undefined],
    ['a.b-c', undefined],
    ['', 'A name is required'],
    ['ÄÖ', 'A name has letters, digits, underscores, dots and hyphens only'],
    ['a b', 'A name has letters, digits, underscores, dots and hyphens only'],
    ['a/b', 'A name has letters, digits, underscores, dots and hyphens only'],
    ['all', 'A resource cannot be called all'],
    ['..', 'A resource cannot be called ..'],
    ['x'.repeat(100), undefined],
    ['x'.repeat(101), 'A name has 100 characters at most'],
    ['Known', 'There is a resource called KNOWN already'],
  ])('%s: %s', (name, refusal) => expect(validateNewResourceName(name, ['KNOWN'])).toBe(refusal));
});
