import * as z from 'zod';

export const faultyBackEnds = ['cms', 'cpq', 'status', 'identity', 'configurator'] as const;
export type FaultyBackEnd = (typeof faultyBackEnds)[number];

export const faultEffects = [
  'STATUS',
  'DELAY',
  'DROP',
  'DROP_ANSWER',
  'TRUNCATE',
  'MALFORMED',
  'HTML',
  'DRIP',
  'OFFLINE',
  'EXPIRED_TOKEN',
  'MAINTENANCE',
] as const;
export type FaultEffect = (typeof faultEffects)[number];

export const faultEffectTexts: Record<FaultEffect, string> = {
  STATUS: 'Answers a status instead of doing anything',
  DELAY: 'Waits before doing it',
  DROP: 'Breaks the connection off without doing anything',
  DROP_ANSWER: 'Does it, and breaks the connection off without an answer',
  TRUNCATE: 'Does it, and breaks off after half of the answer',
  MALFORMED: 'Does it, and answers JSON that does not end',
  HTML: 'Answers a page with status 200',
  DRIP: 'Does it, and sends the answer very slowly',
  OFFLINE: 'Cannot be reached',
  EXPIRED_TOKEN: 'Answers 401, as if the token had ended',
  MAINTENANCE: 'Answers 521, as during maintenance',
};

/** Selects requests by conditions, all of which must match, and says how they fail. */
export const newFaultRuleSchema = z.object({
  backEnd: z.enum(faultyBackEnds).optional(),
  /** Operation id of the back end. */
  operation: z.string().optional(),
  /** Path with * as a wildcard, for instance /cms/configurations/*. */
  path: z.string().startsWith('/').optional(),
  method: z.string().toUpperCase().optional(),
  /** Share of the matching requests that fail, 0 to 1. */
  share: z.coerce.number().min(0).max(1).default(1),
  /** Seed of the random choice: the same seed fails the same requests. */
  seed: z.coerce.number().int().default(1),
  times: z.coerce.number().int().positive().optional(),
  effect: z.enum(faultEffects),
  /** HTTP status for STATUS. */
  status: z.coerce.number().int().min(200).max(599).default(500),
  /** Delay for DELAY, total duration for DRIP, in ms. */
  ms: z.coerce.number().nonnegative().default(5000),
});
export type NewFaultRule = z.input<typeof newFaultRuleSchema>;

export type FaultRule = z.output<typeof newFaultRuleSchema> & { readonly id: number; hits: number };
