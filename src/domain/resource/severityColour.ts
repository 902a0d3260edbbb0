import type { BadgeColour } from '../words/stateLooks.ts';

const colours: ReadonlyMap<string, BadgeColour> = new Map([
  ['INFO', 'blue'],
  ['WARNING', 'amber'],
  ['ERROR', 'red'],
  ['CRITICAL', 'red'],
]);

/** Colour of the degree of a device error; grey for one that nobody defined. */
export const severityColour = (severity: string): BadgeColour =>
  colours.get(severity.toUpperCase()) ?? 'grey';
