import * as z from 'zod/mini';
import { sameVersion, versionError } from '../product/version.ts';
import { wholeNumber } from '../words/numbers.ts';
import { formSchema, type FormRules } from '../words/formSchema.ts';
import { cutFileNamed, isSaidSize, longestSide, typedLength } from './cutFile.ts';

const longestName = 60;
const longestVersion = 20;

/** Names that stand for something else in the addresses of the back end or of Portal. */
const reserved: readonly string[] = ['all', 'link', 'unlink', 'cutfileform', '.', '..'];

export function cutFileNameError(name: string): string | undefined {
  const given = name.trim();
  if (given === '') return 'A name is required';
  if (given.length > longestName) return `A name has ${longestName} characters at most`;
  if (!/^[\w.-]+$/.test(given)) return 'A name has letters, digits, underscores, dots and hyphens only';
  return reserved.includes(given.toLowerCase()) ? `A cut file cannot be called ${given}` : undefined;
}

export function newCutFileNameError(name: string, taken: readonly string[]): string | undefined {
  const same = cutFileNamed(
    taken.map((each) => ({ name: each })),
    name,
  );
  return same === undefined ? cutFileNameError(name) : `There is a cut file called ${same.name} already`;
}

export function newVersionError(version: string, taken: readonly string[]): string | undefined {
  const given = version.trim();
  const error = versionError(given);
  if (error !== undefined) return error;
  if (given.length > longestVersion) return `A version has ${longestVersion} characters at most`;
  const same = sameVersion(
    taken.map((each) => ({ version: each })),
    given,
  );
  return same && `There is a version ${same.version} already`;
}

export function sizeError(text: string): string | undefined {
  const length = typedLength(text);
  if (isSaidSize(length)) return undefined;
  return length > longestSide
    ? `A side has ${wholeNumber(longestSide)} mm at most`
    : 'A number of mm above 0 is required';
}

function drawingError({
  file,
  svg,
  refused,
}: Pick<CutFileForm, 'file' | 'svg' | 'refused'>): string | undefined {
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
  /** Why the chosen drawing cannot be an outline, as its inspection says; empty for one that can, or none. */
  refused: z.string(),
  width: z.string(),
  height: z.string(),
};
export type CutFileForm = z.infer<z.ZodMiniObject<typeof fields>>;

const versionRules = (taken: readonly string[]): FormRules<CutFileForm> => ({
  version: ({ version }) => newVersionError(version, taken),
  // The text of the drawing has no field of its own.
  file: drawingError,
  width: ({ width }) => sizeError(width),
  height: ({ height }) => sizeError(height),
});

export function versionForm(taken: readonly string[]) {
  return formSchema(fields, versionRules(taken));
}

export const cutFileForm = (taken: readonly string[]) =>
  formSchema(fields, { name: ({ name }) => newCutFileNameError(name, taken), ...versionRules([]) });

export const versionToSend = ({
  version,
  versionNote,
  svg,
  width,
  height,
}: Omit<CutFileForm, 'name' | 'note' | 'refused'>) => ({
  version: version.trim(),
  note: versionNote.trim(),
  svg,
  width: typedLength(width),
  height: typedLength(height),
});
