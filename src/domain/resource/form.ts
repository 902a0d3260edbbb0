import * as z from 'zod/mini';
import { formSchema } from '../words/formSchema.ts';
import { readJson } from './json.ts';
import { newResourceNameRefusal } from './name.ts';

/** The form of a new resource. */
export type NewResource = { readonly name: string; readonly data: string };

const dataRefusal = (data: string): string | undefined => {
  const reading = readJson(data);
  const [first] = reading.isSound ? [] : reading.problems;
  return first && `Line ${first.line}: ${first.text}`;
};

/** The rules of a new resource beside those there are. */
export const newResourceForm = (taken: readonly string[]) =>
  formSchema(
    { name: z.string(), data: z.string() },
    {
      name: ({ name }) => newResourceNameRefusal(name, taken),
      data: ({ data }) => dataRefusal(data),
    },
  );
