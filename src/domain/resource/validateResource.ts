import { createFaultyTextRefusal, unchangedTextRefusal, type TextRefusal } from '../words/textRefusal.ts';
import { toDeviceErrors, type DeviceErrorProblem } from './deviceErrors.ts';
import { findLossyNumbers, findJsonLine, parseJson, type JsonProblem } from './json.ts';
import { deviceErrorsResourceName } from './name.ts';

/** Checks of the resources whose format is known: each returns what other programs would not read. */
const shapes: Readonly<Record<string, (value: unknown) => readonly DeviceErrorProblem[]>> = {
  [deviceErrorsResourceName]: (value) => toDeviceErrors(value).problems,
};

export type ResourceValidation = {
  readonly faults: readonly JsonProblem[];
  /** Values that other programs do not expect, and numbers that lose digits. They do not prevent storing. */
  readonly doubts: readonly JsonProblem[];
};

/** Checks whether a text is JSON, and whether it has the format that is known of the resource `name`. */
export function validateResource(name: string, text: string): ResourceValidation {
  const reading = parseJson(text);
  if (!reading.isSound) return { faults: reading.problems, doubts: [] };
  const shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
  const doubts = (shape?.(reading.value) ?? []).slice(0, 50).map(({ entry, text: says }) => ({
    line: entry === undefined ? 1 : findJsonLine(text, reading.root, [entry]),
    text: says,
  }));
  return { faults: [], doubts: [...doubts, ...findLossyNumbers(text, reading.root)] };
}

export function validateResourceText(name: string, stored: string, text: string): TextRefusal | undefined {
  if (stored === text) return unchangedTextRefusal;
  const [first] = validateResource(name, text).faults;
  return first && createFaultyTextRefusal(`Line ${first.line}: ${first.text}.`);
}
