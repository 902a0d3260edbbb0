import { faultyText, unchangedText, type TextRefusal } from '../words/textRefusal.ts';
import { deviceErrorsIn, type DeviceErrorProblem } from './deviceErrors.ts';
import { findLossyNumbers, lineOfPlace, readJson, type JsonProblem } from './json.ts';
import { deviceErrorsName } from './name.ts';

/** Shapes of the values of those resources of which one is known: everything that is not as others read it. */
const shapes: Readonly<Record<string, (value: unknown) => readonly DeviceErrorProblem[]>> = {
  [deviceErrorsName]: (value) => deviceErrorsIn(value).problems,
};

export type ResourceVerdict = {
  readonly faults: readonly JsonProblem[];
  /** Parts that are not of the shape that others read, and numbers that lose digits; it can be stored all the same. */
  readonly doubts: readonly JsonProblem[];
};

/** Judges the text of the resource of a name: whether it is JSON, and whether it has the shape that is known of that name. */
export function resourceVerdict(name: string, text: string): ResourceVerdict {
  const reading = readJson(text);
  if (!reading.isSound) return { faults: reading.problems, doubts: [] };
  const shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
  const doubts = (shape?.(reading.value) ?? []).slice(0, 50).map(({ entry, text: says }) => ({
    line: entry === undefined ? 1 : lineOfPlace(text, reading.root, [entry]),
    text: says,
  }));
  return { faults: [], doubts: [...doubts, ...findLossyNumbers(text, reading.root)] };
}

export function resourceRefusal(name: string, stored: string, text: string): TextRefusal | undefined {
  if (stored === text) return unchangedText;
  const [first] = resourceVerdict(name, text).faults;
  return first && faultyText(`Line ${first.line}: ${first.text}.`);
}
