import { answerTexts } from '~/domain/words/texts/answers.ts';
import { ApiError } from '~/api/ApiError.ts';
import { asReceived, differsFromReceived } from './received.ts';

/** Whether a field of a record was sent with something that could not be read, or has a part of that kind. */
export function hasUnreadField<Value extends object>(value: Value, field: keyof Value & string): boolean {
  const sent = asReceived(value);
  return isRecord(sent) && hasUnreadPart(value[field], sent[field]);
}

/** The error of a change that would lose what is stored, as a part of that could not be read. */
export const unreadPartError = (operationId: string): ApiError =>
  new ApiError({
    operationId,
    status: 400,
    code: 'UNREAD_PART',
    message: answerTexts.wouldBeLost,
    suggestion: answerTexts.wouldBeLostWhy,
  });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether something was sent for a value that could not be read as it was sent, the value or a part of it. */
function hasUnreadPart(value: unknown, sent: unknown): boolean {
  if (value === sent || sent === undefined || sent === null) return false;
  if (Array.isArray(value) && Array.isArray(sent))
    return value.length < sent.length || value.some((item) => hasUnreadPart(item, asReceived(item)));
  if (!isRecord(value) || !isRecord(sent)) return true;
  return Object.entries(sent).some(([name, part]) => hasUnreadPart(value[name], part));
}

/** Throws where `value`, which a change by `operationId` is made of, has a part that could not be read. */
export function assertWhole(operationId: string, value: unknown): void {
  if (differsFromReceived(value) && hasUnreadPart(value, asReceived(value)))
    throw unreadPartError(operationId);
}

/**
 * A record of an answer as the back end sent it, to be sent back with a change: what nobody knows, nulls and items that
 * cannot be shown stay in it. Throws where one of the fields `grown`, which the change adds to, has a part that could not
 * be read.
 */
export function restoreReceived<Value extends object>(
  operationId: string,
  value: Value,
  ...grown: readonly (keyof Value & string)[]
): Value {
  if (grown.some((field) => hasUnreadField(value, field))) throw unreadPartError(operationId);
  const sent = asReceived(value);
  // What was sent may be of another kind in places: it goes back there as it came.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return sent as Value;
}
