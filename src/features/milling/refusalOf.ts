import type { Verdict } from '~/domain/access/verdict.ts';

/** Why something is refused, in words; undefined when it is not. */
export const refusalOf = (verdict: Verdict): string | undefined =>
  verdict.allowed ? undefined : verdict.reason;
