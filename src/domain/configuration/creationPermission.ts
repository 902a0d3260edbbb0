import { defaultAccountNumber } from '../account/accounts.ts';
import { checkEngineerInProduction, checkStaffPermission } from '../access/staffDecisions.ts';
import type { Unit } from '../access/roles.ts';
import {
  isStaffAdmin,
  isStaffApplicationEngineer,
  isStaffKbMax,
  isStaffProductionAdmin,
} from '../access/unitFlags.ts';
import {
  allowedDecision,
  checkOperations,
  createRefusal,
  type Actor,
  type Decision,
} from '../access/decision.ts';
import {
  configurator3DFamilies,
  familyFacts,
  productFamilies,
  type ProductFamily,
} from '../product/families.ts';
import { formatConjunction } from '../words/lists.ts';

const operations = [
  'configurationSetCreate',
  'configurationSetRevisionCreate',
  'configurationCreate',
] as const;

/** Whether creating is offered: to staff with any of its roles, even if they lack another that it needs. */
export const isConfigurationCreationOffered = (units: readonly Unit[]): boolean =>
  [isStaffAdmin, isStaffKbMax, isStaffApplicationEngineer, isStaffProductionAdmin].some((holds) =>
    holds(units),
  );

export function checkConfigurationCreation(actor: Actor): Decision {
  const { units } = actor;
  const uploads = productFamilies.some((family) => checkConfigurationUpload(family, units).allowed);
  if (uploads || isStaffKbMax(units)) return checkOperations(actor, ...operations);
  return checkStaffPermission(
    units,
    false,
    'Administrators, 3D configurators, and Application engineers who are also Production administrators,',
    'create configurations',
  );
}

export const checkConfiguratorUse = (units: readonly Unit[]): Decision =>
  isStaffKbMax(units) ? allowedDecision : createRefusal('ROLE', 'Needs the 3D configurator role.');

/** Allows the 3D configurator for its product families, to people with its role, for a chosen customer. */
export function check3DConfigurationCreation(
  family: ProductFamily,
  units: readonly Unit[],
  accountNumber: string,
): Decision {
  if (!familyFacts[family].isConfiguredIn3D) {
    return createRefusal(
      'SUBJECT',
      `${family} cannot be configured in 3D, only ${formatConjunction(configurator3DFamilies)}.`,
    );
  }
  const usageDecision = checkConfiguratorUse(units);
  if (!usageDecision.allowed) return usageDecision;
  const customer = accountNumber !== '' && accountNumber !== defaultAccountNumber;
  return customer ? allowedDecision : createRefusal('SUBJECT', 'Choose a customer first.');
}

export function checkConfigurationUpload(family: ProductFamily, units: readonly Unit[]): Decision {
  const act = `upload ${family} configurations`;
  return familyFacts[family].uploadedByEngineers
    ? checkEngineerInProduction(units, act)
    : checkStaffPermission(units, isStaffAdmin(units), 'Administrators', act);
}
