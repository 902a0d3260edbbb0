import type { Actor, Verdict } from '../access/verdict.ts';
import { configurationKind } from '../configuration/id.ts';
import type { AnyState } from '../configuration/state.ts';
import { assignmentOperation, assignmentText } from './assignment.ts';
import { configurationEvents, type ConfigurationEvent, type EventFacts } from './event.ts';
import { eventRecord, isOffered, type OfferedEvent } from './eventRecord.ts';
import { applies, canOn } from './permission.ts';

export const withRevision = (event: OfferedEvent, words: string, revision: string): string =>
  eventRecord[event].about === 'REVISION' && revision ? `${words} ${revision}` : words;

export const eventSubject = (event: OfferedEvent, id: string, revision: string): string =>
  eventRecord[event].about === 'REVISION' && revision ? `revision ${revision} of ${id}` : id;

/** An event asked about a working revision that is no longer the one in work: nobody has decided on that. */
export const otherRevision = (event: ConfigurationEvent, asked: string, now: string): string | undefined =>
  eventRecord[event].about === 'REVISION' && asked !== now
    ? `Revision ${now} is in work now. Close this question and look at that revision first.`
    : undefined;

type Subject = {
  readonly configurationId: string;
  readonly configurationState: AnyState;
  readonly kbMaxQuoteId: number;
  readonly quoteState?: AnyState | undefined;
  readonly assigneeEmail: string | null;
};

export type Offer = {
  readonly event: OfferedEvent;
  readonly label: string;
  readonly tone: EventFacts['tone'];
  readonly verdict: Verdict;
};

/** The tone of an event in a state: where it is all there is to do yet, it is the main one. */
export function toneIn(event: ConfigurationEvent, state: AnyState): EventFacts['tone'] {
  const { mainIn, tone }: EventFacts = eventRecord[event];
  return mainIn.includes(state) ? 'primary' : tone;
}

type Asker = {
  readonly actor: Actor;
  readonly email: string;
  readonly revision: string;
};

export function offerOf(event: OfferedEvent, subject: Subject, { actor, email, revision }: Asker): Offer {
  const { label } = eventRecord[event];
  const words =
    event === 'ASSIGN' ? assignmentText[assignmentOperation(subject.assigneeEmail, email)].action : label;
  return {
    event,
    label: withRevision(event, words, revision),
    tone: toneIn(event, subject.configurationState),
    verdict: canOn(actor, event, subject),
  };
}

export const standsOverFiles = (key: string): boolean =>
  configurationEvents.some((event) => event === key && eventRecord[event].standsOverFiles);

export const offeredEvents = (subject: Subject, asker: Asker): readonly Offer[] =>
  configurationEvents.flatMap((event) =>
    isOffered(event) && applies(event, configurationKind(subject)) ? [offerOf(event, subject, asker)] : [],
  );
