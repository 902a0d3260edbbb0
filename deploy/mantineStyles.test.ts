import { expect, test } from 'vitest';
import { mantineVariables } from './mantineStyles.ts';

test('the variables are those of the theme, for both schemes, and nothing else', () => {
  const css = mantineVariables();
  expect(css).toContain('--mantine-color-text: var(--ink)');
  expect(css).toContain("--mantine-font-family: 'Inter Variable'");
  expect(css).toContain('[data-mantine-color-scheme="light"]');
  expect(css).toContain('[data-mantine-color-scheme="dark"]');
  expect(css).toContain('--mantine-color-ink-filled');
  expect(css).not.toMatch(/[<>]/);
  expect(css).not.toContain('mantine-visible-from');
});
