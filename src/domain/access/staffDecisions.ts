import { formatConjunction } from '../words/lists.ts';
import { roleLabel, type Role, type Unit } from './roles.ts';
import {
  hasStaffRole,
  isStaff,
  isStaffAdmin,
  isStaffApplicationEngineer,
  isStaffProductionAdmin,
  listGranterAffiliations,
} from './unitFlags.ts';
import { checkRole, checkOperations, createRefusal, type Actor, type Decision } from './decision.ts';
import type { OperationName } from './generated/operationName.ts';

const departments: readonly Role[] = ['SUPPORT', 'PRODUCTION'];

const holdersOf = (role: Role): string =>
  departments.includes(role) ? roleLabel[role] : `${roleLabel[role]}s`;

export const formatRoleHolders = (roles: readonly Role[]): string => formatConjunction(roles.map(holdersOf));

export const formatRoleRefusal = (who: string, act: string): string => `Only ${who} can ${act}.`;

export const formatStaffRefusal = (who: string): string =>
  `Only the manufacturer's ${who.replaceAll(/(^|[ ])(\p{Lu})(?=\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toLowerCase())} can do this.`;

/** A refused employee reads who can do `act`, other people that only the manufacturer's `who` can. */
export const checkStaffPermission = (
  units: readonly Unit[],
  held: boolean,
  who: string,
  act: string,
): Decision => checkRole(held, isStaff(units) ? formatRoleRefusal(who, act) : formatStaffRefusal(who));

/** Allows employees whose access lists name all operations; until the lists are loaded, all employees. */
export function checkEmployeeOperations(
  actor: Actor,
  act: string,
  ...operations: readonly OperationName[]
): Decision {
  const decision = checkRole(isStaff(actor.units), formatRoleRefusal('employees', act));
  return decision.allowed ? checkOperations(actor, ...operations) : decision;
}

/** Allows administrators, and people who are both application engineer and production administrator. */
export const checkEngineerInProduction = (units: readonly Unit[], act: string): Decision =>
  checkStaffPermission(
    units,
    isStaffAdmin(units) || (isStaffApplicationEngineer(units) && isStaffProductionAdmin(units)),
    'Administrators, and Application engineers who are also Production administrators,',
    act,
  );

export type RestrictedAction = {
  readonly allowedRoles: readonly Role[];
  readonly act: string;
  readonly operations: readonly OperationName[];
};

/** Allows employees whose access lists name all operations; until these are loaded, any of the `allowedRoles`. */
export function checkActionByRoles(
  actor: Actor,
  { allowedRoles, act, operations }: RestrictedAction,
): Decision {
  const { units } = actor;
  const holds = actor.operations
    ? checkOperations(actor, ...operations).allowed
    : allowedRoles.some((role) => hasStaffRole(units, role));
  return checkStaffPermission(units, holds && isStaff(units), formatRoleHolders(allowedRoles), act);
}

export function checkActionByOperations(
  actor: Actor,
  { allowedRoles, act, operations }: RestrictedAction,
): Decision {
  const decision = checkOperations(actor, ...operations);
  return decision.allowed
    ? decision
    : createRefusal('OPERATION', formatRoleRefusal(formatRoleHolders(allowedRoles), act));
}

const noGranter = 'Only granters and administrators can see and grant permissions.';

export const checkGrantsAccess = (units: readonly Unit[]): Decision =>
  checkRole(listGranterAffiliations(units).length > 0, noGranter);

export const checkRoleAdministration = (units: readonly Unit[]): Decision =>
  checkStaffPermission(
    units,
    isStaffAdmin(units),
    formatRoleHolders(['ADMIN']),
    'see and change who may do what',
  );
