import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import plugin from '../lint/plugin.mjs';

type Node = { readonly type: string; parent?: Node | null };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** A node with all below it, each told what it stands in. */
function* withAllBelow(node: Node): Generator<Node> {
  yield node;
  for (const below of Object.values(node).flat()) {
    if (!isNode(below) || below === node.parent) continue;
    below.parent = node;
    yield* withAllBelow(below);
  }
}

/** The texts for people that the linter finds outside of tables in the code of a file. */
function textsFound(code: string, file: string): readonly string[] {
  const found: string[] = [];
  const looks = plugin.rules.texts.create({
    filename: new URL(`../../${file}`, import.meta.url).pathname,
    report: ({ node: { start, end } }) => found.push(code.slice(start, end)),
  });
  const { program, errors } = parseSync(file, code);
  expect(errors).toEqual([]);
  for (const node of withAllBelow(program)) looks[node.type]?.(node);
  return found;
}

test.each([
  ["export const heading = 'Parts of a family';", ["'Parts of a family'"]],
  ["const heading = 'Parts of a family';", ["'Parts of a family'"]],
  ["export const pages = [{ path: '/parts', title: 'Parts' }];", ["'Parts'"]],
  ["export const page = { title: 'Parts' } as const satisfies Page;", ["'Parts'"]],
  ['export const titleOf = (part: string) => `Macros of ${part}`;', ['`Macros of ${part}`']],
  ["export function titleOf() { return 'Parts of a family'; }", ["'Parts of a family'"]],
  ["export class Parts { title = 'Parts'; }", ["'Parts'"]],
  ["export const Part = () => <Field label='Part'>Of a family</Field>;", ["'Part'", 'Of a family']],
  ["export { default as 'Parts of a family' } from './Parts of a family.ts';", []],
  ["export * as 'Parts of a family' from './Parts of a family.ts';", []],
  ["import parts from './Parts of a family.ts';", []],
  ["export const load = () => import('./Parts of a family.ts');", []],
  ["export type Heading = 'Parts of a family';", []],
  ["export type Page = { title: 'Parts' };", []],
  ["export const isParts = heading === 'Parts of a family';", []],
  ["export const refused = new RangeError('No part of a family');", []],
  ['export const fonts = { fontFamily: "ui-monospace, \'SF Mono\', monospace" };', []],
  ["export const part = { className: 'Parts of a family' };", []],
])('%s', (code, texts) => expect(textsFound(code, 'src/app/a.tsx')).toEqual(texts));

test.each(['src/domain/words/texts/a.ts', 'src/app/a.test.ts', 'mocks/cms/a.ts'])(
  '%s may have texts',
  (file) => expect(textsFound("export const heading = 'Parts of a family';", file)).toEqual([]),
);
