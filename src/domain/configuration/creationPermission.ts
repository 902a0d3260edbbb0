import { defaultAccountNumber } from '../account/accounts.ts';
import { byEngineerInProduction } from '../access/engineerInProduction.ts';
import type { Unit } from '../access/roles.ts';
import { isStaffAdmin, isStaffKbMax } from '../access/unitFlags.ts';
import { byStaff } from '../access/byStaff.ts';
import { allowed, refused, type Verdict } from '../access/verdict.ts';
import { familyFacts, productFamilies, type ProductFamily } from '../product/families.ts';
import { conjunction } from '../words/lists.ts';

/** Whether a person is offered to create configurations: in some family some way is open to their roles. */
export const offersCreation = (units: readonly Unit[]): boolean =>
  isStaffKbMax(units) || productFamilies.some((family) => mayUploadExisting(family, units).allowed);

const in3D = productFamilies.filter((family) => familyFacts[family].isConfiguredIn3D);

/** Whether a configuration may be begun in the 3D configurator: in its families, with its role, for a real customer. */
export function mayCreate3D(family: ProductFamily, units: readonly Unit[], accountNumber: string): Verdict {
  if (!familyFacts[family].isConfiguredIn3D) {
    return refused('SUBJECT', `${family} cannot be configured in 3D, only ${conjunction(in3D)}.`);
  }
  if (!isStaffKbMax(units)) return refused('ROLE', 'Needs the 3D configurator role.');
  const customer = accountNumber !== '' && accountNumber !== defaultAccountNumber;
  return customer ? allowed : refused('SUBJECT', 'Choose a customer first.');
}

/** Whether a person may upload an existing configuration of a family: administrators, and in some engineers too. */
export function mayUploadExisting(family: ProductFamily, units: readonly Unit[]): Verdict {
  const act = `upload ${family} configurations`;
  return familyFacts[family].uploadedByEngineers
    ? byEngineerInProduction(units, act)
    : byStaff(units, isStaffAdmin(units), 'Administrators', act);
}
