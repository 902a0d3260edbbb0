import type { ConfigurationEvent } from './event.ts';
import { eventRecord, type ConfirmedEvent } from './eventRecord.ts';
import { withRevision } from './offered.ts';
import { toConfigurationId } from '../configuration/id.ts';
import { isFirstStep, isPlaceholder, type AnyState } from '../configuration/state.ts';

/** Whether the question before an event shows what is known of the revision. */
export const showsFacts = (event: ConfirmedEvent): boolean => eventRecord[event].decides !== 'NOTHING';

/** Whether a decision takes a question that says where it leads, also from somebody who has all that is known on the screen. */
export const reachesBeyond = (event: ConfirmedEvent): boolean => eventRecord[event].decides === 'BEYOND';

export const isDecision = (event: ConfigurationEvent): event is ConfirmedEvent =>
  eventRecord[event].decides !== 'NOTHING';

export function decisionWords(event: ConfirmedEvent, revision: string, missing: number): string {
  const words = withRevision(event, eventRecord[event].confirmation.action, revision);
  return missing > 0 ? `${words} despite ${missing} missing` : words;
}

export function tallyText(decided: readonly ConfigurationEvent[]): string {
  const words = decided.map((event) => eventRecord[event].past);
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

/** As soon as work would be lost; a placeholder and an empty configuration go after a plain question. */
export function needsDeleteApproval(configuration: Deletable): boolean {
  const { configurationState, productConfigurations, artefacts, attachments } = configuration;
  if (isPlaceholder(configurationState)) return false;
  if (!isFirstStep(configurationState)) return true;
  return [productConfigurations, artefacts, attachments].some(
    (held) => held === undefined || held.length > 0,
  );
}

export const deleteApprovalRefusal = (id: string, typed: string): string | undefined =>
  toConfigurationId(typed) === toConfigurationId(id) ? undefined : `Type ${id} to approve the deletion`;
