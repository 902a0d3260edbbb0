import { formatConjunction } from '../words/lists.ts';
import { nextStepsTexts } from '../words/texts/configurationPage.ts';
import type { AnyState } from '../configuration/state.ts';
import type { ConfigurationEvent } from './event.ts';
import { eventRecords } from './eventRecords.ts';
import { getEventTone } from './eventOffers.ts';
import type { Readiness } from './readiness.ts';

/** Line about the next step: its event, and what prevents it or is worth knowing before. */
export type ReadinessLine = {
  readonly tone: 'POSSIBLE' | 'TO_MIND' | 'REFUSED';
  readonly says: string;
  readonly because?: string;
  /** Rows with more to say: refused ones and those with advice. The others are plain actions. */
  readonly more: readonly Readiness[];
};

/** Short label of an event: that of the button in its confirmation. */
function shortName(event: ConfigurationEvent): string {
  const record = eventRecords[event];
  return 'confirmation' in record && record.confirmation ? record.confirmation.action : record.label;
}

function reasonOf({ decision, fix, advice }: Readiness): string | undefined {
  if (decision.allowed) return advice.length > 0 ? advice.map(({ text }) => text).join(' ') : undefined;
  return fix?.kind === 'WAIT' ? nextStepsTexts.waiting(fix.label) : decision.reason;
}

function line(says: string, row: Readiness | undefined): Omit<ReadinessLine, 'more'> {
  const because = row && reasonOf(row);
  if (row && !row.decision.allowed) return { tone: 'REFUSED', says, ...(because && { because }) };
  return because ? { tone: 'TO_MIND', says, because } : { tone: 'POSSIBLE', says };
}

/**
 * About the first event that leads on through the workflow; without one, as in the archive, about all that
 * are possible, else the reason of the first.
 */
export function buildReadinessLine(rows: readonly Readiness[], state: AnyState): ReadinessLine {
  const more = rows.filter(({ decision, advice }) => !decision.allowed || advice.length > 0);
  const next = rows.find(({ event }) => getEventTone(event, state) === 'primary');
  if (next) return { ...line(nextStepsTexts.next(shortName(next.event)), next), more };
  const possible = rows.filter(({ decision }) => decision.allowed).map(({ label }) => label);
  if (possible.length > 0)
    return { ...line(nextStepsTexts.possibleNow(formatConjunction(possible)), undefined), more };
  return { ...line(nextStepsTexts.nothing, rows[0]), more };
}
