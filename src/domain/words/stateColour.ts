import { lookOf, type BadgeColour } from './stateLooks.ts';

/** The colour a state has everywhere; grey for a name nobody listed. */
export const stateColour = (state: string): BadgeColour => lookOf(state)?.colour ?? 'grey';
