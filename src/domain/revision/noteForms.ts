import * as z from 'zod/mini';
import { formSchema } from '../words/formSchema.ts';

const note = { note: z.string() };
const requiredNote = (message: string) =>
  formSchema(note, { note: (form) => (form.note.trim() === '' ? message : undefined) });

/** Notes of revisions, which may not be empty. */
export const createRevisionForm = requiredNote('A note is required to create a revision');
export const updateRevisionNoteForm = requiredNote('A note is required to update a revision');
/** The note of a configuration, which may be empty. */
export const noteForm = formSchema(note, {});
