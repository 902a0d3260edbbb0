import { defaultAccountNumber } from './accounts.ts';
import type { ProductFamily } from './families.ts';
import {
  isAdmin,
  isGranter,
  isStaff,
  isStaffAdmin,
  isStaffApplicationEngineer,
  isStaffKbMax,
  isStaffProduction,
  isStaffProductionAdmin,
} from './flags.ts';
import type { Rule, Verdict } from './permission.ts';
import type { Unit } from './roles.ts';

const allowed: Verdict = { allowed: true };
const refused = (rule: Rule, reason: string): Verdict => ({ allowed: false, rule, reason });
const roleVerdict = (held: boolean, reason: string): Verdict => (held ? allowed : refused('ROLE', reason));

const engineersInProduction = (units: readonly Unit[]): boolean =>
  isStaffApplicationEngineer(units) && isStaffProductionAdmin(units);

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
    return roleVerdict(isStaffAdmin(units), `For ${family} it takes an administrator.`);
  }
  return roleVerdict(isStaffAdmin(units) || engineersInProduction(units), administratorOrBoth);
}

const administratorOrBoth =
  'It takes an administrator, or an application engineer who is also production administrator.';

/** Whether a file may be added as an artefact, rather than as an attachment. */
export const mayAddArtefacts = (units: readonly Unit[]): Verdict =>
  roleVerdict(isStaffAdmin(units) || engineersInProduction(units), administratorOrBoth);

/** Whether a person may have a milling program made, from a scan or a milling file. */
export const mayGenerateProgram = (units: readonly Unit[]): Verdict =>
  roleVerdict(
    isStaffAdmin(units) || isStaffProduction(units),
    'Milling code takes an administrator or a production role.',
  );

/** Granters and administrators of any realm may file a request for somebody else. */
export const mayRequestOnBehalf = (units: readonly Unit[]): boolean => isGranter(units) || isAdmin(units);

/** Whether a person works on while the portal is under maintenance. */
export const mayPassMaintenance = (units: readonly Unit[]): boolean => isStaffAdmin(units);

/** Whether a person knows of artefact versions flagged `adminOnly`. */
export const seesAdminOnlyVersions = (units: readonly Unit[]): boolean => isStaffAdmin(units);

/** Whether a person reads the log of revisions, with its changes of account. */
export const seesRevisionLog = (units: readonly Unit[]): boolean => isStaffAdmin(units);

/** Whether a sub-part links to the part's own page. */
export const mayViewPart = (units: readonly Unit[]): boolean => isStaffAdmin(units);
