import { existsSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { assignChunks, smallModules } from './chunks.ts';

const page = (area: string, name: string): string => `src/features/${area}/${name}Page.tsx`;

const modules = new Map<string, readonly string[]>([
  [
    page('quotes', 'Quotes'),
    ['src/ui/Row.tsx', 'src/ui/Chip.tsx', 'src/features/quotes/Chips.tsx', 'IconReceipt'],
  ],
  [page('milling', 'Machine'), ['src/ui/Row.tsx', 'src/ui/Chip.tsx', 'src/features/milling/Form.tsx']],
  [page('milling', 'Macro'), ['src/features/milling/Form.tsx', 'src/features/milling/rows.ts']],
  [page('milling', 'Macros'), ['src/features/milling/rows.ts', 'src/ui/Badge.tsx']],
  [page('home', 'Home'), ['src/ui/Row.tsx', 'src/ui/Badge.tsx']],
  [page('scan', 'Scan'), ['src/ui/Row.tsx']],
  [page('configurations', 'Configurations'), ['src/ui/Pager.tsx', 'src/features/configurations/Rows.tsx']],
  [page('configurations', 'Configuration'), ['src/ui/Pager.tsx']],
  ['src/ui/Pager.tsx', []],
  ['src/features/configurations/Rows.tsx', []],
  ['src/ui/Row.tsx', ['src/ui/Mark.tsx']],
  ['src/ui/Mark.tsx', []],
  ['src/ui/Badge.tsx', []],
  ['src/ui/Chip.tsx', []],
  ['src/features/milling/Form.tsx', ['react-hook-form']],
  ['src/features/milling/rows.ts', []],
  ['src/features/milling/Dialog.tsx', ['src/ui/Mark.tsx']],
  ['src/features/quotes/Drawer.tsx', ['src/features/quotes/Chips.tsx']],
]);

const parts = new Set([
  'src/features/milling/Dialog.tsx',
  'src/features/quotes/Drawer.tsx',
  page('quotes', 'Quotes'),
]);

test.each([
  [page('quotes', 'Quotes'), undefined],
  ['src/features/quotes/Chips.tsx', undefined],
  ['IconReceipt', undefined],
  ['src/features/milling/rows.ts', undefined],
  ['src/ui/Row.tsx', 'HomePage-ScanPage'],
  ['src/ui/Mark.tsx', 'HomePage-ScanPage'],
  ['src/ui/Badge.tsx', 'HomePage'],
  ['src/ui/Chip.tsx', undefined],
  ['src/ui/Pager.tsx', 'shared'],
  ['src/features/configurations/Rows.tsx', undefined],
  ['src/features/milling/Form.tsx', undefined],
  ['src/features/milling/Dialog.tsx', undefined],
])('%s is in %s', (id, piece) => expect(assignChunks(modules, parts).get(id)).toBe(piece));

test('pieces never import each other in a circle', () => {
  const names = [
    page('home', 'Home'),
    page('scan', 'Scan'),
    page('milling', 'Macros'),
    ...Array.from({ length: 9 }, (_, index) => `src/ui/m${index}.ts`),
  ];
  const graphs = fc.array(fc.tuple(fc.nat(names.length - 1), fc.nat(names.length - 1)), { maxLength: 30 });
  fc.assert(
    fc.property(graphs, (edges) => {
      const graph = new Map<string, readonly string[]>(
        names.map((name, index) => [
          name,
          // Edges go to later modules only, so there are no cycles, and no module imports a page.
          edges.flatMap(([one, other]) =>
            one === index && other > one && other > 2 ? (names[other] ?? []) : [],
          ),
        ]),
      );
      const pieces = assignChunks(graph, new Set(['src/ui/m0.ts', 'src/ui/m3.ts']));
      const imports = new Map<string, Set<string>>();
      for (const [id, targets] of graph) {
        const piece = pieces.get(id);
        for (const target of targets) {
          const other = pieces.get(target);
          if (piece && other && piece !== other)
            imports.set(piece, (imports.get(piece) ?? new Set()).add(other));
        }
      }
      const seen = (start: string, at = start, met = new Set<string>()): boolean =>
        [...(imports.get(at) ?? [])].some((next) => {
          if (next === start) return true;
          if (met.has(next)) return false;
          met.add(next);
          return seen(start, next, met);
        });
      expect([...imports.keys()].filter((piece) => seen(piece))).toEqual([]);
    }),
  );
});

test.each(smallModules)('%s exists and is shared', (path) => {
  expect(existsSync(path)).toBe(true);
  const graph = new Map([
    ['src/features/products/ProductsPage.tsx', [path]],
    [path, []],
  ]);
  expect(assignChunks(graph, new Set()).get(path)).toBe('shared');
});
