import { refused, type Verdict } from '../access/verdict.ts';
import { holdingTexts } from '../words/texts/grants.ts';
import { realmAt, type Grant } from './grant.ts';

/**
 * Whether a configuration or product can be opened to somebody at an account, where `granting` is whether anything can
 * be granted there: only customers have things that are opened one by one, and only beside a permission.
 */
export function mayOpenUnits(granting: Verdict, accountNumber: string, base: Grant | undefined): Verdict {
  if (realmAt(accountNumber) === 'STAFF') return refused('SUBJECT', holdingTexts.noUnits);
  return base ? granting : refused('SUBJECT', holdingTexts.noBase);
}
