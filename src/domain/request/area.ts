import type { Role, Unit } from '../access/roles.ts';
import { isStaff } from '../access/unitFlags.ts';
import { accessWishes, areaNames } from '../words/texts/accessWishes.ts';
import type { RequestPrefill } from './draft.ts';

/** An area by its name, with the roles that open it to employees and to customers; undefined where none opens it to them. */
type Area = {
  readonly name: string;
  readonly employees: readonly Role[];
  readonly customers?: readonly Role[];
};

const areas = {
  MILLING: { name: areaNames.milling, employees: ['PRODUCTION'] },
  QUOTES: { name: areaNames.quotes, employees: [] },
  CONFIGURATOR: { name: areaNames.configurator, employees: ['KB_MAX'] },
  REVIEW: { name: areaNames.review, employees: ['APPROVER'], customers: ['APPLICATION_ENGINEER'] },
} as const satisfies Record<string, Area>;
export type ClosedArea = keyof typeof areas;

/** The request that asks for an area which is closed to somebody; undefined where no role that they can have opens it. */
export function areaRequest(area: ClosedArea, units: readonly Unit[]): RequestPrefill | undefined {
  const { name, employees, customers }: Area = areas[area];
  const roles = isStaff(units) ? employees : customers;
  if (!roles) return undefined;
  return {
    requestType: 'ELEVATED_PERMISSIONS',
    description: accessWishes.area(name),
    ...(roles.length > 0 && { roles }),
  };
}
