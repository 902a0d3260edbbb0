import { defaultAccountNumber } from '../account/accounts.ts';
import { byEngineerInProduction } from '../access/engineerInProduction.ts';
import type { Unit } from '../access/roles.ts';
import { isStaff, isStaffAdmin, isStaffKbMax } from '../access/unitFlags.ts';
import { allowed, byRole, mayCall, refused, type Actor, type Verdict } from '../access/verdict.ts';
import { productFamilies, type ProductFamily } from '../product/families.ts';

/** The calls that creating a configuration ends in. */
const operations = [
  'configurationSetCreate',
  'configurationSetRevisionCreate',
  'configurationCreate',
] as const;

/** Whether creating configurations means anything to a person: both ways of doing it take roles of employees. */
export const offersCreation = (units: readonly Unit[]): boolean => isStaff(units);

/**
 * Whether a person may create configurations: at least one way in at least one family is open to them. The 3D
 * configurator is not connected yet, so uploading is the one way that counts.
 */
export function mayCreateConfiguration(actor: Actor): Verdict {
  const ways = productFamilies.map((family) => mayUploadExisting(family, actor.units));
  if (ways.some(({ allowed: open }) => open)) return mayCall(actor, ...operations);
  return byEngineerInProduction(actor.units);
}

/** Words of asking the support for the right to create configurations. */
export const creationWish = 'I would like to be able to create configurations.';

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
