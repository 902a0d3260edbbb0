import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useWorkerResult } from './useWorker.ts';

/** Requests that the test resolves. */
function asked() {
  const waiting = new Map<string, PromiseWithResolvers<string>>();
  const ask = (question: string): Promise<string> => {
    const answer = Promise.withResolvers<string>();
    waiting.set(question, answer);
    return answer.promise;
  };
  const settle = (question: string, answer: string | Error): Promise<void> =>
    act(async () => {
      const { resolve, reject } = waiting.get(question) ?? {};
      if (answer instanceof Error) reject?.(answer);
      else resolve?.(answer);
      await Promise.resolve();
    });
  return { ask, settle, questions: () => [...waiting.keys()] };
}

const rendered = (ask: (question: string) => Promise<string>, first: string | undefined) =>
  renderHook(({ question }) => useWorkerResult(ask, question), {
    initialProps: { question: first },
  });

test('nothing is asked before there is a question', async () => {
  const { ask, settle, questions } = asked();
  const { result, rerender } = rendered(ask, undefined);
  expect(questions()).toEqual([]);
  rerender({ question: 'one' });
  await settle('one', 'ONE');
  expect(result.current).toEqual({ output: 'ONE' });
});

test('the last answer stays until the next, and one that comes too late is left out', async () => {
  const { ask, settle } = asked();
  const { result, rerender } = rendered(ask, 'one');
  await settle('one', 'ONE');
  rerender({ question: 'two' });
  rerender({ question: 'three' });
  await settle('two', 'TWO');
  expect(result.current).toEqual({ output: 'ONE' });
  await settle('three', 'THREE');
  expect(result.current).toEqual({ output: 'THREE' });
});

test('a question without an answer says why', async () => {
  const { ask, settle } = asked();
  const { result } = rendered(ask, 'one');
  await settle('one', new Error('It takes too long to read'));
  expect(result.current).toEqual({ failure: 'It takes too long to read' });
});
