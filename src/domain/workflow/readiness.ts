import { requestAccessTexts } from '../words/texts/accessRequests.ts';
import { getArtefactLabel } from '../file/artefactKinds.ts';
import type { ConfigurationEvent, EventCautionKind } from './event.ts';
import { eventRecords } from './eventRecords.ts';
import { stateEvents } from './stateEvents.ts';
import { isEventAccepted, getTargetState } from './transitions.ts';
import { isGeneratingState, resolveQuoteState, type AnyState } from '../configuration/state.ts';
import { isAccessRefusal, type Actor, type Decision } from '../access/decision.ts';
import { isEventApplicable, checkEventForStatus, type WorkflowStatus } from './permission.ts';
import { findUnfinishedMove } from './unfinishedMove.ts';

export type ReadinessFacts = WorkflowStatus & {
  readonly assigneeEmail?: string | null;
  readonly productConfigurations: number;
  readonly missingArtefacts: readonly string[];
};

/** Next step after a refusal: another event, waiting, or requesting access. */
export type ReadinessFix =
  | { readonly kind: 'EVENT'; readonly label: string; readonly event: ConfigurationEvent }
  | { readonly kind: 'WAIT' | 'REQUEST_ACCESS'; readonly label: string };

export type ReadinessAdvice = { readonly text: string; readonly fix?: ReadinessFix };

export type Readiness = {
  readonly event: ConfigurationEvent;
  readonly label: string;
  readonly decision: Decision;
  readonly fix?: ReadinessFix;
  readonly advice: readonly ReadinessAdvice[];
};

const maxNamed = 4;

/** The first few names, and how many more there are; semicolons separate names that contain a comma. */
function shortened(labels: readonly string[]): string {
  const shown = labels.slice(0, maxNamed);
  const named = shown.join(shown.some((label) => label.includes(',')) ? '; ' : ', ');
  const more = labels.length - maxNamed;
  return more > 0 ? `${named} and ${more} more` : named;
}

type CautionRule = {
  readonly text: (facts: ReadinessFacts) => string | undefined;
  readonly missing: (facts: ReadinessFacts) => number;
  readonly fix: ConfigurationEvent;
};

const cautionRules: Record<EventCautionKind, CautionRule> = {
  NO_PRODUCT_CONFIGURATION: {
    text: ({ productConfigurations }) =>
      productConfigurations === 0 ? 'There is no product configuration yet.' : undefined,
    missing: ({ productConfigurations }) => (productConfigurations === 0 ? 1 : 0),
    fix: 'CREATE_PRODUCT_CONFIGURATION',
  },
  NOBODY_ASSIGNED: {
    text: ({ assigneeEmail }) => (assigneeEmail ? undefined : 'Nobody is assigned.'),
    missing: () => 0,
    fix: 'ASSIGN',
  },
  FILES_MISSING: {
    text: ({ missingArtefacts }) => {
      const labels = missingArtefacts.map(getArtefactLabel);
      return labels.length > 0 ? `Not there yet: ${shortened(labels)}.` : undefined;
    },
    missing: ({ missingArtefacts }) => missingArtefacts.length,
    fix: 'GENERATE',
  },
};

export type EventCautions = { readonly texts: readonly string[]; readonly missing: number };

export function listEventCautions(event: ConfigurationEvent, facts: ReadinessFacts): EventCautions {
  const rules = eventRecords[event].cautions.map((caution) => cautionRules[caution]);
  return {
    texts: rules.flatMap(({ text }) => text(facts) ?? []),
    missing: rules.reduce((sum, { missing }) => sum + missing(facts), 0),
  };
}

const stepTowards = (event: ConfigurationEvent, state: AnyState): ConfigurationEvent | undefined =>
  stateEvents[state].next.find((way) => {
    const target = isEventAccepted(state, way) ? getTargetState(way, state) : undefined;
    return target !== undefined && target !== state && isEventAccepted(target, event);
  });

/** The event as the next step: at once where the user may trigger it, else after somebody else has. */
function step(event: ConfigurationEvent, actor: Actor, standing: WorkflowStatus): ReadinessFix {
  const { label, noun } = eventRecords[event];
  return checkEventForStatus(actor, event, standing).allowed
    ? { kind: 'EVENT', label, event }
    : { kind: 'WAIT', label: `Waiting for ${noun}` };
}

function fixOf(
  decision: Decision,
  event: ConfigurationEvent,
  actor: Actor,
  facts: ReadinessFacts,
): ReadinessFix | undefined {
  if (decision.allowed || decision.rule === 'SUBJECT') return undefined;
  if (isAccessRefusal(decision)) return { kind: 'REQUEST_ACCESS', label: requestAccessTexts.ask };
  const { state, quoteState } = facts;
  if (findUnfinishedMove(state, quoteState)) return undefined;
  if (isGeneratingState(resolveQuoteState(state, quoteState)))
    return { kind: 'WAIT', label: 'Wait until the files are generated' };
  const before = stepTowards(event, state);
  return before && step(before, actor, facts);
}

function adviceOn(
  event: ConfigurationEvent,
  actor: Actor,
  facts: ReadinessFacts,
): readonly ReadinessAdvice[] {
  return eventRecords[event].cautions.flatMap((caution) => {
    const { text: textOf, fix } = cautionRules[caution];
    const text = textOf(facts);
    if (!text) return [];
    return isEventAccepted(facts.state, fix) ? [{ text, fix: step(fix, actor, facts) }] : [{ text }];
  });
}

export function computeReadiness(actor: Actor, facts: ReadinessFacts): readonly Readiness[] {
  const { state, kind, quoteState } = facts;
  const next: readonly ConfigurationEvent[] = stateEvents[resolveQuoteState(state, quoteState)].next;
  const events = next.filter((event) => kind === undefined || isEventApplicable(event, kind));
  return events.map((event) => {
    const decision = checkEventForStatus(actor, event, facts);
    const fix = fixOf(decision, event, actor, facts);
    const advice = adviceOn(event, actor, facts);
    return { event, label: eventRecords[event].label, decision, ...(fix && { fix }), advice };
  });
}
