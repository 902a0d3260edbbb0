import type { Role, Unit } from '../access/roles.ts';
import { isStaff } from '../access/unitFlags.ts';
import { accessRequestTexts, restrictedAreaNames } from '../words/texts/accessRequests.ts';
import type { RequestPrefill } from './draft.ts';

/** An area's name, and the roles that open it to employees and to customers; undefined where none does. */
type Area = {
  readonly name: string;
  readonly employees: readonly Role[];
  readonly customers?: readonly Role[];
};

const areas = {
  MILLING: { name: restrictedAreaNames.milling, employees: ['PRODUCTION'] },
  QUOTES: { name: restrictedAreaNames.quotes, employees: [] },
  CONFIGURATOR: { name: restrictedAreaNames.configurator, employees: ['KB_MAX'] },
  REVIEW: { name: restrictedAreaNames.review, employees: ['APPROVER'], customers: ['APPLICATION_ENGINEER'] },
} as const satisfies Record<string, Area>;
export type RestrictedArea = keyof typeof areas;

/** Request for an area that is closed to the user; undefined where no role that they can have opens it. */
export function createAreaRequest(area: RestrictedArea, units: readonly Unit[]): RequestPrefill | undefined {
  const { name, employees, customers }: Area = areas[area];
  const roles = isStaff(units) ? employees : customers;
  if (!roles) return undefined;
  return {
    requestType: 'ELEVATED_PERMISSIONS',
    description: accessRequestTexts.area(name),
    ...(roles.length > 0 && { roles }),
  };
}
