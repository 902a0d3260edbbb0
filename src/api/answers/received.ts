/**
 * What a back end sent, by what was read out of it where the two differ.
 * @session ends with it: nothing of it is reached without the answer it belongs to
 */
const received = new WeakMap<object, unknown>();

/** Notes what was sent in the place of a value that was read; answers the value. */
export function keepReceived<Value extends object>(value: Value, sent: unknown): Value {
  received.set(value, sent);
  return value;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether a value of an answer is not the one that was sent. Where it is, nothing within it differs. */
export const differsFromReceived = (value: unknown): boolean => isObject(value) && received.has(value);

/** A value of an answer as the back end sent it, with what nobody could read: for what is sent back. */
export const asReceived = (value: unknown): unknown =>
  isObject(value) && received.has(value) ? received.get(value) : value;

type Omission = { readonly omitted: number; readonly sent: number };

/** How many items of how many a list of an answer does not show; undefined where it shows all of them. */
export function omissionOf(list: readonly unknown[]): Omission | undefined {
  const sent = asReceived(list);
  if (!Array.isArray(sent) || sent.length <= list.length) return undefined;
  return { omitted: sent.length - list.length, sent: sent.length };
}

/** Notes of a copy that equals an answer what was sent in the place of each of its values. */
export function copyReceived(answer: unknown, copy: unknown): void {
  if (!isObject(answer) || !isObject(copy) || answer === copy) return;
  if (received.has(answer)) received.set(copy, received.get(answer));
  else received.delete(copy);
  for (const [key, value] of Object.entries(answer)) copyReceived(value, Reflect.get(copy, key));
}
