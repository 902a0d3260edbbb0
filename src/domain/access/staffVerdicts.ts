import { conjunction } from '../words/lists.ts';
import { roleLabel, type Role, type Unit } from './roles.ts';
import {
  holdsInStaff,
  isStaff,
  isStaffAdmin,
  isStaffApplicationEngineer,
  isStaffProductionAdmin,
  granterAffiliations,
} from './unitFlags.ts';
import { byRole, mayCall, refused, type Actor, type Verdict } from './verdict.ts';
import type { OperationName } from './generated/operationName.ts';

const departments: readonly Role[] = ['SUPPORT', 'PRODUCTION'];

const holdersOf = (role: Role): string =>
  departments.includes(role) ? roleLabel[role] : `${roleLabel[role]}s`;

export const holdersText = (roles: readonly Role[]): string => conjunction(roles.map(holdersOf));

export const onlyText = (who: string, act: string): string => `Only ${who} can ${act}.`;

export const onlyManufacturerText = (who: string): string =>
  `Only the manufacturer's ${who.replaceAll(/(^|[ ])(\p{Lu})(?=\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toLowerCase())} can do this.`;

/** Refused, an employee reads who can do what, anybody else that it takes the manufacturer's. */
export const byStaff = (units: readonly Unit[], held: boolean, who: string, act: string): Verdict =>
  byRole(held, isStaff(units) ? onlyText(who, act) : onlyManufacturerText(who));

/** All operations must be named by the access lists; until they are known the back end decides on an employee. */
export function byEmployees(actor: Actor, act: string, ...operations: readonly OperationName[]): Verdict {
  const verdict = byRole(isStaff(actor.units), onlyText('employees', act));
  return verdict.allowed ? mayCall(actor, ...operations) : verdict;
}

/** The verdict of rules that ask for an administrator, or for one person who is both engineer and production admin. */
export const byEngineerInProduction = (units: readonly Unit[], act: string): Verdict =>
  byStaff(
    units,
    isStaffAdmin(units) || (isStaffApplicationEngineer(units) && isStaffProductionAdmin(units)),
    'Administrators, and Application engineers who are also Production administrators,',
    act,
  );

export type KeptAct = {
  readonly keepers: readonly Role[];
  readonly act: string;
  readonly operations: readonly OperationName[];
};

/**
 * The access lists decide, the roles of the keepers until they are known. Refused, an employee reads who can do it.
 */
export function byKeepers(actor: Actor, { keepers, act, operations }: KeptAct): Verdict {
  const { units } = actor;
  const holds = actor.operations
    ? mayCall(actor, ...operations).allowed
    : keepers.some((role) => holdsInStaff(units, role));
  return byStaff(units, holds && isStaff(units), holdersText(keepers), act);
}

export function byOperations(actor: Actor, { keepers, act, operations }: KeptAct): Verdict {
  const verdict = mayCall(actor, ...operations);
  return verdict.allowed ? verdict : refused('OPERATION', onlyText(holdersText(keepers), act));
}

const noGranter = 'Only granters and administrators can see and grant permissions.';

export const mayOpenPermissions = (units: readonly Unit[]): Verdict =>
  byRole(granterAffiliations(units).length > 0, noGranter);

export const mayAdministerRoles = (units: readonly Unit[]): Verdict =>
  byStaff(units, isStaffAdmin(units), holdersText(['ADMIN']), 'see and change who may do what');
