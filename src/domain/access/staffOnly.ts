import { isStaff } from './unitFlags.ts';
import type { Unit } from './roles.ts';
import { checkRole, type Actor, type Decision } from './decision.ts';
import { formatRoleRefusal } from './staffDecisions.ts';

export const getStaffOnlyField = (productCode: string): string => `${productCode.toLowerCase()}Only`;

/** Staff see all items, others only those that are not marked as for employees only. */
export function filterVisibleItems<Item extends object>(
  units: readonly Unit[],
  items: readonly Item[],
  productCode: string,
): readonly Item[] {
  return isStaff(units) ? items : items.filter((item) => !isStaffOnly(item, productCode));
}

export function isStaffOnly(item: object, productCode: string): boolean {
  return Object.entries(item).some(
    ([field, value]) => field === getStaffOnlyField(productCode) && value === true,
  );
}

export const checkStaffOnlyMarking = ({ units }: Actor): Decision =>
  checkRole(isStaff(units), formatRoleRefusal('employees', 'mark comments and files as for employees only'));
