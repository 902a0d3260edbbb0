import type { ControlType } from './controls.ts';

/** The outputs of receivers, with the connector that each offers. */
export const outputKinds = {
  RELAY: { designator: 'K', connectorType: 'DIGITAL', partNumber: 'P01365' },
  PROPORTIONAL_OUTPUT: { designator: 'Y', connectorType: 'ANALOGUE', partNumber: 'P01365' },
  SAFETY_RELAY: { designator: 'Q', connectorType: 'E_STOP', partNumber: 'P01171' },
} as const satisfies Record<
  string,
  { readonly designator: string; readonly connectorType: string; readonly partNumber: string }
>;
export type OutputType = keyof typeof outputKinds;
export const outputTypes: readonly OutputType[] = ['RELAY', 'PROPORTIONAL_OUTPUT', 'SAFETY_RELAY'];

const several: Partial<Record<ControlType, number>> = { JOYSTICK: 2, TOGGLE_SWITCH: 2 };
const inside = ['NONE', '', 'LED_DRIVER', 'DISPLAY_FEEDBACK'];

/**
 * Number of receiver outputs that a control with this connector takes: one for each axis or position. What tells the
 * operator something stays inside the transmitter and takes none.
 */
export function outputsTaken(componentType: string, connectorType: string): number {
  if (inside.includes(connectorType)) return 0;
  const [, count = 1] = Object.entries(several).find(([type]) => type === componentType) ?? [];
  return count;
}
