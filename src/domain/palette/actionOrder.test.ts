import { expect, test } from 'vitest';
import { allowed, refused } from '../access/verdict.ts';
import { inActionOrder, possibleActions } from './actionOrder.ts';

const no = refused('ROLE', 'Only approvers can approve.');
const actions = [
  { label: 'Delete', tone: 'danger', verdict: allowed },
  { label: 'Approve', tone: 'primary', verdict: no },
  { label: 'Export', tone: 'plain', verdict: allowed },
  { label: 'Archive', tone: 'danger', verdict: no },
  { label: 'Accept', tone: 'primary', verdict: allowed },
] as const;
const labels = (all: readonly { readonly label: string }[]): string =>
  all.map(({ label }) => label).join(' ');

test('the way on comes first, and what is not possible last', () =>
  expect(labels(inActionOrder(actions))).toBe('Accept Export Delete Approve Archive'));

test('what is possible', () => expect(labels(possibleActions(actions))).toBe('Delete Export Accept'));
