import { describe, expect, test } from 'vitest';
import { getAssignmentOperation, assignmentOperations, assignmentTexts } from './assignment.ts';

const me = 'application.engineer@maker.example';

test.each([
  [null, 'ASSIGN'],
  [undefined, 'ASSIGN'],
  ['', 'ASSIGN'],
  ['approver@maker.example', 'ASSIGN'],
  [me, 'UNASSIGN'],
  ['Application.Engineer@Maker.example ', 'UNASSIGN'],
])('assigned to %s: %s', (assignee, operation) =>
  expect(getAssignmentOperation(assignee, me)).toBe(operation),
);

test('nobody signed in never gives anything up', () => expect(getAssignmentOperation('', '')).toBe('ASSIGN'));

describe.each(assignmentOperations)('%s', (operation) => {
  test('has words of its own that name the configuration', () => {
    const { question, action, success } = assignmentTexts[operation];
    expect(question('OU1234')).toContain('OU1234');
    expect(success('OU1234')).toContain('OU1234');
    expect(action).toBe(operation === 'ASSIGN' ? 'Assign to me' : 'Unassign');
  });
});
