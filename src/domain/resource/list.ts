import { parseJson } from './json.ts';
import { createWordMatcher } from '../words/search.ts';
import * as z from 'zod/mini';
import { createFormSchema } from '../words/createFormSchema.ts';
import { validateNewResourceName } from './name.ts';

const maxBeginningLength = 120;

export type ResourceSummary = {
  readonly kind: 'LIST' | 'OBJECT' | 'PLAIN' | 'BROKEN';
  readonly count: number;
  readonly begins: string;
};

export function summarizeResource(data: string): ResourceSummary {
  const begins = data
    .slice(0, 4 * maxBeginningLength)
    .replaceAll(/\s+/g, ' ')
    .slice(0, maxBeginningLength);
  const reading = parseJson(data);
  if (!reading.isSound) return { kind: 'BROKEN', count: 0, begins };
  const { value } = reading;
  if (Array.isArray(value)) return { kind: 'LIST', count: value.length, begins };
  if (typeof value === 'object' && value !== null)
    return { kind: 'OBJECT', count: Object.keys(value).length, begins };
  return { kind: 'PLAIN', count: 1, begins };
}

type Named = { readonly name: string; readonly data: string };

export function filterResources<Each extends Named>(all: readonly Each[], search: string): readonly Each[] {
  const matches = createWordMatcher(search);
  return all.filter(({ name, data }) => matches(name, data));
}

export type NewResourceFormValues = { readonly name: string; readonly data: string };

const dataRefusal = (data: string): string | undefined => {
  const reading = parseJson(data);
  const [first] = reading.isSound ? [] : reading.problems;
  return first && `Line ${first.line}: ${first.text}`;
};

export const createNewResourceFormSchema = (taken: readonly string[]) =>
  createFormSchema(
    { name: z.string(), data: z.string() },
    {
      name: ({ name }) => validateNewResourceName(name, taken),
      data: ({ data }) => dataRefusal(data),
    },
  );
