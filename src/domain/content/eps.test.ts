import { expect, test } from 'vitest';
import { inspectEps } from './eps.ts';

const eps = (comments: string): Uint8Array =>
  new TextEncoder().encode(`%!PS-Adobe-3.0 EPSF-3.0\n${comments}\n`);

test.each<[string, number | undefined, number | undefined]>([
  ['%%BoundingBox: 0 0 72 144', 25.4, 50.8],
  ['%%BoundingBox: 0 0 Infinity 9', undefined, undefined],
  ['%%BoundingBox: 0 0 1e400 9', undefined, undefined],
  ['%%BoundingBox: 0 0 1e30 1e30', undefined, undefined],
  ['%%BoundingBox: 0 0 NaN 9', undefined, undefined],
  ['%%BoundingBox: 9 9 0 0', undefined, undefined],
  ['%%BoundingBox: (atend)', undefined, undefined],
])('%s is %s by %s mm', (comments, width, height) => {
  const found = inspectEps(eps(comments));
  expect(found).toMatchObject({ ok: true, facts: { width, height } });
});

test('signs that cannot be seen are shown in its title', () => {
  expect(inspectEps(eps('%%Title: a\u0008b'))).toMatchObject({ facts: { title: 'a[U+0008]b' } });
});
