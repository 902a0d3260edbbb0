import { expect, test } from 'vitest';
import { listLintFindings } from './lintFindings.ts';

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
])('%s', (code, texts) => expect(listLintFindings('texts', code, 'src/app/a.tsx')).toEqual(texts));

test.each(['src/domain/words/texts/a.ts', 'src/app/a.test.ts', 'mocks/cms/a.ts'])(
  '%s may have texts',
  (file) =>
    expect(listLintFindings('texts', "export const heading = 'Parts of a family';", file)).toEqual([]),
);
