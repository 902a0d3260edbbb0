import type { ConfigurationEvent } from './event.ts';
import { eventRecord, type ConfirmedEvent } from './eventRecord.ts';
import { withRevision } from './offered.ts';

/**
 * Whether an event decides about what is in a revision, so that its question shows what is known of that: picture,
 * reason, changes, and what is missing.
 */
const decides: Record<ConfirmedEvent, boolean> = {
  ACCEPT_QUOTE: true,
  APPROVE_CONFIGURATION: true,
  RELEASE_FOR_PRODUCTION: true,
  ARCHIVE: true,
  REQUEST_REVIEW: false,
  REQUEST_APPROVAL: false,
  UNAPPROVE: false,
  REVERSE_STATE: false,
  ASSIGN: false,
  DUPLICATE: false,
  DELETE: false,
};

/** Whether the question before an event shows what is known of the revision. */
export const showsFacts = (event: ConfirmedEvent): boolean => decides[event];

/**
 * Whether a decision reaches beyond Portal and so takes a question that says where, also from somebody who has all that
 * is known on the screen: files of a release go to the ERP system.
 */
export const reachesBeyond = (event: ConfirmedEvent): boolean => event === 'RELEASE_FOR_PRODUCTION';

/** Whether an event is such a decision. */
export const isDecision = (event: ConfigurationEvent): event is ConfirmedEvent =>
  Object.entries(decides).some(([name, does]) => does && name === event);

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
