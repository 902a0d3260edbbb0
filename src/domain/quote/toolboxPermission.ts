import { byEmployees } from '../access/staffVerdicts.ts';
import { mayCall, refused, type Actor, type Verdict } from '../access/verdict.ts';

/** What the toolbox holds: the call each tool makes, and what it does. */
const tools = {
  WIRING: { operation: 'quoteWiringTest', act: 'test the wiring of quotes' },
  TREE: { operation: 'quoteTreeBuild', act: 'build the product tree of quotes' },
  CACHE: { operation: 'productCacheClear', act: 'clear the cache of products' },
  SHOW: { operation: 'productConfigurationImageDownload', act: 'look at the 3D pictures' },
  REPLACE: { operation: 'productConfigurationImageUpload', act: 'replace the 3D pictures' },
} as const;

/** One tool of the toolbox. */
export type Tool = keyof typeof tools;

/** Permission to use a tool: of those who may make its call. */
export function mayUseTool(actor: Actor, tool: Tool): Verdict {
  const { operation, act } = tools[tool];
  const verdict = mayCall(actor, operation);
  return verdict.allowed ? verdict : refused('OPERATION', `You are not permitted to ${act}.`);
}

/** Permission to open the toolbox: of employees who may use one of the tools that work on quotes. */
export function mayOpenToolbox(actor: Actor): Verdict {
  const staff = byEmployees(actor, 'use the toolbox');
  if (!staff.allowed) return staff;
  const verdicts = (['WIRING', 'TREE', 'CACHE'] as const).map((tool) => mayUseTool(actor, tool));
  return verdicts.find(({ allowed }) => allowed) ?? mayUseTool(actor, 'WIRING');
}
