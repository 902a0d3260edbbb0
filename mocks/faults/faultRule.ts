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

/** Which requests fail, how often, and in which way. Requests have to meet every condition that is given. */
export const newFaultRuleSchema = z.object({
  backEnd: z.enum(faultyBackEnds).optional(),
  /** The id of an operation of the back end. */
  operation: z.string().optional(),
  /** A path with * for any text, for instance /cms/configurations/*. */
  path: z.string().startsWith('/').optional(),
  method: z.string().toUpperCase().optional(),
  /** The share of these requests that fail, from 0 to 1. */
  share: z.coerce.number().min(0).max(1).default(1),
  /** Seed of the random choice: the same seed fails the same requests. */
  seed: z.coerce.number().int().default(1),
  times: z.coerce.number().int().positive().optional(),
  effect: z.enum(faultEffects),
  /** The status for STATUS. */
  status: z.coerce.number().int().min(200).max(599).default(500),
  /** Time DELAY waits, and DRIP takes for the whole answer, in ms. */
  ms: z.coerce.number().nonnegative().default(5000),
});
export type NewFaultRule = z.input<typeof newFaultRuleSchema>;

export type FaultRule = z.output<typeof newFaultRuleSchema> & { readonly id: number; hits: number };
