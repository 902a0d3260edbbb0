import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import plugin from '../lint/plugin.mjs';

test('the linter runs every rule of the plugin', () => {
  const { rules } = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as { rules: Record<string, unknown> };
  const enabled = Object.keys(rules).filter((name) => name.startsWith('portal/') && rules[name] === 'error');
  expect(enabled.toSorted()).toEqual(
    Object.keys(plugin.rules)
      .map((name) => `portal/${name}`)
      .toSorted(),
  );
});
