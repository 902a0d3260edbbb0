import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Areas of state named by the specification. */
const areas =
  'admin, api, auth, commands, configurations, customers, cutFiles, design, firmwares, i18n, jira, milling, parts, ' +
  'products, quotes, serviceOrders, status, symbols, tickets, ui, workflow';

const [, section = ''] = readFileSync('docs/architecture.md', 'utf8').split(
  '## Where each area of state lives',
);
const rows = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| `(\w+)` +\|.*\|(.*)\|$/gm)];
const namesIn = (cell: string): readonly string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

test('the architecture says where each area of state lives', () => {
  expect(rows.map(([, area]) => area).join(', ')).toBe(areas);
});

test.each(rows.map(([, area = '', cell = '']) => [area, namesIn(cell)] as const))(
  'the files of %s are there',
  (_, names) => {
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !existsSync(name))).toEqual([]);
  },
);
