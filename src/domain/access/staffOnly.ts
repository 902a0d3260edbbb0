import { isStaff } from './unitFlags.ts';
import type { Unit } from './roles.ts';
import { byRole, type Actor, type Verdict } from './verdict.ts';
import { onlyText } from './staffVerdicts.ts';

export const staffOnlyField = (productCode: string): string => `${productCode.toLowerCase()}Only`;

/** Those of `items` a person may know of: staff see all, others only what is not for employees only. */
export function visibleTo<Item extends object>(
  units: readonly Unit[],
  items: readonly Item[],
  productCode: string,
): readonly Item[] {
  return isStaff(units) ? items : items.filter((item) => !isStaffOnly(item, productCode));
}

export function isStaffOnly(item: object, productCode: string): boolean {
  return Object.entries(item).some(
    ([field, value]) => field === staffOnlyField(productCode) && value === true,
  );
}

export const mayMarkStaffOnly = ({ units }: Actor): Verdict =>
  byRole(isStaff(units), onlyText('employees', 'mark comments and files as for employees only'));
