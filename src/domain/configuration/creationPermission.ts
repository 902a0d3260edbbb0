import { defaultAccountNumber } from '../account/accounts.ts';
import { byEngineerInProduction, byStaff } from '../access/staffVerdicts.ts';
import type { Unit } from '../access/roles.ts';
import {
  isStaffAdmin,
  isStaffApplicationEngineer,
  isStaffKbMax,
  isStaffProductionAdmin,
} from '../access/unitFlags.ts';
import { allowed, mayCall, refused, type Actor, type Verdict } from '../access/verdict.ts';
import { familiesIn3D, familyFacts, productFamilies, type ProductFamily } from '../product/families.ts';
import { conjunction } from '../words/lists.ts';

const operations = [
  'configurationSetCreate',
  'configurationSetRevisionCreate',
  'configurationCreate',
] as const;

/** To employees with a role that one way of creating takes; who holds a part of what it takes is told the rest. */
export const offersCreation = (units: readonly Unit[]): boolean =>
  [isStaffAdmin, isStaffKbMax, isStaffApplicationEngineer, isStaffProductionAdmin].some((holds) =>
    holds(units),
  );

export function mayCreateConfiguration(actor: Actor): Verdict {
  const { units } = actor;
  const uploads = productFamilies.some((family) => mayUploadExisting(family, units).allowed);
  if (uploads || isStaffKbMax(units)) return mayCall(actor, ...operations);
  return byStaff(
    units,
    false,
    'Administrators, 3D configurators, and Application engineers who are also Production administrators,',
    'create configurations',
  );
}

export const mayUseConfigurator = (units: readonly Unit[]): Verdict =>
  isStaffKbMax(units) ? allowed : refused('ROLE', 'Needs the 3D configurator role.');

/** Whether a configuration may be begun in the 3D configurator: in its families, with its role, for a real customer. */
export function mayCreate3D(family: ProductFamily, units: readonly Unit[], accountNumber: string): Verdict {
  if (!familyFacts[family].isConfiguredIn3D) {
    return refused('SUBJECT', `${family} cannot be configured in 3D, only ${conjunction(familiesIn3D)}.`);
  }
  const mayUse = mayUseConfigurator(units);
  if (!mayUse.allowed) return mayUse;
  const customer = accountNumber !== '' && accountNumber !== defaultAccountNumber;
  return customer ? allowed : refused('SUBJECT', 'Choose a customer first.');
}

export function mayUploadExisting(family: ProductFamily, units: readonly Unit[]): Verdict {
  const act = `upload ${family} configurations`;
  return familyFacts[family].uploadedByEngineers
    ? byEngineerInProduction(units, act)
    : byStaff(units, isStaffAdmin(units), 'Administrators', act);
}
