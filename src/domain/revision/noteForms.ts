import * as z from 'zod/mini';
import { formSchema } from '../words/formSchema.ts';

const note = { note: z.string() };
const changed = { ...note, over: z.string() };

const refusing =
  (message: string) =>
  (form: { readonly note: string }): string | undefined =>
    form.note.trim() === '' ? message : undefined;

export const createRevisionForm = formSchema(note, {
  note: refusing('A note is required to create a revision'),
});
export const updateRevisionNoteForm = formSchema(changed, {
  note: refusing('A note is required to update a revision'),
});
export const updateNoteForm = formSchema(changed, {});
export type ChangedNote = z.infer<typeof updateNoteForm>;
