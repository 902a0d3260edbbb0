import { queryBoundaryTexts } from '~/domain/words/texts/common.ts';
import { ApiError } from '~/api/ApiError.ts';
import { getRawValue, isDifferentFromRaw } from './rawValues.ts';

/** Whether a field of a record was sent with a part that could not be parsed. */
export function hasUnreadableField<Value extends object>(value: Value, field: keyof Value & string): boolean {
  const sent = getRawValue(value);
  return isRecord(sent) && hasUnreadPart(value[field], sent[field]);
}

export const createUnreadableFieldError = (operationId: string): ApiError =>
  new ApiError({
    operationId,
    status: 400,
    code: 'UNREAD_PART',
    message: queryBoundaryTexts.wouldBeLost,
    suggestion: queryBoundaryTexts.wouldBeLostWhy,
  });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function hasUnreadPart(value: unknown, sent: unknown): boolean {
  if (value === sent || sent === undefined || sent === null) return false;
  if (Array.isArray(value) && Array.isArray(sent))
    return value.length < sent.length || value.some((item) => hasUnreadPart(item, getRawValue(item)));
  if (!isRecord(value) || !isRecord(sent)) return true;
  return Object.entries(sent).some(([name, part]) => hasUnreadPart(value[name], part));
}

/** Throws where `value`, the basis of a change, has a part that could not be parsed and would be lost. */
export function assertFullyReadable(operationId: string, value: unknown): void {
  if (isDifferentFromRaw(value) && hasUnreadPart(value, getRawValue(value)))
    throw createUnreadableFieldError(operationId);
}

/**
 * The raw value, to send back with a change, so that unknown fields, nulls and omitted items survive. Throws
 * where one of the fields `grown`, which the change adds to, has a part that could not be parsed.
 */
export function restoreRawValues<Value extends object>(
  operationId: string,
  value: Value,
  ...grown: readonly (keyof Value & string)[]
): Value {
  if (grown.some((field) => hasUnreadableField(value, field))) throw createUnreadableFieldError(operationId);
  const sent = getRawValue(value);
  // Unparsable parts may be of another type: they are sent back as they came.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return sent as Value;
}

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name], other[name]));
}

/**
 * A field that is equal in `before` and `after` is sent back raw, readable or not. Throws where a changed
 * field has a part that could not be parsed.
 */
export function restoreRawFields<Fields extends object>(
  operationId: string,
  value: object,
  before: object,
  after: Fields,
): Fields {
  const [read, sent, old] = [value, getRawValue(value), before].map((each) => (isRecord(each) ? each : {}));
  const fields = Object.entries(after).flatMap(([name, next]): [string, unknown][] => {
    if (isSame(old?.[name], next))
      return sent && Object.hasOwn(sent, name) ? [[name, sent[name]]] : [[name, next]];
    if (hasUnreadPart(read?.[name], sent?.[name])) throw createUnreadableFieldError(operationId);
    return [[name, next]];
  });
  // Unparsable parts may be of another type: they are sent back as they came.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(fields) as Fields;
}
