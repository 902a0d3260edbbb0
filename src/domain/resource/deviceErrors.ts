import * as z from 'zod/mini';
import { parseJson, type JsonProblem } from './json.ts';
import { createFormSchema } from '../words/createFormSchema.ts';
import type { BadgeColor } from '../words/stateAppearances.ts';

const severities = ['INFO', 'WARNING', 'ERROR', 'CRITICAL'] as const;

export type DeviceError = {
  readonly productFamily: string;
  readonly errorId: string;
  readonly title: string;
  readonly text: string;
  readonly remedy: string;
  readonly severity: string;
};

export const deviceErrorFields = ['title', 'text', 'remedy', 'severity'] as const;
export type DeviceErrorField = (typeof deviceErrorFields)[number];

const words = z.pipe(
  z.optional(z.unknown()),
  z.transform((given) => (typeof given === 'string' || typeof given === 'number' ? String(given) : '')),
);
const entrySchema = z.object({
  productFamily: z.string().check(z.trim(), z.minLength(1)),
  errorId: z
    .pipe(
      z.union([z.string(), z.number()]),
      z.transform((id) => String(id).trim()),
    )
    .check(z.minLength(1)),
  title: words,
  text: words,
  remedy: words,
  severity: words,
});

const noList = 'The resource holds no list, so there are no device errors in it';
const noEntry = 'This is no device error: it needs a productFamily and an errorId';
const doubled = (family: string, errorId: string): string =>
  `${errorId} of ${family} stands twice; the first one counts`;

export type DeviceErrorProblem = { readonly entry?: number; readonly line?: number; readonly text: string };

export type DeviceErrorList = {
  readonly errors: readonly DeviceError[];
  readonly problems: readonly DeviceErrorProblem[];
};

export const getDeviceErrorKey = (productFamily: string, errorId: string): string =>
  `${productFamily.toUpperCase()} ${errorId.toUpperCase()}`;

export function toDeviceErrors(value: unknown): DeviceErrorList {
  if (!Array.isArray(value)) return { errors: [], problems: [{ text: noList }] };
  const found = new Map<string, DeviceError>();
  const problems: DeviceErrorProblem[] = [];
  for (const [entry, item] of value.entries()) {
    const { data } = entrySchema.safeParse(item);
    const key = data && getDeviceErrorKey(data.productFamily, data.errorId);
    if (!data || key === undefined) problems.push({ entry, text: noEntry });
    else if (found.has(key)) problems.push({ entry, text: doubled(data.productFamily, data.errorId) });
    else found.set(key, data);
  }
  return { errors: [...found.values()], problems };
}

/**
 * Reads the device errors in the text of the resource. A text that is no JSON has none, and the result says
 * where it breaks.
 */
export function parseDeviceErrors(data: string): DeviceErrorList {
  const reading = parseJson(data);
  if (reading.isSound) return toDeviceErrors(reading.value);
  return {
    errors: [],
    problems: reading.problems.map(({ line, text }: JsonProblem) => ({ line, text })),
  };
}

export const findDeviceError = (
  errors: readonly DeviceError[],
  productFamily: string,
  errorId: string,
): DeviceError | undefined => {
  const key = getDeviceErrorKey(productFamily, errorId);
  return errors.find((each) => getDeviceErrorKey(each.productFamily, each.errorId) === key);
};

export const isErrorId = (text: string): boolean => /^[A-Za-z]{1,4}-?\d{2,6}$/.test(text);

/** Id of the device error in a line of a log, such as "> ERROR: E0217 No radio link". */
export const parseErrorId = (line: string): string | undefined =>
  /> ERROR:\s*([A-Za-z]{1,4}-?\d{1,6})(?![\w-])/.exec(line)?.[1]?.toUpperCase();

export const listErrorIds = (log: string): readonly string[] => [
  ...new Set(log.split('\n').flatMap((line) => parseErrorId(line) ?? [])),
];

const titleRequired = 'A title is required';

export const deviceErrorFormSchema = createFormSchema(
  { title: z.string(), text: z.string(), remedy: z.string(), severity: z.string() },
  { title: ({ title }) => (title.trim() === '' ? titleRequired : undefined) },
);

export const listSeverityChoices = (own: string): readonly string[] =>
  own === '' || severities.some((each) => each === own) ? severities : [...severities, own];

const colours: ReadonlyMap<string, BadgeColor> = new Map([
  ['INFO', 'blue'],
  ['WARNING', 'amber'],
  ['ERROR', 'red'],
  ['CRITICAL', 'red'],
]);

export const getSeverityColor = (severity: string): BadgeColor =>
  colours.get(severity.toUpperCase()) ?? 'grey';
