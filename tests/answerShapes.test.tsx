import { beforeEach, expect, test, vi } from 'vitest';
import * as subsidiaries from '~/domain/account/subsidiaries.ts';
import * as editors from '~/ui/editor/CodeEditor.tsx';
import { PlainTextEditor } from './factories/PlainTextEditor.tsx';
import { proveOperation } from './proofs/proveOperation.ts';
import { proofScreens, type ProvedOperation } from './proofs/screens.ts';

/** Deterministic pseudo-random numbers, at least 0 and less than 1. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const operations: readonly ProvedOperation[] = [
  'configurationGet',
  'configurationFilter',
  'partGet',
  'ticketFilter',
  'quoteGet',
];
/** Number of responses of each operation rendered here; the proofs render all. */
const perOperation = 4;

// The editor needs a browser: in jsdom it would handle every click of later tests.
beforeEach(() => void vi.spyOn(editors, 'CodeEditor').mockImplementation(PlainTextEditor));

test.each(operations)('%s takes nothing down, whatever it answers', async (operationId) => {
  const random = randomNumbers(31);
  const [first] = proofScreens[operationId];
  const proofs = await proveOperation(
    operationId,
    (groups) =>
      Array.from({ length: perOperation }, () => groups[Math.floor(random() * groups.length)]).filter(
        (group) => group !== undefined,
      ),
    (screen) => screen === first,
  );
  expect(proofs.flatMap(({ faults, gaps }) => [...faults, ...gaps])).toEqual([]);
  expect(proofs.map(({ rendered }) => rendered)).toEqual([perOperation]);
});

test.each<[string, () => string, string]>([
  ['a text that nobody is to read', () => 'undefined', 'TEXT'],
  [
    'a fault of a part of the page',
    () => {
      throw new TypeError('Broken');
    },
    'CAUGHT',
  ],
])('%s is found', async (_, nameUnknown, kind) => {
  vi.spyOn(subsidiaries, 'formatAccountCountry').mockImplementation((area) =>
    area === 'NOBODY_KNOWS' ? nameUnknown() : area,
  );
  const proofs = await proveOperation('accountGet', (groups) =>
    groups.filter(({ changes }) => changes.some(({ field }) => field === 'Account.dataArea')),
  );
  const found = proofs.flatMap(({ faults }) => faults.filter((fault) => fault.kind === kind));
  expect(found.map(({ change }) => change).join()).toContain('Account.dataArea: "NOBODY_KNOWS"');
  expect(proofs.flatMap(({ gaps }) => gaps)).toEqual([]);
});
