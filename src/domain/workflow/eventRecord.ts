import type { ConfigurationEvent } from './event.ts';
import type { EventRecord } from './eventRecordType.ts';
import { moveEvents } from './moveEvents.ts';
import { workEvents } from './workEvents.ts';

/** Everything that is decided about each event. */
export const eventRecord = { ...moveEvents, ...workEvents } satisfies {
  readonly [Event in ConfigurationEvent]: EventRecord<Event>;
};

type Records = typeof eventRecord;

/** The events that ask something in words of their own before they happen. */
export type ConfirmedEvent = {
  [Event in ConfigurationEvent]: Records[Event] extends { readonly confirmation: object } ? Event : never;
}[ConfigurationEvent];

/**
 * One `Value` for each event that begins in Portal, and undefined for those that begin elsewhere: a table of this
 * type that misses an event does not compile.
 */
export type ByBeginning<Value> = {
  readonly [Event in ConfigurationEvent]: Records[Event]['begins'] extends 'ELSEWHERE' ? undefined : Value;
};
