import { expect, test } from 'vitest';
import { parsePageParam } from './parseMember.ts';

test.each([
  ['', 1],
  ['page=2', 2],
  ['page=0', 1],
  ['page=1e3', 1],
  ['page=99999999', 1],
])('the page of “%s” is %i', (address, page) =>
  expect(parsePageParam(new URLSearchParams(address))).toBe(page),
);
