import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { inOnePath, strokesAlone } from './onePathIcons.ts';

const { resolve } = createRequire(import.meta.url);
const icon = (name: string): string =>
  readFileSync(resolve('@tabler/icons-react').replace(/dist\/.*$/, `dist/esm/icons/${name}.mjs`), 'utf8');

test('the strokes of an icon of the library become one path, and nothing else of it changes', () => {
  const dots = icon('IconDots');
  expect(dots.match(/"d"/g)).toHaveLength(3);
  const drawn = inOnePath(dots);
  expect(drawn).toContain(
    '[["path", { "d": "M4 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M18 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0", "key": "svg-0" }]]',
  );
  expect(drawn.replace(/const __iconNode.*/, '')).toBe(dots.replace(/const __iconNode.*/, ''));
});

test('an icon of one stroke stays as it is, as does what begins where the last one ended', () => {
  const chevron = icon('IconChevronRight');
  expect(inOnePath(chevron)).toBe(chevron);
  const relative =
    'const __iconNode = [["path", { "d": "M4 4h2", "key": "svg-0" }], ["path", { "d": "m1 1h2", "key": "svg-1" }]];';
  expect(inOnePath(relative)).toBe(relative);
});

test('the drawing of an icon keeps its strokes, and not the field they stand in', () => {
  const drawing = readFileSync(resolve('@tabler/icons/outline/dots.svg'), 'utf8');
  expect(drawing).toContain('M0 0h24v24H0z');
  expect(strokesAlone(drawing)).toBe(
    '<svg><path d="M4 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0"/><path d="M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0"/><path d="M18 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0"/></svg>',
  );
});
