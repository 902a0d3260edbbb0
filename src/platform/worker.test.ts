import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWorkerClient, type WorkerRequest } from './worker.ts';

/** A worker whose responses the test sends. */
class FakeWorker extends EventTarget {
  readonly asked: WorkerRequest<string>[] = [];
  terminated = false;

  postMessage(question: WorkerRequest<string>): void {
    this.asked.push(question);
  }

  terminate(): void {
    this.terminated = true;
  }

  answer(data: object): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const started: FakeWorker[] = [];
const client = () =>
  createWorkerClient<string, string>(() => {
    const worker = new FakeWorker();
    started.push(worker);
    return worker as unknown as Worker;
  }, 1000);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  started.length = 0;
  vi.useRealTimers();
});

test('answers go to their questions, in whatever order they come', async () => {
  const { ask } = client();
  const [one, two] = [ask('one'), ask('two')];
  started[0]?.answer({ id: 2, output: 'TWO' });
  started[0]?.answer({ id: 1, output: 'ONE' });
  expect(await Promise.all([one, two])).toEqual(['ONE', 'TWO']);
  expect(started).toHaveLength(1);
});

test('a failure is the failure of its question only', async () => {
  const { ask } = client();
  const [one, two] = [ask('one'), ask('two')];
  started[0]?.answer({ id: 1, failure: 'No' });
  started[0]?.answer({ id: 2, output: 'TWO' });
  await expect(one).rejects.toThrow('No');
  expect(await two).toBe('TWO');
});

test('a worker that takes too long is stopped, and the next question starts another', async () => {
  const { ask } = client();
  const one = ask('one');
  vi.advanceTimersByTime(999);
  expect(started[0]?.terminated).toBe(false);
  vi.advanceTimersByTime(1);
  await expect(one).rejects.toThrow('It takes too long to read');
  expect(started[0]?.terminated).toBe(true);
  const two = ask('two');
  started[1]?.answer({ id: 2, output: 'TWO' });
  expect(await two).toBe('TWO');
});

test('what is called off does not stay open', async () => {
  const { ask, stop } = client();
  const one = ask('one');
  stop();
  await expect(one).rejects.toThrow('Called off');
  expect(started[0]?.terminated).toBe(true);
});

test('a worker that breaks fails all of its questions', async () => {
  const { ask } = client();
  const one = ask('one');
  started[0]?.dispatchEvent(new Event('error'));
  await expect(one).rejects.toThrow('It could not be read');
});
