import { isStaff } from '../access/unitFlags.ts';
import { byRole, mayCall, type Actor, type Verdict } from '../access/verdict.ts';
import { onlyText } from '../access/whoCan.ts';

/** What the toolbox holds, and the call each tool makes. */
const tools = {
  WIRING: 'quoteWiringTest',
  TREE: 'quoteTreeBuild',
  CACHE: 'productCacheClear',
  SHOW: 'productConfigurationImageDownload',
  REPLACE: 'productConfigurationImageUpload',
} as const;

/** One tool of the toolbox. */
export type Tool = keyof typeof tools;

/** Permission to use a tool: of those who may make its call. */
export const mayUseTool = (actor: Actor, tool: Tool): Verdict => mayCall(actor, tools[tool]);

/** Permission to open the toolbox: of employees who may use one of the tools that work on quotes. */
export function mayOpenToolbox(actor: Actor): Verdict {
  const staff = byRole(isStaff(actor.units), onlyText('employees', 'use the toolbox'));
  if (!staff.allowed) return staff;
  const verdicts = (['WIRING', 'TREE', 'CACHE'] as const).map((tool) => mayUseTool(actor, tool));
  return verdicts.find(({ allowed }) => allowed) ?? mayUseTool(actor, 'WIRING');
}
