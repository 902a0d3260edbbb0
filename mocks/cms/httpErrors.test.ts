import { expect, test } from 'vitest';
import { allowedDecision, createRefusal, type DecisionRule } from '../../src/domain/access/decision.ts';
import { assertAllowed } from './httpErrors.ts';

test.each<[DecisionRule, number]>([
  ['ROLE', 403],
  ['OPERATION', 403],
  ['STATE', 409],
  ['SUBJECT', 409],
])('what a rule refuses by %s is a %i with its reason', (rule, status) => {
  expect(() => assertAllowed(createRefusal(rule, 'Not now.'))).toThrow(
    expect.objectContaining({ status, message: 'Not now.' }),
  );
});

test('what a rule allows goes on', () => expect(() => assertAllowed(allowedDecision)).not.toThrow());
