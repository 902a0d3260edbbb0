import type { KindRule } from './eventRecordType.ts';

/** The rule of kinds of an event that means something for every configuration. */
export const everyKind = { CLASSIC: 'HERE', PHANTOM: 'HERE', CONFIGURED_3D: 'HERE' } as const;
export const employeesIn3D = { ...everyKind, CONFIGURED_3D: 'EMPLOYEES_ONLY' } as const;
export const only3D = { CLASSIC: 'MEANINGLESS', PHANTOM: 'MEANINGLESS', CONFIGURED_3D: 'HERE' } as const;

/** The refusal of an event for a configuration of a kind; undefined where it happens here, if only for some. */
export const kindReason = {
  HERE: undefined,
  EMPLOYEES_ONLY: undefined,
  MEANINGLESS: 'Only for configurations made in 3D.',
} as const satisfies Record<KindRule, string | undefined>;
