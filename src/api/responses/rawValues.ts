/**
 * What a back end sent, by what was read out of it where the two differ.
 * @session ends with it: nothing of it is reached without the answer it belongs to
 */
const received = new WeakMap<object, unknown>();

export function setRawValue<Value extends object>(value: Value, sent: unknown): Value {
  received.set(value, sent);
  return value;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether a value of an answer is not the one that was sent. Where it is, nothing within it differs. */
export const isDifferentFromRaw = (value: unknown): boolean => isObject(value) && received.has(value);

/** A value of an answer as the back end sent it, with what nobody could read: for what is sent back. */
export const getRawValue = (value: unknown): unknown =>
  isObject(value) && received.has(value) ? received.get(value) : value;

/** Items of a list that could not be read and were left out of it. */
export type Omission = {
  readonly omitted: number;
  /** Number of items that were sent. */
  readonly sent: number;
  /** Whether the first, or the last, of those that were sent is left out. */
  readonly isFirstOmitted: boolean;
  readonly isLastOmitted: boolean;
};

/** @session ends with it: nothing of it is reached without the list it belongs to */
const omissions = new WeakMap<object, Omission>();

export function setOmission(list: object, omission: Omission | undefined): void {
  if (omission) omissions.set(list, omission);
  else omissions.delete(list);
}

/** What was left out of a list of an answer; undefined where it shows all that was sent. */
export const getOmission = (list: object): Omission | undefined => omissions.get(list);

export const mergeOmissions = (a: Omission | undefined, b: Omission | undefined): Omission | undefined =>
  a && b
    ? { ...a, omitted: a.omitted + b.omitted, sent: a.sent + b.sent, isLastOmitted: b.isLastOmitted }
    : (a ?? b);

export const countSentItems = (list: readonly unknown[]): number => getOmission(list)?.sent ?? list.length;

/** Notes of a copy that equals an answer what was sent in the place of each of its values. */
export function copyRawValues(answer: unknown, copy: unknown): void {
  if (!isObject(answer) || !isObject(copy) || answer === copy) return;
  if (received.has(answer)) received.set(copy, received.get(answer));
  else received.delete(copy);
  setOmission(copy, getOmission(answer));
  for (const [key, value] of Object.entries(answer)) copyRawValues(value, Reflect.get(copy, key));
}
