import { appendFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as editors from '~/ui/editor/CodeEditor.tsx';
import { TextArea } from '../makers/textArea.tsx';
import { beginStory, endStory, loadPages } from '../portal.tsx';
import { proveOperation } from './proveOperation.ts';
import { screens, type ProvedOperation } from './screens.ts';

const { PROOF_OPERATIONS = '', PROOF_PART = '1/1', PROOF_RESULTS } = process.env;

beforeAll(loadPages, 60_000);
beforeEach(() => {
  beginStory();
  // The editor is for browsers only: once loaded, it hears every click of the tests that come after.
  vi.spyOn(editors, 'CodeEditor').mockImplementation(TextArea);
});
// What is said at the end of a page has been counted.
afterEach(() => endStory().catch(() => undefined));

const isOperation = (name: string): name is ProvedOperation => Object.hasOwn(screens, name);
const [part = 1, parts = 1] = PROOF_PART.split('/').map(Number);
const named = PROOF_OPERATIONS.split(',').filter(Boolean);

const chosen = Object.keys(screens)
  .filter(isOperation)
  .filter((name) => named.length === 0 || named.includes(name))
  .filter((_, index) => index % parts === part - 1);

test.each(chosen)('%s', async (operationId) => {
  const proofs = await proveOperation(operationId);
  // What is wrong with them is counted where the results are.
  expect(proofs).toHaveLength(screens[operationId].length);
  if (PROOF_RESULTS) appendFileSync(PROOF_RESULTS, `${JSON.stringify({ operationId, proofs })}\n`);
});
