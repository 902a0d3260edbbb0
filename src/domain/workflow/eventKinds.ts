import type { KindRule } from './eventRecordType.ts';

/** The rules of kinds that several events share; without the systems of 3D configurations their events are refused. */
const shared = { CLASSIC: 'HERE', PHANTOM: 'HERE' } as const;
const meaningless = { CLASSIC: 'MEANINGLESS', PHANTOM: 'MEANINGLESS' } as const;

export const everyKind = { ...shared, CONFIGURED_3D: 'HERE' } as const;
/** The rule of events that move the quote of a 3D configuration too. */
export const inQuotingSystem = { ...shared, CONFIGURED_3D: 'NEEDS_QUOTING_SYSTEM' } as const;
export const in3DConfigurator = { ...shared, CONFIGURED_3D: 'NEEDS_3D_CONFIGURATOR' } as const;
export const only3DInQuotingSystem = { ...meaningless, CONFIGURED_3D: 'NEEDS_QUOTING_SYSTEM' } as const;
export const only3DInConfigurator = { ...meaningless, CONFIGURED_3D: 'NEEDS_3D_CONFIGURATOR' } as const;

/** The refusal of an event for a configuration of a kind; undefined where it happens here. */
export const kindReason = {
  HERE: undefined,
  MEANINGLESS: 'Only for configurations made in 3D.',
  NEEDS_3D_CONFIGURATOR: 'This portal is not connected to the 3D configurator.',
  NEEDS_QUOTING_SYSTEM: 'Its quote is in the quoting system, to which this portal is not connected.',
} as const satisfies Record<KindRule, string | undefined>;
