import * as z from 'zod/mini';
import { createFormSchema } from '../words/createFormSchema.ts';

const note = { note: z.string() };
const changed = { ...note, over: z.string() };

const refusing =
  (message: string) =>
  (form: { readonly note: string }): string | undefined =>
    form.note.trim() === '' ? message : undefined;

export const newRevisionFormSchema = createFormSchema(note, {
  note: refusing('A note is required to create a revision'),
});
export const revisionNoteFormSchema = createFormSchema(changed, {
  note: refusing('A note is required to update a revision'),
});
export const configurationNoteFormSchema = createFormSchema(changed, {});
export type ConfigurationNoteFormValues = z.infer<typeof configurationNoteFormSchema>;
