import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { drawnOnce } from './drawnOnce.ts';

test('a picture is drawn when it is first asked for, and read from then on', () => {
  const [name, other] = [randomUUID(), randomUUID()];
  const draw = vi.fn(() => Uint8Array.of(1, 2, 3));
  expect([...drawnOnce(name, draw)]).toEqual([1, 2, 3]);
  expect([...drawnOnce(name, draw)]).toEqual([1, 2, 3]);
  expect(draw).toHaveBeenCalledTimes(1);
  expect([...drawnOnce(other, () => Uint8Array.of(4))]).toEqual([4]);
});

test('what could not be drawn is drawn when it is asked for again', () => {
  const name = randomUUID();
  const refuse = (): never => {
    throw new Error('No ink');
  };
  expect(() => drawnOnce(name, refuse)).toThrow('No ink');
  expect([...drawnOnce(name, () => Uint8Array.of(1))]).toEqual([1]);
});
