import * as z from 'zod/mini';
import { findSameVersion, validateVersion, parseVersion } from '../product/version.ts';
import { createFormSchema } from '../words/createFormSchema.ts';
import { type App, validateAppFileName } from './app.ts';

const messageError = (message: string): string | undefined =>
  message.length > 1000 ? 'A message has at most 1,000 characters' : undefined;

/** Accepts a new version, and an existing one that has no file yet, if spelled the same. */
export function validateNewAppVersion(version: string, own: readonly App[]): string | undefined {
  const given = version.trim();
  const same = parseVersion(given) && findSameVersion(own, given);
  if (!same) return validateVersion(version);
  const isWaiting = same.version === given && same.size === null;
  return isWaiting ? undefined : `There is a version ${same.version} already`;
}

export const createNewAppFormSchema = (own: readonly App[]) =>
  createFormSchema(
    {
      version: z.string(),
      message: z.string(),
      enabled: z.boolean(),
      file: z.optional(z.instanceof(File)),
    },
    {
      version: ({ version }) => validateNewAppVersion(version, own),
      message: ({ message }) => messageError(message),
      file: ({ file }) => (file ? validateAppFileName(file.name) : 'A file is required'),
    },
  );
export type NewAppFormValues = z.infer<ReturnType<typeof createNewAppFormSchema>>;

export const appFormSchema = createFormSchema(
  { message: z.string(), enabled: z.boolean() },
  { message: ({ message }) => messageError(message) },
);
export type AppFormValues = z.infer<typeof appFormSchema>;

export const appFileFormSchema = createFormSchema(
  { file: z.optional(z.instanceof(File)) },
  { file: ({ file }) => (file ? validateAppFileName(file.name) : 'A file is required') },
);
export type AppFileFormValues = z.infer<typeof appFileFormSchema>;
