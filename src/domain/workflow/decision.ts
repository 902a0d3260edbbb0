import type { ConfigurationEvent } from './event.ts';
import { eventRecords, type ConfirmedEvent } from './eventRecords.ts';
import { appendRevision } from './eventOffers.ts';
import { toConfigurationId } from '../configuration/id.ts';
import { isFirstStep, isPlaceholderState, type AnyState } from '../configuration/state.ts';

/** Whether the confirmation of an event shows what is known of the revision. */
export const shouldShowFacts = (event: ConfirmedEvent): boolean => eventRecords[event].decides !== 'NOTHING';

/** Whether a decision needs a confirmation that says where it leads, even beside all that is known. */
export const isFarReachingDecision = (event: ConfirmedEvent): boolean =>
  eventRecords[event].decides === 'BEYOND';

export const isConfirmedEvent = (event: ConfigurationEvent): event is ConfirmedEvent =>
  eventRecords[event].decides !== 'NOTHING';

export function formatDecisionLabel(event: ConfirmedEvent, revision: string, missing: number): string {
  const words = appendRevision(event, eventRecords[event].confirmation.action, revision);
  return missing > 0 ? `${words} despite ${missing} missing` : words;
}

export function summarizeDecisions(decided: readonly ConfigurationEvent[]): string {
  const words = decided.map((event) => eventRecords[event].past);
  return [...new Set(words)]
    .map((word) => `${words.filter((other) => other === word).length} ${word}`)
    .join(', ');
}

type Deletable = {
  readonly configurationState: AnyState;
  readonly productConfigurations?: readonly unknown[];
  readonly artefacts?: readonly unknown[];
  readonly attachments?: readonly unknown[];
};

/** True as soon as work would be lost; placeholders and empty configurations are simply deleted. */
export function isDeleteApprovalRequired(configuration: Deletable): boolean {
  const { configurationState, productConfigurations, artefacts, attachments } = configuration;
  if (isPlaceholderState(configurationState)) return false;
  if (!isFirstStep(configurationState)) return true;
  return [productConfigurations, artefacts, attachments].some(
    (held) => held === undefined || held.length > 0,
  );
}

export const validateDeleteApproval = (id: string, typed: string): string | undefined =>
  toConfigurationId(typed) === toConfigurationId(id) ? undefined : `Type ${id} to approve the deletion`;
