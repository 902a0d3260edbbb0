import type { Actor, Verdict } from '../access/verdict.ts';
import { kindOf } from '../configuration/id.ts';
import type { AnyState } from '../configuration/state.ts';
import { assignmentOperation, assignmentText } from './assignment.ts';
import { configurationEvents, type ConfigurationEvent } from './event.ts';
import { eventText, type EventText } from './eventText.ts';
import { applies, can } from './permission.ts';

/** Events nobody begins by hand: generating files stands for the two narrower builds, the quoting system validates. */
type Unoffered = 'GENERATE_CMS' | 'GENERATE_3D' | 'VALIDATE';
export type OfferedEvent = Exclude<ConfigurationEvent, Unoffered>;

/** Whether an event is about the content of the working revision, and is therefore named with it. */
const aboutRevision: Record<OfferedEvent, boolean> = {
  CONFIGURE: true,
  CREATE_PRODUCT_CONFIGURATION: true,
  ASSIGN: false,
  ACCEPT_QUOTE: true,
  REQUEST_REVIEW: true,
  REQUEST_APPROVAL: true,
  APPROVE_CONFIGURATION: true,
  UNAPPROVE: true,
  RELEASE_FOR_PRODUCTION: true,
  CREATE_REVISION: false,
  CREATE_PRODUCT: false,
  GENERATE: true,
  DUPLICATE: false,
  EXPORT: true,
  ARCHIVE: false,
  DELETE: false,
  REVERSE_STATE: false,
};

/** Whether Portal has a way to begin an event. */
export const isOffered = (event: ConfigurationEvent): event is OfferedEvent => event in aboutRevision;

/** Words of a button followed by the working revision where its event is about that: "Approve 0C". */
export const withRevision = (event: OfferedEvent, words: string, revision: string): string =>
  aboutRevision[event] && revision ? `${words} ${revision}` : words;

/** Thing an event is asked about: the configuration, or the working revision of it. */
export const eventSubject = (event: OfferedEvent, id: string, revision: string): string =>
  aboutRevision[event] && revision ? `revision ${revision} of ${id}` : id;

type Subject = {
  readonly configurationId: string;
  readonly configurationState: AnyState;
  readonly kbMaxQuoteId: number;
  readonly assigneeEmail: string | null;
};

/** An event as a person is offered it: its words, and whether they may begin it now. */
export type Offer = {
  readonly event: OfferedEvent;
  readonly label: string;
  readonly tone: EventText['tone'];
  readonly verdict: Verdict;
};

type Asker = {
  readonly actor: Actor;
  readonly email: string;
  /** Name of the working revision; empty as long as it is not known. */
  readonly revision: string;
};

/** The offer of one event of a configuration to this person. */
export function offerOf(event: OfferedEvent, subject: Subject, { actor, email, revision }: Asker): Offer {
  const { tone, label } = eventText[event];
  const words =
    event === 'ASSIGN' ? assignmentText[assignmentOperation(subject.assigneeEmail, email)].action : label;
  return {
    event,
    label: withRevision(event, words, revision),
    tone,
    verdict: can(actor, event, subject.configurationState, kindOf(subject)),
  };
}

/** Every event that means something for a configuration, as its menus and buttons offer it to this person. */
export const offeredEvents = (subject: Subject, asker: Asker): readonly Offer[] =>
  configurationEvents.flatMap((event) =>
    isOffered(event) && applies(event, kindOf(subject)) ? [offerOf(event, subject, asker)] : [],
  );
