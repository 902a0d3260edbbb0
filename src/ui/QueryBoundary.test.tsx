import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QueryBoundary } from './QueryBoundary.tsx';
import { combineQueries, type QueryResult } from '~/platform/queryResult.ts';

const show = (read: QueryResult<string>) =>
  render(
    <MantineProvider>
      <QueryBoundary read={read} what="The macros" waiting="On its way">
        {(text) => text}
      </QueryBoundary>
    </MantineProvider>,
  );
const error = new Error('No');
const at = new Date(2024, 2, 5, 14, 30).getTime();

test.each<[string, QueryResult<string>, string]>([
  ['on its way', { data: undefined, error: null }, 'On its way'],
  [
    'failed',
    { data: undefined, error },
    'The macros could not be readThe connection may be broken, or the server may be busy.Try again',
  ],
  ['there', { data: 'M1', error: null }, 'M1'],
  [
    'there, though not current',
    { data: 'M1', error, dataUpdatedAt: at, refetch: () => undefined },
    'The macros could not be read again; shown as of 14:30.Try againM1',
  ],
  [
    'there, and in no way to be read again',
    { data: 'M1', error, dataUpdatedAt: at },
    'The macros could not be read again; shown as of 14:30.M1',
  ],
])('an answer that is %s', (_, read, text) => {
  const { container } = show(read);
  expect(container).toHaveTextContent(text);
});

test('the line that it is not current is announced: its region was there before', () => {
  const { rerender } = show({ data: 'M1', error: null });
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  rerender(
    <MantineProvider>
      <QueryBoundary read={{ data: 'M1', error }} what="The macros" waiting="On its way">
        {(text) => text}
      </QueryBoundary>
    </MantineProvider>,
  );
  expect(screen.getByRole('status')).toBe(region);
  expect(region).not.toBeEmptyDOMElement();
});

test('two reads are there when both are, as old as the older, and failed when one has', () => {
  const [a, b] = [
    { data: 1, error: null, dataUpdatedAt: 5 },
    { data: 'x', error, dataUpdatedAt: 3 },
  ];
  expect(combineQueries(a, b)).toMatchObject({ data: [1, 'x'], error, dataUpdatedAt: 3 });
  expect(combineQueries(a, { data: undefined, error: null })).toMatchObject({ data: undefined, error: null });
});
