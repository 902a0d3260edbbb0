import type { Role, Unit } from '../access/roles.ts';
import { byStaff, holdersText, byEmployees } from '../access/staffVerdicts.ts';
import { holdsInStaff } from '../access/unitFlags.ts';
import { type Verdict, mayCall, refused, type Actor } from '../access/verdict.ts';

export const quoting: readonly Role[] = [
  'KB_MAX',
  'SALES_ENGINEER',
  'APPLICATION_ENGINEER',
  'APPROVER',
  'ADMIN',
];

export const byRoles = (units: readonly Unit[], roles: readonly Role[], act: string): Verdict =>
  byStaff(
    units,
    roles.some((role) => holdsInStaff(units, role)),
    holdersText(roles),
    act,
  );

export const mayUseQuotes = (units: readonly Unit[]): Verdict => byRoles(units, quoting, 'see the quotes');

const tools = {
  WIRING: { operation: 'quoteWiringTest', act: 'test the wiring of quotes' },
  TREE: { operation: 'quoteTreeBuild', act: 'build the product tree of quotes' },
  CACHE: { operation: 'productCacheClear', act: 'clear the cache of products' },
  SHOW: { operation: 'productConfigurationImageDownload', act: 'look at the 3D pictures' },
  REPLACE: { operation: 'productConfigurationImageUpload', act: 'replace the 3D pictures' },
} as const;

export type Tool = keyof typeof tools;

export function mayUseTool(actor: Actor, tool: Tool): Verdict {
  const { operation, act } = tools[tool];
  const verdict = mayCall(actor, operation);
  return verdict.allowed ? verdict : refused('OPERATION', `You are not permitted to ${act}.`);
}

export function mayOpenToolbox(actor: Actor): Verdict {
  const staff = byEmployees(actor, 'use the toolbox');
  if (!staff.allowed) return staff;
  const verdicts = (['WIRING', 'TREE', 'CACHE'] as const).map((tool) => mayUseTool(actor, tool));
  return verdicts.find(({ allowed }) => allowed) ?? mayUseTool(actor, 'WIRING');
}
