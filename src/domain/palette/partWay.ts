import { isStaff } from '../access/unitFlags.ts';
import { mayCall, type Actor } from '../access/verdict.ts';
import { mayOpenMilling } from '../milling/permission.ts';

/**
 * The place where a person looks at a part: its page among those that are milled, or else the configurations that use
 * it. Undefined for those to whom parts mean nothing: customers, and whoever may read neither.
 */
export function partWay(actor: Actor): 'PAGE' | 'USAGE' | undefined {
  if (mayOpenMilling(actor.units).allowed) return 'PAGE';
  return isStaff(actor.units) && mayCall(actor, 'partUsageGet').allowed ? 'USAGE' : undefined;
}
