import type { Role, Unit } from '../access/roles.ts';
import {
  checkStaffPermission,
  formatRoleHolders,
  checkEmployeeOperations,
} from '../access/staffDecisions.ts';
import { hasStaffRole } from '../access/unitFlags.ts';
import { type Decision, checkOperations, createRefusal, type Actor } from '../access/decision.ts';

export const quoteRoles: readonly Role[] = [
  'KB_MAX',
  'SALES_ENGINEER',
  'APPLICATION_ENGINEER',
  'APPROVER',
  'ADMIN',
];

export const checkStaffRoles = (units: readonly Unit[], roles: readonly Role[], act: string): Decision =>
  checkStaffPermission(
    units,
    roles.some((role) => hasStaffRole(units, role)),
    formatRoleHolders(roles),
    act,
  );

export const checkQuotesAccess = (units: readonly Unit[]): Decision =>
  checkStaffRoles(units, quoteRoles, 'see the quotes');

const tools = {
  WIRING: { operation: 'quoteWiringTest', act: 'test the wiring of quotes' },
  TREE: { operation: 'quoteTreeBuild', act: 'build the product tree of quotes' },
  CACHE: { operation: 'productCacheClear', act: 'clear the cache of products' },
  SHOW: { operation: 'productConfigurationImageDownload', act: 'look at the 3D pictures' },
  REPLACE: { operation: 'productConfigurationImageUpload', act: 'replace the 3D pictures' },
} as const;

export type ToolboxTool = keyof typeof tools;

export function checkToolUse(actor: Actor, tool: ToolboxTool): Decision {
  const { operation, act } = tools[tool];
  const decision = checkOperations(actor, operation);
  return decision.allowed ? decision : createRefusal('OPERATION', `You are not permitted to ${act}.`);
}

export function checkToolboxAccess(actor: Actor): Decision {
  const staff = checkEmployeeOperations(actor, 'use the toolbox');
  if (!staff.allowed) return staff;
  const verdicts = (['WIRING', 'TREE', 'CACHE'] as const).map((tool) => checkToolUse(actor, tool));
  return verdicts.find(({ allowed }) => allowed) ?? checkToolUse(actor, 'WIRING');
}
