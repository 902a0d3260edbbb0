import { appendFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as editors from '~/ui/editor/CodeEditor.tsx';
import { PlainTextEditor } from '../factories/PlainTextEditor.tsx';
import { setUpPortal, tearDownPortal, preloadPages } from '../portal.tsx';
import { proveOperation } from './proveOperation.ts';
import { proofScreens, type ProvedOperation } from './screens.ts';

const { PROOF_OPERATIONS = '', PROOF_PART = '1/1', PROOF_RESULTS } = process.env;

beforeAll(preloadPages, 60_000);
beforeEach(() => {
  setUpPortal();
  // The editor needs a browser: in jsdom it would handle every click of later tests.
  vi.spyOn(editors, 'CodeEditor').mockImplementation(PlainTextEditor);
});
// Logged errors are already counted as faults.
afterEach(() => tearDownPortal().catch(() => undefined));

const isOperation = (name: string): name is ProvedOperation => Object.hasOwn(proofScreens, name);
const [part = 1, parts = 1] = PROOF_PART.split('/').map(Number);
const named = PROOF_OPERATIONS.split(',').filter(Boolean);

const chosen = Object.keys(proofScreens)
  .filter(isOperation)
  .filter((name) => named.length === 0 || named.includes(name))
  .filter((_, index) => index % parts === part - 1);

test.each(chosen)('%s', async (operationId) => {
  const proofs = await proveOperation(operationId);
  // Faults are evaluated by run.mjs.
  expect(proofs).toHaveLength(proofScreens[operationId].length);
  if (PROOF_RESULTS) appendFileSync(PROOF_RESULTS, `${JSON.stringify({ operationId, proofs })}\n`);
});
