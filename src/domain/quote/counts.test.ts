import { expect, test } from 'vitest';
import { groupByHandling } from './counts.ts';

const people = [{ id: 3 }, { id: 8 }, { id: 1 }];

test.each([
  [[], [], [3, 8, 1]],
  [[8, 99], [8], [3, 1]],
  [[1, 3, 8], [3, 8, 1], []],
])('where %j have quotes to handle, they come first and keep their order', (ids, handling, others) => {
  const groups = groupByHandling(
    people,
    ids.map((id) => ({ id })),
  );
  expect(groups.handling.map(({ id }) => id)).toEqual(handling);
  expect(groups.others.map(({ id }) => id)).toEqual(others);
});
