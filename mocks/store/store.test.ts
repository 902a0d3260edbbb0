import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore, type Store } from './store.ts';

let folder: string;
let path: string;
const opened: Store[] = [];

function open(): Store {
  const store = openStore(path);
  opened.push(store);
  return store;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
  path = join(folder, 'portal.db');
});
afterEach(async () => {
  for (const store of opened.splice(0)) store.close();
  await rm(folder, { recursive: true });
});

async function* chunks(count: number, size: number): AsyncGenerator<Uint8Array> {
  for (let index = 0; index < count; index++) yield new Uint8Array(size).fill(index);
}

describe('a store', () => {
  test('keeps what it was given when it is opened again', async () => {
    const first = open();
    first.collection<{ name: string }>('things').put('a', { name: 'Å' });
    first.outbox.add('MAIL', '2026-01-01T00:00:00.000Z', { subject: 'Hello' });
    const { fileId, sha256 } = await first.files.write(chunks(5, 700_000));
    first.close();
    opened.length = 0;

    const second = open();
    expect(second.collection('things').get('a')).toEqual({ name: 'Å' });
    expect(second.outbox.all()).toMatchObject([{ kind: 'MAIL', body: { subject: 'Hello' } }]);
    expect(second.files.find(fileId)).toEqual({ fileId, size: 3_500_000, sha256 });
    const bytes = Buffer.concat([...second.files.read(fileId)]);
    expect(bytes.length).toBe(3_500_000);
    expect([bytes[0], bytes[699_999], bytes[700_000], bytes[3_499_999]]).toEqual([0, 0, 1, 4]);
  });

  test('does all of a transaction or nothing of it, also when it is part of another', () => {
    const store = open();
    const things = store.collection<number>('things');
    things.put('a', 1);
    const failing = () =>
      store.transaction(() => {
        things.put('a', 2);
        store.transaction(() => things.put('b', 3));
        throw new Error('No');
      });
    expect(failing).toThrow('No');
    expect([things.get('a'), things.get('b')]).toEqual([1, undefined]);
    store.transaction(() => things.put('b', 3));
    expect(things.all()).toEqual([1, 3]);
  });

  test('forgets everything but what is to be kept', async () => {
    const store = open();
    expect(store.isEmpty()).toBe(true);
    store.collection('keys').put('a', 1);
    expect([store.isEmpty(), store.isEmpty(['keys'])]).toEqual([false, true]);
    store.collection('things').put('a', 1);
    await store.files.write(chunks(1, 10));
    store.clear(['keys']);
    expect([store.collection('keys').all(), store.collection('things').all()]).toEqual([[1], []]);
    expect(store.isEmpty(['keys'])).toBe(true);
  });

  test('throws a half-written file away', async () => {
    const store = open();
    const breaking = async function* (): AsyncGenerator<Uint8Array> {
      yield* chunks(2, 1024 * 1024);
      throw new Error('Broken off');
    };
    await expect(store.files.write(breaking())).rejects.toThrow('Broken off');
    const { fileId } = await store.files.write(chunks(1, 1));
    store.files.delete(fileId);
    expect(store.files.find(fileId)).toBeUndefined();
    expect([...store.files.read(fileId)]).toEqual([]);
  });
});

/** Writes numbers one by one and prints each after it is stored; one file is always incomplete. */
const writer = (module: string, file: string): string => `
  import { openStore } from ${JSON.stringify(module)};
  const store = openStore(${JSON.stringify(file)});
  const slow = async function* () {
    for (;;) {
      yield new Uint8Array(1024 * 1024);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  };
  store.files.write(slow());
  const numbers = store.collection('numbers');
  const doubles = store.collection('doubles');
  for (let number = numbers.all().length; ; number++) {
    store.transaction(() => {
      numbers.put(String(number).padStart(8, '0'), number);
      doubles.put(String(number).padStart(8, '0'), 2 * number);
    });
    process.stdout.write(number + '\\n');
    await new Promise((resolve) => setImmediate(resolve));
  }
`;

describe('a process killed amid writes', () => {
  test('loses nothing it has acknowledged, and leaves nothing half-done', async () => {
    const module = new URL('store.ts', import.meta.url).href;
    let acknowledged = -1;
    for (const after of [40, 15, 25]) {
      const child = spawn(process.execPath, ['--input-type=module', '-e', writer(module, path)]);
      const goal = acknowledged + after;
      for await (const line of createInterface(child.stdout)) {
        acknowledged = Math.max(acknowledged, Number(line));
        if (acknowledged >= goal) child.kill('SIGKILL');
      }
      const store = openStore(path);
      const numbers = store.collection<number>('numbers').all();
      const doubles = store.collection<number>('doubles').all();
      expect(numbers.length).toBeGreaterThan(acknowledged);
      expect(numbers).toEqual(numbers.map((_, index) => index));
      expect(doubles).toEqual(numbers.map((number) => 2 * number));
      // File ids ascend: an incomplete file that had survived would be among these.
      expect([1, 2, 3, 4].map((fileId) => store.files.find(fileId))).toEqual(Array(4).fill(undefined));
      expect([1, 2, 3, 4].flatMap((fileId) => [...store.files.read(fileId)])).toEqual([]);
      store.close();
      acknowledged = numbers.length - 1;
    }
  });
});
