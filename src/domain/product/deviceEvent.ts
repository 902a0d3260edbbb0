import { toSentenceCase } from '../words/stateAppearances.ts';

export const productEventTypes = [
  'AUTHENTICATION',
  'FIRMWARE_UPDATE',
  'PARAMETER_CHANGE',
  'SESSION',
  'SERVICE_ORDER_FULFILLMENT',
  'SERVICE_ORDER_REJECTED',
] as const;
export type ProductEventType = (typeof productEventTypes)[number];

export type ProductEvent = {
  readonly note?: string | null;
  readonly log?: string | null;
  readonly err?: boolean | null;
  readonly type?: string | null;
  /** The recorded type, where it differs from the one to show. */
  readonly productEventType?: string | null;
  readonly data?: object | null;
};

const errorMarks = ['> null', '> COMMAND ERROR', '> ERROR:'] as const;

function saysError(data: object | null | undefined): boolean {
  const facts = new Map<string, unknown>(Object.entries(data ?? {}));
  return facts.get('err') === true || Boolean(facts.get('error'));
}

export const isErrorLine = (line: string): boolean => errorMarks.some((mark) => line.includes(mark));

export const isErrorEvent = (event: ProductEvent): boolean =>
  event.err === true || saysError(event.data) || isErrorLine(event.log ?? '');

/** Type of an event. One whose note contains "Auth" is an authentication, whatever type was recorded. */
export function getEventType(event: ProductEvent): string {
  if (event.note?.includes('Auth')) return 'AUTHENTICATION';
  return event.type || event.productEventType || '';
}

export const formatEventType = (type: string): string => toSentenceCase(type) || 'Event';
