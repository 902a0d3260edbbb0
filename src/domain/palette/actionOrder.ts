import type { Verdict } from '../access/verdict.ts';
import type { EventFacts } from '../workflow/eventRecordType.ts';

type Action = { readonly tone: EventFacts['tone']; readonly verdict: Verdict };

/** Place of an action: the way on first, dangerous ones apart from it, and behind all what is not possible now. */
const placeOf = ({ tone, verdict }: Action): number =>
  verdict.allowed ? { primary: 0, plain: 1, danger: 2 }[tone] : 3;

/** Actions in the order the palette offers them; of equals the order stays. */
export const inActionOrder = <Offered extends Action>(actions: readonly Offered[]): readonly Offered[] =>
  actions.toSorted((one, other) => placeOf(one) - placeOf(other));

/** The actions that are possible now. */
export const possibleActions = <Offered extends Action>(actions: readonly Offered[]): readonly Offered[] =>
  actions.filter(({ verdict }) => verdict.allowed);
