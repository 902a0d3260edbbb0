import { isStaff } from '../access/unitFlags.ts';
import { mayCall, type Actor } from '../access/verdict.ts';
import { mayOpenMilling } from '../milling/permission.ts';
import { mayKeepParts, mayOpenParts } from '../part/permission.ts';

export type PartWay = 'PAGE' | 'MILLING' | 'USAGE';

/**
 * Those who keep parts first its page, those who mill what is milled for it; others its usage. Empty for those to
 * whom parts mean nothing.
 */
export function partWays(actor: Actor): readonly PartWay[] {
  const mills = mayOpenMilling(actor.units).allowed;
  const opens = mayOpenParts(actor).allowed;
  const pages: readonly PartWay[] = mayKeepParts(actor).allowed ? ['PAGE', 'MILLING'] : ['MILLING', 'PAGE'];
  const open = pages.filter((way) => (way === 'PAGE' ? opens : mills));
  if (open.length > 0) return open;
  return isStaff(actor.units) && mayCall(actor, 'partUsageGet').allowed ? ['USAGE'] : [];
}
