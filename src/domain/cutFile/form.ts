import * as z from 'zod/mini';
import { findSameVersion, validateVersion } from '../product/version.ts';
import { formatWholeNumber } from '../words/numbers.ts';
import { createFormSchema, type FormRules } from '../words/createFormSchema.ts';
import { findCutFile, isValidSide, maxSideMm, parseLengthInput } from './cutFile.ts';

const maxNameLength = 60;
const maxVersionLength = 20;

/** Names that mean something else in URLs of the back end or of Portal. */
const reserved: readonly string[] = ['all', 'link', 'unlink', 'cutfileform', '.', '..'];

export function validateCutFileName(name: string): string | undefined {
  const given = name.trim();
  if (given === '') return 'A name is required';
  if (given.length > maxNameLength) return `A name has ${maxNameLength} characters at most`;
  if (!/^[\w.-]+$/.test(given)) return 'A name has letters, digits, underscores, dots and hyphens only';
  return reserved.includes(given.toLowerCase()) ? `A cut file cannot be called ${given}` : undefined;
}

export function validateNewCutFileName(name: string, taken: readonly string[]): string | undefined {
  const same = findCutFile(
    taken.map((each) => ({ name: each })),
    name,
  );
  return same === undefined ? validateCutFileName(name) : `There is a cut file called ${same.name} already`;
}

export function validateNewCutFileVersion(version: string, taken: readonly string[]): string | undefined {
  const given = version.trim();
  const error = validateVersion(given);
  if (error !== undefined) return error;
  if (given.length > maxVersionLength) return `A version has ${maxVersionLength} characters at most`;
  const same = findSameVersion(
    taken.map((each) => ({ version: each })),
    given,
  );
  return same && `There is a version ${same.version} already`;
}

export function validateCutFileSize(text: string): string | undefined {
  const length = parseLengthInput(text);
  if (isValidSide(length)) return undefined;
  return length > maxSideMm
    ? `A side has ${formatWholeNumber(maxSideMm)} mm at most`
    : 'A number of mm above 0 is required';
}

function drawingError({
  file,
  svg,
  refused,
}: Pick<CutFileFormValues, 'file' | 'svg' | 'refused'>): string | undefined {
  if (file && refused !== '') return refused;
  return svg.trim() === '' ? 'A drawing is required' : undefined;
}

const fields = {
  name: z.string(),
  note: z.string(),
  version: z.string(),
  versionNote: z.string(),
  file: z.optional(z.instanceof(File)),
  svg: z.string(),
  /** Why the inspection refuses the chosen drawing; empty if it does not, or without a drawing. */
  refused: z.string(),
  width: z.string(),
  height: z.string(),
};
export type CutFileFormValues = z.infer<z.ZodMiniObject<typeof fields>>;

const versionRules = (taken: readonly string[]): FormRules<CutFileFormValues> => ({
  version: ({ version }) => validateNewCutFileVersion(version, taken),
  // `svg` is no input: its error is shown at the file.
  file: drawingError,
  width: ({ width }) => validateCutFileSize(width),
  height: ({ height }) => validateCutFileSize(height),
});

export function createCutFileVersionFormSchema(taken: readonly string[]) {
  return createFormSchema(fields, versionRules(taken));
}

export const createCutFileFormSchema = (taken: readonly string[]) =>
  createFormSchema(fields, { name: ({ name }) => validateNewCutFileName(name, taken), ...versionRules([]) });

export const toCutFileVersionBody = ({
  version,
  versionNote,
  svg,
  width,
  height,
}: Omit<CutFileFormValues, 'name' | 'note' | 'refused'>) => ({
  version: version.trim(),
  note: versionNote.trim(),
  svg,
  width: parseLengthInput(width),
  height: parseLengthInput(height),
});
