import { createFaultyTextRefusal, unchangedTextRefusal, type TextRefusal } from '../words/textRefusal.ts';
import { toDeviceErrors, type DeviceErrorProblem } from './deviceErrors.ts';
import { findLossyNumbers, findJsonLine, parseJson, type JsonProblem } from './json.ts';
import { deviceErrorsResourceName } from './name.ts';

/** Shapes of the values of those resources of which one is known: everything that is not as others read it. */
const shapes: Readonly<Record<string, (value: unknown) => readonly DeviceErrorProblem[]>> = {
  [deviceErrorsResourceName]: (value) => toDeviceErrors(value).problems,
};

export type ResourceValidation = {
  readonly faults: readonly JsonProblem[];
  /** Parts that are not of the shape that others read, and numbers that lose digits; it can be stored all the same. */
  readonly doubts: readonly JsonProblem[];
};

/** Judges the text of the resource of a name: whether it is JSON, and whether it has the shape that is known of that name. */
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
