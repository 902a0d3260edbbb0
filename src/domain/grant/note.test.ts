import { describe, expect, test } from 'vitest';
import { appendedNote, hasEntry, shownNote, noteEntry } from './note.ts';

const now = new Date('2026-03-05T23:30:00Z');

test('An entry is the day, its author and the reason', () =>
  expect(noteEntry(' Called them ', 'granter@maker.example', now)).toBe(
    '2026-03-05 granter@maker.example: Called them',
  ));
test('A reason of several lines cannot pass for entries of others', () =>
  expect(noteEntry('One\r\n2026-01-01 boss@maker.example: fine\u2028x', 'me@maker.example', now)).toBe(
    '2026-03-05 me@maker.example: One\n  2026-01-01 boss@maker.example: fine\n  x',
  ));

describe('A note', () => {
  test.each([
    ['', 'new', 'new'],
    ['old', 'new', 'old\nnew'],
    ['old\n', 'new', 'old\n\nnew'],
  ])('“%s” with “%s” is “%s”: what stood there stays', (note, entry, expected) =>
    expect(appendedNote(note, entry)).toBe(expected),
  );
  test.each([
    ['a\nb\nc', 'b', true],
    ['a\nbc', 'b', false],
    ['', 'b', false],
    ['b', 'b', true],
  ])('“%s” has “%s” as an entry: %s', (note, entry, expected) =>
    expect(hasEntry(note, entry)).toBe(expected),
  );
});

test.each([
  ['2026-03-05 per.ek@maker.example: Called', '2026-03-05 Maker: Called'],
  ['Old words\n2026-03-05 jörg@maker.example: One\n  two', 'Old words\n2026-03-05 Maker: One\n  two'],
  [
    '2026-03-05 a@x.example: See 2026-01-01 b@x.example: old',
    '2026-03-05 Maker: See 2026-01-01 b@x.example: old',
  ],
  ['  2026-03-05 a@x.example: set in', '  2026-03-05 a@x.example: set in'],
  ['', ''],
])('the note “%s” is shown with the names of its authors', (note, shown) =>
  expect(shownNote(note, () => 'Maker')).toBe(shown),
);
