import { vi } from 'vitest';
import { lazyShapeTables } from '~/api/responses/lazyShapeTables.ts';
import { createResponseParser } from '~/api/responses/responseParser.ts';
import { getResponseKind } from '~/api/responses/shapes.ts';
import { cpqResponseShapes } from '~/api/cpqResponseShapes.ts';
import { firstAnswers } from '~/api/generated/firstAnswers.ts';
import { statusResponseShapes } from '~/api/statusOperations.ts';
import { getPassword } from '../../mocks/cpq/sessions.ts';
import { backEnds, seededEmails } from '../portal.tsx';
import { listResponseChanges, buildDataKey, type NamedResponseChange } from './responseChanges.ts';
import { createResponseCache, type ResponseCache } from './responseCache.ts';
import { startPageWorker } from './pageWorkers.ts';
import { openProvedPage, type PageFault } from './provedPage.tsx';
import { proofScreens, type ProvedOperation, type ProofScreen } from './screens.ts';

const tables = [firstAnswers, statusResponseShapes, cpqResponseShapes, ...lazyShapeTables];

export type ProofFault = PageFault & {
  readonly operationId: ProvedOperation;
  readonly change: string;
  readonly at: string;
};

export type OperationProof = {
  readonly operationId: ProvedOperation;
  /** Number of changed responses that were parsed. */
  readonly tried: number;
  /** Number of different results of parsing, the original excluded. */
  readonly distinct: number;
  readonly rendered: number;
  readonly faults: readonly ProofFault[];
  /** Fields whose changes never changed the result. */
  readonly unreached: readonly string[];
  /** Missing parts of a screen: calls it did not make, or controls it did not have. */
  readonly gaps: readonly string[];
};

type Group = { readonly key: string; readonly changes: NamedResponseChange[] };

/** Changes of an operation's response, grouped by equal result of parsing. */
function groupChanges(operationId: ProvedOperation, sent: readonly unknown[]) {
  const kind = tables.flatMap((table) => getResponseKind(table, operationId) ?? [])[0];
  if (!kind) throw new Error(`${operationId} stands in no table of shapes`);
  const read = createResponseParser(tables, operationId, () => undefined);
  const keyOf = (answer: unknown): string => {
    try {
      return buildDataKey(read(answer));
    } catch {
      return 'no answer';
    }
  };
  const asSent = sent.map(keyOf).join('\n');
  const changes = listResponseChanges(kind, operationId);
  const groups = new Map<string, Group>();
  const reached = new Set<string | undefined>();
  for (const change of changes) {
    const key = sent.map((answer) => keyOf(change.apply(answer))).join('\n');
    if (key === asSent) continue;
    reached.add(change.field);
    const group = groups.get(key) ?? { key, changes: [] };
    groups.set(key, group);
    group.changes.push(change);
  }
  const fields = new Set(changes.flatMap(({ field }) => field ?? []));
  return {
    tried: changes.length * sent.length,
    groups: [...groups.values()],
    unreached: [...fields].filter((field) => !reached.has(field)),
  };
}

/** Signs in to the quoting system as its form does. */
async function signInToQuotes(email: string, answers: ResponseCache): Promise<void> {
  const body = JSON.stringify({ email, password: getPassword(email) });
  const headers = { 'Content-Type': 'application/json' };
  const response = await answers.fetch('/api/auth/login', { method: 'POST', body, headers });
  const { token }: { token: string } = await response.json();
  document.cookie = `cpqToken=${encodeURIComponent(token)}; path=/`;
  document.cookie = `cpqAccount=${encodeURIComponent(email)}; path=/`;
}

/** Number of changes listed in a fault. */
const namedChanges = 3;

/** Maximum number of times a page is rendered until it makes its call. */
const maxFirstShows = 4;

/** Renders a screen with each distinct response. */
async function proveScreen(
  operationId: ProvedOperation,
  screen: ProofScreen,
  choose: (groups: readonly Group[]) => readonly Group[],
): Promise<OperationProof> {
  const { as = 'admin', deeds = [], isOfSession = false, isQuoting = false, begin } = screen;
  begin?.(backEnds);
  const textOf = (text: ProofScreen['at']): string =>
    typeof text === 'string' ? text : text(backEnds.store);
  const at = textOf(screen.at);
  const answers = createResponseCache(fetch);
  vi.stubGlobal('fetch', answers.fetch);
  vi.stubGlobal('Worker', function Worker(script: string | URL) {
    return startPageWorker(script);
  });
  if (isQuoting) await signInToQuotes(seededEmails[as], answers);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const page = openProvedPage(
    {
      as: seededEmails[as],
      at,
      deeds: deeds.map((deed) => ('fill' in deed ? { ...deed, text: textOf(deed.text) } : deed)),
      isOfSession,
    },
    answers,
  );
  try {
    let asSent = await page.showFirst();
    // On a slow machine a late script is available at the next rendering.
    for (let times = 1; times < maxFirstShows && answers.sentBy(operationId).length === 0; times += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      asSent = await page.showFirst();
    const gaps = page.missing().map((name) => `${at} has nothing called ${name}`);
    gaps.push(...asSent.map(({ kind, detail }) => `${at} as it is: ${kind} ${detail}`));
    const sent = answers.sentBy(operationId);
    if (sent.length === 0) gaps.push(`${at} does not ask for ${operationId}`);
    const { groups, tried, unreached } = groupChanges(operationId, sent);
    const faults: ProofFault[] = [];
    const chosen = choose(groups);
    for (const { changes } of chosen) {
      const [change] = changes;
      if (!change) continue;
      answers.change({ operationId, apply: change.apply });
      // oxlint-disable-next-line no-await-in-loop -- one page
      const found = await page.show();
      const names = changes.slice(0, namedChanges).map(({ name }) => name);
      faults.push(...found.map((fault) => ({ ...fault, operationId, at, change: names.join(', ') })));
    }
    return { operationId, tried, distinct: groups.length, rendered: chosen.length, faults, unreached, gaps };
  } finally {
    page.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
}

/**
 * Checks on each screen of an operation that a malformed response breaks no more than the part that displays
 * it.
 */
export async function proveOperation(
  operationId: ProvedOperation,
  choose: (groups: readonly Group[]) => readonly Group[] = (groups) => groups,
  isChosen: (screen: ProofScreen) => boolean = () => true,
): Promise<readonly OperationProof[]> {
  const shown: readonly ProofScreen[] = proofScreens[operationId];
  const proofs: OperationProof[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one page after the other
  for (const screen of shown.filter(isChosen)) proofs.push(await proveScreen(operationId, screen, choose));
  return proofs;
}
