import { type Bom, type BomNode, validateBom, findWhereUsed } from '~/domain/bom/bom.ts';
import { formatBomCsv, type BomPart } from '~/domain/bom/bomCsv.ts';
import { buildViewRoots, buildBomOutline, findItemPath, type BomViewMode } from '~/domain/bom/outline.ts';
import { parseBomXml } from '~/domain/bom/parseBomXml.ts';
import { exposeWorker } from '~/platform/worker.ts';
import type { BomWorkerResponses, BomWorkerRequest, BomViewRows } from './bomWorkerRequests.ts';
import { createWordMatcher } from '~/domain/words/search.ts';

/** @session ends with it */
let bom: Bom = { customerId: '', configurations: [], rows: [] };
let roots: Partial<Record<BomViewMode, readonly BomNode[]>> = {};
let parts: ReadonlyMap<string, BomPart> = new Map();

const rootsOf = (lens: BomViewMode): readonly BomNode[] => (roots[lens] ??= buildViewRoots(bom, lens));

function open(text: string): BomWorkerResponses['OPEN'] {
  const read = parseBomXml(text);
  if (!read.ok) return read;
  ({ bom } = read);
  roots = {};
  const { customerId, configurations, rows, unnamed = 0 } = bom;
  return { ok: true, customerId, products: configurations.slice(0, 1000), rows: rows.length, unnamed };
}

/** Columns instead of row objects: structured cloning of thousands of objects blocks the page. */
function view({ lens, depth, toggled, find }: Extract<BomWorkerRequest, { kind: 'VIEW' }>): BomViewRows {
  const hasText = createWordMatcher(find);
  const matches = (item: string): boolean => hasText(item, parts.get(item)?.label);
  const { rows, cut } = buildBomOutline(
    rootsOf(lens),
    { depth, toggled: new Set(toggled) },
    find.trim() === '' ? undefined : matches,
  );
  return {
    lens,
    keys: rows.map(({ key }) => key),
    items: rows.map(({ item }) => item),
    quantities: Float64Array.from(rows, ({ quantity }) => quantity),
    depths: Uint8Array.from(rows, (row) => row.depth),
    // Flag bits of a row: 1 has children, 2 is expanded, 4 matches the search.
    flags: Uint8Array.from(
      rows,
      (row) => (row.open === undefined ? 0 : 1) + (row.open ? 2 : 0) + (row.found ? 4 : 0),
    ),
    cut,
  };
}

const maxIssues = 500;

function answer(question: BomWorkerRequest): BomWorkerResponses[BomWorkerRequest['kind']] {
  switch (question.kind) {
    case 'OPEN':
      return open(question.text);
    case 'PARTS': {
      parts = new Map(question.parts.map((part) => [part.partNumber, part]));
      const issues = validateBom(bom, parts.size > 0 ? (item) => parts.get(item) : undefined);
      return { issues: issues.slice(0, maxIssues), count: issues.length };
    }
    case 'VIEW':
      return view(question);
    case 'ABOUT':
      return {
        path: findItemPath(rootsOf(question.lens), question.key),
        usedIn: [...findWhereUsed(bom, question.item)],
      };
    case 'SHEET':
      return formatBomCsv(bom, rootsOf(question.lens), question.lens, (item) => parts.get(item));
  }
}

exposeWorker(answer);
