import type { Actor, Decision } from '../access/decision.ts';
import { getConfigurationKind } from '../configuration/id.ts';
import type { AnyState } from '../configuration/state.ts';
import { getAssignmentOperation, assignmentTexts } from './assignment.ts';
import { configurationEvents, type ConfigurationEvent, type EventFacts } from './event.ts';
import { eventRecords, isOfferedEvent, type OfferedEvent } from './eventRecords.ts';
import { isEventApplicable, checkConfigurationEvent } from './permission.ts';

export const appendRevision = (event: OfferedEvent, words: string, revision: string): string =>
  eventRecords[event].about === 'REVISION' && revision ? `${words} ${revision}` : words;

export const formatEventSubject = (event: OfferedEvent, id: string, revision: string): string =>
  eventRecords[event].about === 'REVISION' && revision ? `revision ${revision} of ${id}` : id;

/** Conflict of an event that was confirmed for a revision which is no longer the working one. */
export const describeRevisionConflict = (
  event: ConfigurationEvent,
  asked: string,
  now: string,
): string | undefined =>
  eventRecords[event].about === 'REVISION' && asked !== now
    ? `Revision ${now} is in work now. Close this question and look at that revision first.`
    : undefined;

type Subject = {
  readonly configurationId: string;
  readonly configurationState: AnyState;
  readonly kbMaxQuoteId: number;
  readonly quoteState?: AnyState | undefined;
  readonly assigneeEmail: string | null;
};

export type EventOffer = {
  readonly event: OfferedEvent;
  readonly label: string;
  readonly tone: EventFacts['tone'];
  readonly decision: Decision;
};

/** Tone of an event in a state: primary where nothing else is left to do. */
export function getEventTone(event: ConfigurationEvent, state: AnyState): EventFacts['tone'] {
  const { mainIn, tone }: EventFacts = eventRecords[event];
  return mainIn.includes(state) ? 'primary' : tone;
}

type Asker = {
  readonly actor: Actor;
  readonly email: string;
  readonly revision: string;
};

export function buildEventOffer(
  event: OfferedEvent,
  subject: Subject,
  { actor, email, revision }: Asker,
): EventOffer {
  const { label } = eventRecords[event];
  const words =
    event === 'ASSIGN' ? assignmentTexts[getAssignmentOperation(subject.assigneeEmail, email)].action : label;
  return {
    event,
    label: appendRevision(event, words, revision),
    tone: getEventTone(event, subject.configurationState),
    decision: checkConfigurationEvent(actor, event, subject),
  };
}

export const isActionShownAboveFiles = (key: string): boolean =>
  configurationEvents.some((event) => event === key && eventRecords[event].standsOverFiles);

export const listEventOffers = (subject: Subject, asker: Asker): readonly EventOffer[] =>
  configurationEvents.flatMap((event) =>
    isOfferedEvent(event) && isEventApplicable(event, getConfigurationKind(subject))
      ? [buildEventOffer(event, subject, asker)]
      : [],
  );
