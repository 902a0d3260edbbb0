import type { ConfigurationEvent } from './event.ts';
import { eventRecord, type ConfirmedEvent } from './eventRecord.ts';
import { withRevision } from './offered.ts';

/**
 * Whether an event decides about what is in a revision, so that its question shows what is known of that (picture, reason,
 * changes, and what is missing), and whether what it brings about stays within Portal. Beyond it nothing can be taken back:
 * the files of a release go to the ERP system.
 */
const decides: Record<ConfirmedEvent, 'NOTHING' | 'WITHIN' | 'BEYOND'> = {
  ACCEPT_QUOTE: 'WITHIN',
  APPROVE_CONFIGURATION: 'WITHIN',
  RELEASE_FOR_PRODUCTION: 'BEYOND',
  ARCHIVE: 'WITHIN',
  REQUEST_REVIEW: 'NOTHING',
  REQUEST_APPROVAL: 'NOTHING',
  UNAPPROVE: 'NOTHING',
  REVERSE_STATE: 'NOTHING',
  ASSIGN: 'NOTHING',
  DUPLICATE: 'NOTHING',
  DELETE: 'NOTHING',
};

/** Whether the question before an event shows what is known of the revision. */
export const showsFacts = (event: ConfirmedEvent): boolean => decides[event] !== 'NOTHING';

/** Whether a decision takes a question that says where it leads, also from somebody who has all that is known on the screen. */
export const reachesBeyond = (event: ConfirmedEvent): boolean => decides[event] === 'BEYOND';

/** Whether an event is such a decision. */
export const isDecision = (event: ConfigurationEvent): event is ConfirmedEvent =>
  Object.entries(decides).some(([name, what]) => what !== 'NOTHING' && name === event);

/** Words of the button that answers the question: "Approve 0C", "Approve 0C despite 3 missing". */
export function decisionWords(event: ConfirmedEvent, revision: string, missing: number): string {
  const words = withRevision(event, eventRecord[event].confirmation.action, revision);
  return missing > 0 ? `${words} despite ${missing} missing` : words;
}

/** The words of what has been decided in a session: "approved", for a tally. */
const past: Partial<Record<ConfigurationEvent, string>> = {
  ACCEPT_QUOTE: 'accepted',
  APPROVE_CONFIGURATION: 'approved',
  RELEASE_FOR_PRODUCTION: 'released',
  REQUEST_REVIEW: 'sent back',
  UNAPPROVE: 'sent back',
  ARCHIVE: 'archived',
};

/** The decisions of a session in words, in the order in which each kind came first: "7 approved, 1 sent back". */
export function tallyText(decided: readonly ConfigurationEvent[]): string {
  const words = decided.map((event) => past[event] ?? eventRecord[event].label.toLowerCase());
  return [...new Set(words)]
    .map((word) => `${words.filter((other) => other === word).length} ${word}`)
    .join(', ');
}
