import * as z from 'zod/mini';
import { formSchema } from '../words/formSchema.ts';
import { severities } from './deviceErrors.ts';

const titleRequired = 'A title is required';

/** The rules of a device error that is being written. */
export const deviceErrorForm = formSchema(
  { title: z.string(), text: z.string(), remedy: z.string(), severity: z.string() },
  { title: ({ title }) => (title.trim() === '' ? titleRequired : undefined) },
);

/** Severities to choose from, with the one that an entry has where nobody defined it. */
export const severityChoices = (own: string): readonly string[] =>
  own === '' || severities.some((each) => each === own) ? severities : [...severities, own];
