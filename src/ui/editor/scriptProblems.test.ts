import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCommandContext } from '~/domain/command/validateScriptLine.ts';
import { validateLines, maxListedProblems, type ScriptProblems } from './scriptProblems.ts';

const knowledge = createCommandContext(
  [
    {
      catalogue: 'RX',
      name: 'STATUS',
      commandClass: 'BASIC',
      commandState: 'INACTIVE',
      argumentTypes: ['NONE'],
      description: '',
      firmwareInfos: [],
    },
  ],
  { productCode: 'MAKER' },
);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a long script is checked to its end in more than one stretch, its first problems are listed, all are counted', () => {
  const told: ScriptProblems[] = [];
  let now = 0;
  // Each reading of the clock adds a millisecond.
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1));
  const at = (line: number) => (line % 2 === 0 ? 'RX:NONE' : 'RX:STATUS');
  validateLines({ count: 10_000, at }, knowledge, (problems) => told.push(problems));
  expect(told).toEqual([]);
  vi.runAllTimers();
  const last = told.at(-1);
  expect(told.length).toBeGreaterThan(5);
  expect([last?.errors, last?.warnings, last?.checked]).toEqual([5000, 5000, 1]);
  expect(last?.listed).toHaveLength(maxListedProblems);
  expect(last?.listed.slice(0, 2)).toMatchObject([
    { line: 1, kind: 'INACTIVE' },
    { line: 2, kind: 'UNKNOWN_COMMAND' },
  ]);
});

test('checking that was ended tells no more', () => {
  const tell = vi.fn<(problems: ScriptProblems) => void>();
  const stop = validateLines({ count: 10, at: () => 'RX:NONE' }, knowledge, tell);
  stop();
  vi.runAllTimers();
  expect(tell).not.toHaveBeenCalled();
});
