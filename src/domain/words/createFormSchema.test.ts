import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createFormSchema } from './createFormSchema.ts';

const schema = createFormSchema(
  { name: z.string(), repeat: z.string(), note: z.string() },
  {
    name: ({ name }) => (name ? undefined : 'A name is required'),
    repeat: ({ name, repeat }) => (name === repeat ? undefined : 'They differ'),
  },
);
const messages = (values: unknown): Record<string, string> =>
  Object.fromEntries(
    (schema.safeParse(values).error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  );

describe('a form', () => {
  test('tells every field at once what is wrong with it', () => {
    expect(messages({ name: '', repeat: 'a', note: '' })).toEqual({
      name: 'A name is required',
      repeat: 'They differ',
    });
  });
  test('gives back the values when nothing is', () => {
    const values = { name: 'a', repeat: 'a', note: '' };
    expect(schema.parse(values)).toEqual(values);
  });
  test('does not run its rules over values of the wrong kind', () => {
    expect(messages({ name: 1, repeat: 'a', note: '' })).not.toHaveProperty('repeat');
    expect(messages({ name: 1, repeat: 'a', note: '' })).toHaveProperty('name');
  });
});
