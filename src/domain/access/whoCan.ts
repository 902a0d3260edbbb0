import { conjunction } from '../words/lists.ts';
import { roleLabel, type Role } from './roles.ts';

/** Roles that are called by the name of the department. */
const departments: readonly Role[] = ['SUPPORT', 'PRODUCTION'];

/** Those who hold a role, by name: "Approvers", "Support". */
const holdersOf = (role: Role): string =>
  departments.includes(role) ? roleLabel[role] : `${roleLabel[role]}s`;

/** Holders of any of these roles in a sentence: "Approvers and Administrators". */
export const holdersText = (roles: readonly Role[]): string => conjunction(roles.map(holdersOf));

/** The refusal that says who can do what: "Only Approvers and Administrators can release." */
export const onlyText = (who: string, act: string): string => `Only ${who} can ${act}.`;

/** The refusal of somebody who is no employee: "Only the manufacturer's application engineers can do this." */
export const onlyManufacturerText = (who: string): string =>
  `Only the manufacturer's ${who.replaceAll(/(^|[ ])(\p{Lu})(?=\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toLowerCase())} can do this.`;
