import { describe, expect, test } from 'vitest';
import { createFingerprinter } from '~/domain/apiDescription/changes.ts';
import {
  readResponses,
  readRequestBody,
  findBrokenParameters,
  readParameters,
  readDescription,
} from '~/domain/apiDescription/operations.ts';
import { buildSchemaLine, type SchemaLine } from '~/domain/apiDescription/schema.ts';
import { createApiSearch } from '~/domain/apiDescription/search.ts';
import { buildForeignDescription } from '../factories/foreignDescription.ts';

/** All lines displayed when every line is unfolded `depth` times. */
const unfolded = (line: SchemaLine, depth: number): readonly SchemaLine[] => [
  line,
  ...(depth > 0 && line.isNested ? line.inside().flatMap((each) => unfolded(each, depth - 1)) : []),
];

describe.each(['3.0.3', '3.1.0'] as const)('a large description of somebody else, %s', (standard) => {
  const description = readDescription(buildForeignDescription(standard));
  const [even, odd] = description.operations;
  if (!even || !odd) throw new Error('It has operations');

  test('has all its operations', () => {
    expect(description.operations).toHaveLength(2000);
    expect(description).toMatchObject({ title: 'Elsewhere', standard });
  });

  test('has the parameters of paths, references followed, and those that lead nowhere', () => {
    const named = (place: string, name: string, required: boolean) =>
      expect.objectContaining({ place, name, required });
    expect(readParameters(description, even)).toEqual([
      named('query', 'limit', false),
      named('path', 'id', true),
    ]);
    expect(findBrokenParameters(description, even)).toEqual(['Nowhere leads nowhere']);
    expect(readRequestBody(description, even)).toMatchObject({ required: true, contents: [{}] });
    expect(readRequestBody(description, odd)).toMatchObject({
      description: 'Nowhere leads nowhere',
      contents: [],
    });
    expect(readResponses(description, even).map((answer) => answer.description)).toEqual([
      'Done.',
      'Nowhere leads nowhere',
      'It is gone.',
    ]);
  });

  test('has schemas that contain themselves, told apart, all of one and lost', () => {
    const contents = readResponses(description, even)[0]?.contents ?? [];
    const lines = unfolded(buildSchemaLine(description.whole, contents[0]?.schema), 3);
    const said = new Set(lines.map(({ name, type, facts }) => [name, type, ...facts].join(' | ')));
    for (const line of [
      'self | Node0',
      'next | list of Node1',
      'lost | Nowhere leads nowhere',
      'named | any name: Node3',
      'maybe | text or null',
      'field0 | one of',
      'one of 2 | Animal | told apart by kind',
      'one of 1 | Cat',
      'one of 2 | Dog leads nowhere',
    ])
      expect(said).toContain(line);
  });

  test('is searched to the end and known again', () => {
    const search = createApiSearch(description);
    expect(search.prepare(() => false)).toBe(true);
    expect(search.find('thing 1999')).toHaveLength(1);
    expect(search.find('lives')).toHaveLength(2000);
    const { prepare, prints } = createFingerprinter(description);
    expect(prepare(() => true)).toBe(false);
    expect(prepare(() => false)).toBe(true);
    expect(Object.keys(prints())).toHaveLength(2000);
  });
});
