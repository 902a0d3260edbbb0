import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sanitizeReturnPath } from './returnPath.ts';

const origin = 'https://portal.example';

describe('is gone back to', () => {
  test.each([
    ['/', '/'],
    ['/configurations', '/configurations'],
    ['/configurations/OU1234/0A?tab=FILES', '/configurations/OU1234/0A?tab=FILES'],
    ['/configurations?search=a%26b#top', '/configurations?search=a%26b'],
    ['/configurations?next=https://other.example/', '/configurations?next=https://other.example/'],
    ['/permissions/1/somebody@maker.example', '/permissions/1/somebody@maker.example'],
    ['/loginHelp', '/loginHelp'],
    [`/${'a'.repeat(2047)}`, `/${'a'.repeat(2047)}`],
    ['/configurations/login', '/configurations/login'],
    ['/a/../configurations', '/configurations'],
  ])('%s', (candidate, path) => expect(sanitizeReturnPath(candidate, origin)).toBe(path));
});

describe('is not', () => {
  test.each([
    '',
    'configurations',
    '//other.example',
    '///other.example',
    '/\\other.example',
    '\\\\other.example',
    'https://other.example/',
    'https://portal.example/configurations',
    'https:',
    'javascript:alert(1)',
    'data:text/html,x',
    '@other.example',
    '%2f%2fother.example',
    '/%2f%2fother.example',
    '/%2Fother.example',
    '/%5Cother.example',
    '\t//other.example',
    '/\t/other.example',
    '/\n/other.example',
    ' //other.example',
    '/..//other.example',
    '/.//other.example',
    '/a/..//other.example',
    '/configurations\r\nSet-Cookie: a=b',
    '/configurations%0d%0aSet-Cookie: a=b',
    '/login',
    '/login/',
    '/login?next=/',
    '/LOGIN',
    '/%6cogin',
    '/a/../login',
    '/logout',
    '/logout#x',
    `/${'a'.repeat(2048)}`,
  ])('“%s”', (candidate) => expect(sanitizeReturnPath(candidate, origin)).toBeUndefined());

  test.each([undefined, null, 7, {}, ['/configurations']])('%j, which is no text', (candidate) => {
    expect(sanitizeReturnPath(candidate, origin)).toBeUndefined();
  });
});

test('whatever is returned stays on this origin, in a browser as well as when it is joined to the origin', () => {
  const hostile = fc.constantFrom(
    '/',
    '\\',
    '//',
    '..',
    '.',
    '%2f',
    '%5c',
    '@',
    ':',
    '?',
    '#',
    '\t',
    '\n',
    'https:',
    'other.example',
    'login',
    'a',
    ' ',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(hostile, { maxLength: 12 }).map((pieces) => pieces.join('')),
    fc.array(hostile, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const path = sanitizeReturnPath(text, origin);
      if (path === undefined) return;
      expect(new URL(path, origin).origin).toBe(origin);
      expect(new URL(origin + path).origin).toBe(origin);
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(new URL(path, origin).pathname).not.toMatch(/^\/(?:login|logout)(?:\/|$)/i);
      expect(sanitizeReturnPath(path, origin)).toBe(path);
    }),
    { numRuns: 10_000 },
  );
});
