import { artefactLabel } from '../file/artefactKinds.ts';
import { accepts, targetState, type ConfigurationEvent } from './event.ts';
import type { ConfigurationKind } from '../configuration/id.ts';
import type { AnyState } from '../configuration/state.ts';
import { eventText } from './eventText.ts';
import type { Actor, Verdict } from '../access/verdict.ts';
import { applies, can } from './permission.ts';

/** What is known of a configuration. */
export type ReadinessFacts = {
  readonly state: AnyState;
  /** Without it, what is special about a kind is left out of account. */
  readonly kind?: ConfigurationKind;
  readonly assigneeEmail?: string | null;
  readonly productConfigurations: number;
  /** The artefact types that are expected and not there yet. */
  readonly missingArtefacts: readonly string[];
};

/** What helps: another event first, waiting, or asking for access. */
export type Fix =
  | { readonly kind: 'EVENT'; readonly label: string; readonly event: ConfigurationEvent }
  | { readonly kind: 'WAIT' | 'REQUEST_ACCESS'; readonly label: string };

/** Something worth knowing before an event, which does not stand in its way. */
export type Advice = { readonly text: string; readonly fix?: Fix };

export type Readiness = {
  readonly event: ConfigurationEvent;
  readonly label: string;
  readonly verdict: Verdict;
  readonly fix?: Fix;
  readonly advice: readonly Advice[];
};

/** What may come next from each state, in working order, with the step after the next to show the way there. */
const nextEvents: Record<AnyState, readonly ConfigurationEvent[]> = {
  CONFIGURING: [
    'CONFIGURE',
    'CREATE_PRODUCT_CONFIGURATION',
    'VALIDATE',
    'GENERATE',
    'ACCEPT_QUOTE',
    'APPROVE_CONFIGURATION',
  ],
  WAITING_FOR_APPROVAL: [
    'APPROVE_CONFIGURATION',
    'REQUEST_APPROVAL',
    'REQUEST_REVIEW',
    'RELEASE_FOR_PRODUCTION',
  ],
  GENERATING_ARTEFACTS: ['ACCEPT_QUOTE', 'APPROVE_CONFIGURATION'],
  APPROVED: ['RELEASE_FOR_PRODUCTION', 'UNAPPROVE', 'CREATE_PRODUCT'],
  READY_FOR_PRODUCTION: ['CREATE_PRODUCT', 'CREATE_REVISION', 'ARCHIVE'],
  ARCHIVED: ['DUPLICATE', 'EXPORT'],
  PLACEHOLDER: ['CONFIGURE', 'VALIDATE', 'GENERATE', 'DELETE'],
  LOCKED: ['REVERSE_STATE'],
  IN_PRODUCTION: ['CREATE_PRODUCT', 'DUPLICATE', 'EXPORT'],
  PRODUCED: ['CREATE_PRODUCT', 'DUPLICATE', 'EXPORT'],
};

type AdviceRule = {
  readonly events: readonly ConfigurationEvent[];
  /** The text when the rule applies. */
  readonly text: (facts: ReadinessFacts) => string | undefined;
  readonly fix: ConfigurationEvent;
};

const mostNamed = 4;

/** The first few of many names, and how many more there are. */
function shortened(labels: readonly string[]): string {
  const named = labels.slice(0, mostNamed).join(', ');
  const more = labels.length - mostNamed;
  return more > 0 ? `${named} and ${more} more` : named;
}

const adviceRules: readonly AdviceRule[] = [
  {
    events: ['ACCEPT_QUOTE', 'APPROVE_CONFIGURATION', 'RELEASE_FOR_PRODUCTION'],
    text: ({ productConfigurations }) =>
      productConfigurations === 0 ? 'There is no product configuration yet.' : undefined,
    fix: 'CREATE_PRODUCT_CONFIGURATION',
  },
  {
    events: ['ACCEPT_QUOTE', 'APPROVE_CONFIGURATION'],
    text: ({ assigneeEmail }) => (assigneeEmail ? undefined : 'Nobody is assigned.'),
    fix: 'ASSIGN',
  },
  {
    events: ['APPROVE_CONFIGURATION', 'RELEASE_FOR_PRODUCTION'],
    text: ({ missingArtefacts }) => {
      const labels = missingArtefacts.map(artefactLabel);
      return labels.length > 0 ? `Not there yet: ${shortened(labels)}.` : undefined;
    },
    fix: 'GENERATE',
  },
];

/** The event that is possible now and leads to where `event` is possible. */
const stepTowards = (event: ConfigurationEvent, state: AnyState): ConfigurationEvent | undefined =>
  nextEvents[state].find((way) => {
    const target = accepts(state, way) ? targetState(way, state) : undefined;
    return target !== undefined && target !== state && accepts(target, event);
  });

/** The event as a way on: now, when this person may, else once somebody else has done it. */
function step(event: ConfigurationEvent, actor: Actor, { state, kind }: ReadinessFacts): Fix {
  const { label } = eventText[event];
  return can(actor, event, state, kind).allowed
    ? { kind: 'EVENT', label, event }
    : { kind: 'WAIT', label: `Wait for somebody to do this: ${label}` };
}

function fixOf(
  verdict: Verdict,
  event: ConfigurationEvent,
  actor: Actor,
  facts: ReadinessFacts,
): Fix | undefined {
  if (verdict.allowed || verdict.rule === 'SUBJECT') return undefined;
  if (verdict.rule !== 'STATE') return { kind: 'REQUEST_ACCESS', label: 'Request access' };
  const { state } = facts;
  if (state === 'GENERATING_ARTEFACTS') return { kind: 'WAIT', label: 'Wait until the files are generated' };
  const before = stepTowards(event, state);
  return before && step(before, actor, facts);
}

function adviceOn(event: ConfigurationEvent, actor: Actor, facts: ReadinessFacts): readonly Advice[] {
  return adviceRules.flatMap((rule) => {
    const text = rule.events.includes(event) ? rule.text(facts) : undefined;
    if (!text) return [];
    return accepts(facts.state, rule.fix) ? [{ text, fix: step(rule.fix, actor, facts) }] : [{ text }];
  });
}

/** Every event that may come next: whether this person may trigger it, else what would help, and what to mind. */
export function readiness(actor: Actor, facts: ReadinessFacts): readonly Readiness[] {
  const { state, kind } = facts;
  const events = nextEvents[state].filter((event) => kind === undefined || applies(event, kind));
  return events.map((event) => {
    const verdict = can(actor, event, state, kind);
    const fix = fixOf(verdict, event, actor, facts);
    const advice = adviceOn(event, actor, facts);
    return { event, label: eventText[event].label, verdict, ...(fix && { fix }), advice };
  });
}
