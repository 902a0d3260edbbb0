import { describe, expect, test } from 'vitest';
import { nameRefusal } from '../lint/names.mjs';
import { listLintFindings } from './lintFindings.ts';

describe('names of exports', () => {
  test.each([
    ['function', 'typedPart'],
    ['function', 'foundCustomers'],
    ['function', 'addressOf'],
    ['function', 'openQuoteBeside'],
    ['function', 'mayDelete'],
    ['value', 'longestNote'],
    ['value', 'mostRows'],
    ['value', 'beside'],
    ['value', 'held'],
    ['type', 'Told'],
    ['type', 'Asked'],
  ] as const)('refuses the %s %s', (kind, name) => {
    expect(nameRefusal(kind, name)).toBeDefined();
  });

  test.each([
    ['function', 'findCustomers'],
    ['function', 'toSearchParams'],
    ['function', 'previousState'],
    ['function', 'needsReview'],
    ['function', 'signIn'],
    ['function', 'zoomOut'],
    ['function', 'isBefore'],
    ['function', 'savedViewsQuery'],
    ['function', 'FailedPage'],
    ['value', 'allowed3D'],
    ['value', 'maxRows'],
    ['type', 'SharedFile'],
  ] as const)('accepts the %s %s', (kind, name) => {
    expect(nameRefusal(kind, name)).toBeUndefined();
  });

  test('finds them in what a module exports', () => {
    const code =
      'export const typedPart = () => 1; export function mayDelete() {} export type Told = 1; export const longestNote = 4;' +
      'const shownRow = () => 2; export const parsePart = () => shownRow;';
    expect(listLintFindings('names', code, 'src/domain/part/part.ts')).toEqual([
      'typedPart',
      'mayDelete',
      'Told',
      'longestNote',
    ]);
  });
});

describe('decisions as conditions', () => {
  test.each([
    'if (checkApproval(actor)) approve();',
    'const text = checkApproval(actor) ? yes : no;',
    'const isOff = !checkApproval(actor);',
    'const shown = checkApproval(actor) && button;',
    'if (isOpen && checkApproval(actor)) approve();',
    'const offered = events.filter((event) => checkApproval(event));',
  ])('refuses %s', (code) => {
    expect(listLintFindings('decisions', code, 'src/features/a.ts')).toEqual([
      expect.stringMatching(/^checkApproval\(/),
    ]);
  });

  test('refuses one that has a name by then', () => {
    expect(
      listLintFindings(
        'decisions',
        'const decision = checkApproval(a); if (decision) approve();',
        'src/a.ts',
      ),
    ).toEqual(['decision']);
  });

  test.each([
    'if (checkApproval(actor).allowed) approve();',
    'const decision = isOpen ? checkApproval(actor) : undefined;',
    'const decision = isOpen && checkApproval(actor);',
    'const decision = given ?? checkApproval(actor);',
    'const offered = events.filter((event) => checkApproval(event).allowed);',
  ])('accepts %s', (code) => {
    expect(listLintFindings('decisions', code, 'src/features/a.ts')).toEqual([]);
  });
});
