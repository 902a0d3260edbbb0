import { defaultAccountNumber } from '../account/accounts.ts';
import { byEngineerInProduction } from '../access/engineerInProduction.ts';
import type { Unit } from '../access/roles.ts';
import { isStaff, isStaffAdmin, isStaffKbMax } from '../access/unitFlags.ts';
import { allowed, byRole, refused, type Verdict } from '../access/verdict.ts';
import type { ProductFamily } from '../product/families.ts';

/** Whether a person is offered to create configurations: both ways of doing it take roles of employees. */
export const offersCreation = (units: readonly Unit[]): boolean => isStaff(units);

/** Whether a configuration may be begun in the 3D configurator: only G6, with its role, for a real customer. */
export function mayCreate3D(family: ProductFamily, units: readonly Unit[], accountNumber: string): Verdict {
  if (family !== 'G6') return refused('SUBJECT', `${family} cannot be configured in 3D, only G6.`);
  if (!isStaffKbMax(units)) return refused('ROLE', 'It takes the role 3D configurator.');
  const customer = accountNumber !== '' && accountNumber !== defaultAccountNumber;
  return customer ? allowed : refused('SUBJECT', 'Choose a customer first.');
}

/** Who may upload an existing configuration of a family: administrators, and for the older ones the engineers too. */
export function mayUploadExisting(family: ProductFamily, units: readonly Unit[]): Verdict {
  if (family === 'G6' || family === 'P6') {
    return byRole(isStaffAdmin(units), `For ${family} it takes an administrator.`);
  }
  return byEngineerInProduction(units);
}
