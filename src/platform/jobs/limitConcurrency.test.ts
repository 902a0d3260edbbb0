import { expect, test } from 'vitest';
import { limitConcurrency } from './limitConcurrency.ts';

function gate() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { promise, resolve, reject };
}
const { signal } = new AbortController();

test('so many go at a time, the others in their order', async () => {
  const inTurn = limitConcurrency(2);
  const gates = [gate(), gate(), gate(), gate()];
  const begun: number[] = [];
  const done = gates.map(({ promise }, index) =>
    inTurn(signal, () => {
      begun.push(index);
      return promise;
    }),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  gates[1]?.resolve('one');
  await expect(done[1]).resolves.toBe('one');
  expect(begun).toEqual([0, 1, 2]);
  gates[2]?.reject(new Error('broken'));
  await expect(done[2]).rejects.toThrow('broken');
  expect(begun).toEqual([0, 1, 2, 3]);
  gates[0]?.resolve('zero');
  gates[3]?.resolve('three');
  await Promise.all([done[0], done[3]]);
  await expect(inTurn(signal, () => Promise.resolve('after'))).resolves.toBe('after');
});

test('what is called off before its turn is never begun, and takes nobody else’s', async () => {
  const inTurn = limitConcurrency(1);
  const first = gate();
  const running = inTurn(signal, () => first.promise);
  const controller = new AbortController();
  const begun: string[] = [];
  const given = inTurn(controller.signal, () => {
    begun.push('given up');
    return Promise.resolve('');
  });
  const last = inTurn(signal, () => Promise.resolve('last'));
  controller.abort(new Error('No longer'));
  await expect(given).rejects.toThrow('No longer');
  first.resolve('first');
  await running;
  await expect(last).resolves.toBe('last');
  expect(begun).toEqual([]);
});
