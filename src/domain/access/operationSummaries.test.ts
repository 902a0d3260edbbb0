import { expect, test } from 'vitest';
import { operationSummaries } from './operationSummaries.ts';

test('operations by id, with their summary and whether they are services', () => {
  const found = operationSummaries({
    paths: {
      '/a': {
        get: { operationId: 'aGet', summary: 'Read a' },
        post: { operationId: 'aDo', 'x-cms-service': true },
        parameters: [],
      },
    },
  });
  expect([...found]).toEqual([
    ['aGet', { summary: 'Read a', isService: false }],
    ['aDo', { summary: '', isService: true }],
  ]);
});

test.each([undefined, null, 'text', {}, { paths: [] }])('%j describes nothing', (text) =>
  expect(operationSummaries(text).size).toBe(0),
);
