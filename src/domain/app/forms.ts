import * as z from 'zod/mini';
import { versionError } from '../product/version.ts';
import { formSchema } from '../words/formSchema.ts';
import { appFileError } from './fileName.ts';

/** The fault of the message to users; undefined where it has none. It may be empty. */
const messageError = (message: string): string | undefined =>
  message.length > 1000 ? 'A message has at most 1,000 characters' : undefined;

/** The form for a new version of an app. */
export const newAppForm = formSchema(
  {
    version: z.string(),
    message: z.string(),
    enabled: z.boolean(),
    file: z.optional(z.instanceof(File)),
  },
  {
    version: ({ version }) => versionError(version),
    message: ({ message }) => messageError(message),
    file: ({ file }) => (file ? appFileError(file.name) : 'A file is required'),
  },
);
export type NewAppForm = z.infer<typeof newAppForm>;

/** The form for what can be changed of a version. */
export const appForm = formSchema(
  { message: z.string(), enabled: z.boolean() },
  { message: ({ message }) => messageError(message) },
);
export type AppForm = z.infer<typeof appForm>;

/** The form for another file of a version. */
export const appFileForm = formSchema(
  { file: z.optional(z.instanceof(File)) },
  { file: ({ file }) => (file ? appFileError(file.name) : 'A file is required') },
);
export type AppFileForm = z.infer<typeof appFileForm>;
