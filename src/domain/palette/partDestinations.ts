import { isStaff } from '../access/unitFlags.ts';
import { checkOperations, type Actor } from '../access/decision.ts';
import { checkMillingAccess } from '../milling/permission.ts';
import { checkPartChange, checkPartsAccess } from '../part/permission.ts';

export type PartDestination = 'PAGE' | 'MILLING' | 'USAGE';

/**
 * The part's page comes first for those who edit parts, milling for those who mill; other employees get its
 * usage. Empty for everybody else.
 */
export function listPartDestinations(actor: Actor): readonly PartDestination[] {
  const mills = checkMillingAccess(actor.units).allowed;
  const opens = checkPartsAccess(actor).allowed;
  const pages: readonly PartDestination[] = checkPartChange(actor).allowed
    ? ['PAGE', 'MILLING']
    : ['MILLING', 'PAGE'];
  const open = pages.filter((way) => (way === 'PAGE' ? opens : mills));
  if (open.length > 0) return open;
  return isStaff(actor.units) && checkOperations(actor, 'partUsageGet').allowed ? ['USAGE'] : [];
}
