import * as z from 'zod/mini';
import { sameVersion, versionError, versionNumbers } from '../product/version.ts';
import { formSchema } from '../words/formSchema.ts';
import { type App, appFileError } from './app.ts';

const messageError = (message: string): string | undefined =>
  message.length > 1000 ? 'A message has at most 1,000 characters' : undefined;

/** A version that was announced and never got its file is gone on with, under the spelling it was announced in. */
export function newVersionError(version: string, own: readonly App[]): string | undefined {
  const given = version.trim();
  const same = versionNumbers(given) && sameVersion(own, given);
  if (!same) return versionError(version);
  const isWaiting = same.version === given && same.size === null;
  return isWaiting ? undefined : `There is a version ${same.version} already`;
}

export const newAppForm = (own: readonly App[]) =>
  formSchema(
    {
      version: z.string(),
      message: z.string(),
      enabled: z.boolean(),
      file: z.optional(z.instanceof(File)),
    },
    {
      version: ({ version }) => newVersionError(version, own),
      message: ({ message }) => messageError(message),
      file: ({ file }) => (file ? appFileError(file.name) : 'A file is required'),
    },
  );
export type NewAppForm = z.infer<ReturnType<typeof newAppForm>>;

export const appForm = formSchema(
  { message: z.string(), enabled: z.boolean() },
  { message: ({ message }) => messageError(message) },
);
export type AppForm = z.infer<typeof appForm>;

export const appFileForm = formSchema(
  { file: z.optional(z.instanceof(File)) },
  { file: ({ file }) => (file ? appFileError(file.name) : 'A file is required') },
);
export type AppFileForm = z.infer<typeof appFileForm>;
