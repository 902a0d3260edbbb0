import { parseSync } from 'vite';
import { expect } from 'vitest';
import plugin from '../lint/plugin.mjs';

type Node = { readonly type: string; parent?: Node | null };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Yields a node and its descendants, setting their `parent`. */
function* withAllBelow(node: Node): Generator<Node> {
  yield node;
  for (const below of Object.values(node).flat()) {
    if (!isNode(below) || below === node.parent) continue;
    below.parent = node;
    yield* withAllBelow(below);
  }
}

/** Source texts that a lint rule reports in a file. */
export function listLintFindings(
  rule: keyof typeof plugin.rules,
  code: string,
  file: string,
): readonly string[] {
  const found: string[] = [];
  const looks = plugin.rules[rule].create({
    filename: new URL(`../../${file}`, import.meta.url).pathname,
    report: ({ node: { start, end } }) => found.push(code.slice(start, end)),
  });
  const { program, errors } = parseSync(file, code);
  expect(errors).toEqual([]);
  for (const node of withAllBelow(program)) looks[node.type]?.(node);
  return found;
}
