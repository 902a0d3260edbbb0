import { askTexts } from '../words/texts/accessWishes.ts';
import { artefactLabel } from '../file/artefactKinds.ts';
import type { ConfigurationEvent, Caution } from './event.ts';
import { eventRecord } from './eventRecord.ts';
import { stateEvents } from './stateEvents.ts';
import { accepts, targetState } from './transitions.ts';
import { isGenerating, stateByQuote, type AnyState } from '../configuration/state.ts';
import { accessHelps, type Actor, type Verdict } from '../access/verdict.ts';
import { applies, canAt, type Standing } from './permission.ts';
import { unfinishedMove } from './unfinished.ts';

export type ReadinessFacts = Standing & {
  readonly assigneeEmail?: string | null;
  readonly productConfigurations: number;
  readonly missingArtefacts: readonly string[];
};

/** The way on from a refusal: another event first, waiting, or asking for access. */
export type Fix =
  | { readonly kind: 'EVENT'; readonly label: string; readonly event: ConfigurationEvent }
  | { readonly kind: 'WAIT' | 'REQUEST_ACCESS'; readonly label: string };

export type Advice = { readonly text: string; readonly fix?: Fix };

export type Readiness = {
  readonly event: ConfigurationEvent;
  readonly label: string;
  readonly verdict: Verdict;
  readonly fix?: Fix;
  readonly advice: readonly Advice[];
};

const mostNamed = 4;

/** The first few of many names, and how many more there are; a name with a comma in it keeps apart from the next. */
function shortened(labels: readonly string[]): string {
  const shown = labels.slice(0, mostNamed);
  const named = shown.join(shown.some((label) => label.includes(',')) ? '; ' : ', ');
  const more = labels.length - mostNamed;
  return more > 0 ? `${named} and ${more} more` : named;
}

type CautionRule = {
  readonly text: (facts: ReadinessFacts) => string | undefined;
  readonly missing: (facts: ReadinessFacts) => number;
  readonly fix: ConfigurationEvent;
};

const cautionRules: Record<Caution, CautionRule> = {
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
      const labels = missingArtefacts.map(artefactLabel);
      return labels.length > 0 ? `Not there yet: ${shortened(labels)}.` : undefined;
    },
    missing: ({ missingArtefacts }) => missingArtefacts.length,
    fix: 'GENERATE',
  },
};

export type Cautions = { readonly texts: readonly string[]; readonly missing: number };

export function cautionsBefore(event: ConfigurationEvent, facts: ReadinessFacts): Cautions {
  const rules = eventRecord[event].cautions.map((caution) => cautionRules[caution]);
  return {
    texts: rules.flatMap(({ text }) => text(facts) ?? []),
    missing: rules.reduce((sum, { missing }) => sum + missing(facts), 0),
  };
}

const stepTowards = (event: ConfigurationEvent, state: AnyState): ConfigurationEvent | undefined =>
  stateEvents[state].next.find((way) => {
    const target = accepts(state, way) ? targetState(way, state) : undefined;
    return target !== undefined && target !== state && accepts(target, event);
  });

/** The event as a way on: now, when this person may, else once somebody else has done it. */
function step(event: ConfigurationEvent, actor: Actor, standing: Standing): Fix {
  const { label, noun } = eventRecord[event];
  return canAt(actor, event, standing).allowed
    ? { kind: 'EVENT', label, event }
    : { kind: 'WAIT', label: `Waiting for ${noun}` };
}

function fixOf(
  verdict: Verdict,
  event: ConfigurationEvent,
  actor: Actor,
  facts: ReadinessFacts,
): Fix | undefined {
  if (verdict.allowed || verdict.rule === 'SUBJECT') return undefined;
  if (accessHelps(verdict)) return { kind: 'REQUEST_ACCESS', label: askTexts.ask };
  const { state, quoteState } = facts;
  if (unfinishedMove(state, quoteState)) return undefined;
  if (isGenerating(stateByQuote(state, quoteState)))
    return { kind: 'WAIT', label: 'Wait until the files are generated' };
  const before = stepTowards(event, state);
  return before && step(before, actor, facts);
}

function adviceOn(event: ConfigurationEvent, actor: Actor, facts: ReadinessFacts): readonly Advice[] {
  return eventRecord[event].cautions.flatMap((caution) => {
    const { text: textOf, fix } = cautionRules[caution];
    const text = textOf(facts);
    if (!text) return [];
    return accepts(facts.state, fix) ? [{ text, fix: step(fix, actor, facts) }] : [{ text }];
  });
}

export function readiness(actor: Actor, facts: ReadinessFacts): readonly Readiness[] {
  const { state, kind, quoteState } = facts;
  const next: readonly ConfigurationEvent[] = stateEvents[stateByQuote(state, quoteState)].next;
  const events = next.filter((event) => kind === undefined || applies(event, kind));
  return events.map((event) => {
    const verdict = canAt(actor, event, facts);
    const fix = fixOf(verdict, event, actor, facts);
    const advice = adviceOn(event, actor, facts);
    return { event, label: eventRecord[event].label, verdict, ...(fix && { fix }), advice };
  });
}
