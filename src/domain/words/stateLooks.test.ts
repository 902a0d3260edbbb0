import { expect, test } from 'vitest';
import { stateLooks, type StateLook } from './stateLooks.ts';

const looks = Object.entries(stateLooks).flatMap(([noun, ofNoun]) =>
  Object.entries<StateLook>(ofNoun).map(([state, look]) => ({ noun, state, look })),
);

test.each(looks)('$state of $noun looks like that of every other noun', ({ state, look }) => {
  for (const other of looks.filter((each) => each.state === state)) expect(other.look).toEqual(look);
});
