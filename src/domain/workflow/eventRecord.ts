import type { ConfigurationEvent, EventRecord } from './event.ts';
import { fileEvents } from './fileEvents.ts';
import { moveEvents } from './moveEvents.ts';
import { workEvents } from './workEvents.ts';

export const eventRecord = { ...moveEvents, ...workEvents, ...fileEvents } satisfies {
  readonly [Event in ConfigurationEvent]: EventRecord<Event>;
};

type Records = typeof eventRecord;

/** The events that ask something in words of their own before they happen. */
export type ConfirmedEvent = {
  [Event in ConfigurationEvent]: Records[Event] extends { readonly confirmation: object } ? Event : never;
}[ConfigurationEvent];

export type OfferedEvent = {
  [Event in ConfigurationEvent]: Records[Event]['begins'] extends 'ELSEWHERE' ? never : Event;
}[ConfigurationEvent];

export const isOffered = (event: ConfigurationEvent): event is OfferedEvent =>
  eventRecord[event].begins !== 'ELSEWHERE';
