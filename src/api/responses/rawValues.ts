/**
 * The raw value that a back end sent, by the parsed value, where the two differ.
 * @session ends with it: nothing of it is reached without the answer it belongs to
 */
const received = new WeakMap<object, unknown>();

export function setRawValue<Value extends object>(value: Value, sent: unknown): Value {
  received.set(value, sent);
  return value;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether a parsed value differs from what was sent. If false, nothing nested in it differs either. */
export const isDifferentFromRaw = (value: unknown): boolean => isObject(value) && received.has(value);

/** The value as the back end sent it, unreadable parts included; for sending it back with a change. */
export const getRawValue = (value: unknown): unknown =>
  isObject(value) && received.has(value) ? received.get(value) : value;

export type Omission = {
  readonly omitted: number;
  /** Number of items in the list as it was sent. */
  readonly sent: number;
  /** Whether the first item of the list as it was sent has been left out. */
  readonly isFirstOmitted: boolean;
  readonly isLastOmitted: boolean;
};

/** @session ends with it: nothing of it is reached without the list it belongs to */
const omissions = new WeakMap<object, Omission>();

export function setOmission(list: object, omission: Omission | undefined): void {
  if (omission) omissions.set(list, omission);
  else omissions.delete(list);
}

/** What was left out of a parsed list; undefined where the list is complete. */
export const getOmission = (list: object): Omission | undefined => omissions.get(list);

export const mergeOmissions = (a: Omission | undefined, b: Omission | undefined): Omission | undefined =>
  a && b
    ? { ...a, omitted: a.omitted + b.omitted, sent: a.sent + b.sent, isLastOmitted: b.isLastOmitted }
    : (a ?? b);

export const countSentItems = (list: readonly unknown[]): number => getOmission(list)?.sent ?? list.length;

/** Registers, for a copy that equals a response, the raw values and omissions of that response. */
export function copyRawValues(answer: unknown, copy: unknown): void {
  if (!isObject(answer) || !isObject(copy) || answer === copy) return;
  if (received.has(answer)) received.set(copy, received.get(answer));
  else received.delete(copy);
  setOmission(copy, getOmission(answer));
  for (const [key, value] of Object.entries(answer)) copyRawValues(value, Reflect.get(copy, key));
}
