import type { Role, Unit } from './roles.ts';

const holds = (units: readonly Unit[], role: Role): boolean =>
  units.some((unit) => unit.roles.includes(role));

export const hasStaffRole = (units: readonly Unit[], role: Role): boolean =>
  units.some((unit) => unit.realm === 'STAFF' && unit.roles.includes(role));

export const isAnonymous = (units: readonly Unit[]): boolean => units.every((unit) => unit.realm === 'NONE');

export const isStaff = (units: readonly Unit[]): boolean => units.some((unit) => unit.realm === 'STAFF');

export const isNonStaff = (units: readonly Unit[]): boolean => !isStaff(units);

export const isApplicationEngineer = (units: readonly Unit[]): boolean =>
  holds(units, 'APPLICATION_ENGINEER');

export const isAdmin = (units: readonly Unit[]): boolean => holds(units, 'ADMIN');

export const isGranter = (units: readonly Unit[]): boolean => holds(units, 'GRANTER');

export function isOnlyBasic(units: readonly Unit[]): boolean {
  const held = new Set(units.flatMap((unit) => unit.roles));
  return held.size === 1 && held.has('BASIC');
}

export const isStaffApprover = (units: readonly Unit[]): boolean => hasStaffRole(units, 'APPROVER');

export const isStaffGranter = (units: readonly Unit[]): boolean => hasStaffRole(units, 'GRANTER');

export const isStaffApplicationEngineer = (units: readonly Unit[]): boolean =>
  hasStaffRole(units, 'APPLICATION_ENGINEER');

export const isStaffProduction = (units: readonly Unit[]): boolean =>
  hasStaffRole(units, 'PRODUCTION') || isStaffProductionAdmin(units);

export const isStaffProductionAdmin = (units: readonly Unit[]): boolean =>
  hasStaffRole(units, 'PRODUCTION_ADMIN');

export const isStaffKbMax = (units: readonly Unit[]): boolean => hasStaffRole(units, 'KB_MAX');

export const isStaffAdmin = (units: readonly Unit[]): boolean => hasStaffRole(units, 'ADMIN');

export function listGranterAffiliations(units: readonly Unit[]): readonly string[] {
  const granting = units.filter((unit) => unit.roles.includes('GRANTER') || unit.roles.includes('ADMIN'));
  return [...new Set(granting.map((unit) => unit.accountNumber))];
}
