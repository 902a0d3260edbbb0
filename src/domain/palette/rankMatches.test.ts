import { expect, test } from 'vitest';
import { rankMatches, sortPaletteActions, filterPossibleActions } from './rankMatches.ts';
import { allowedDecision, createRefusal } from '../access/decision.ts';

const parts = [
  ['P00008', 'Lid of a case'],
  ['P00003', 'Top plate'],
  ['P00009', 'Plate'],
  ['P00010', 'Övre platta, top'],
  ['X00003', 'Stopper'],
] as const;
const found = (text: string, limit?: number): readonly string[] =>
  rankMatches(parts, text, (part) => part, limit).map(([number]) => number);

test.each([
  ['', ['P00008', 'P00003', 'P00009', 'P00010', 'X00003']],
  ['p00003', ['P00003']],
  ['00003', ['P00003', 'X00003']],
  ['plate', ['P00009', 'P00003']],
  ['top', ['P00003', 'P00010', 'X00003']],
  ['TOP plate', ['P00003']],
  ['ovre', ['P00010']],
  ['plate nothing', []],
])('“%s” finds %j', (text, expected) => expect(found(text)).toEqual(expected));

test('no more than are wanted', () => expect(found('p0', 2)).toEqual(['P00008', 'P00003']));

const no = createRefusal('ROLE', 'Only approvers can approve.');
const actions = [
  { label: 'Delete', tone: 'danger', decision: allowedDecision },
  { label: 'Approve', tone: 'primary', decision: no },
  { label: 'Export', tone: 'plain', decision: allowedDecision },
  { label: 'Archive', tone: 'danger', decision: no },
  { label: 'Accept', tone: 'primary', decision: allowedDecision },
] as const;
const labels = (all: readonly { readonly label: string }[]): string =>
  all.map(({ label }) => label).join(' ');

test('the way on comes first, and what is not possible last', () =>
  expect(labels(sortPaletteActions(actions))).toBe('Accept Export Delete Approve Archive'));

test('what is possible', () => expect(labels(filterPossibleActions(actions))).toBe('Delete Export Accept'));
