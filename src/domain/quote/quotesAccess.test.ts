import { expect, test } from 'vitest';
import { buildUnit } from '../../../tests/factories/person.ts';
import type { Actor } from '../access/decision.ts';
import { checkToolboxAccess, checkToolUse, type ToolboxTool } from './quotesAccess.ts';

const tools = [
  ['WIRING', 'quoteWiringTest', 'You are not permitted to test the wiring of quotes.'],
  ['TREE', 'quoteTreeBuild', 'You are not permitted to build the product tree of quotes.'],
  ['CACHE', 'productCacheClear', 'You are not permitted to clear the cache of products.'],
  ['SHOW', 'productConfigurationImageDownload', 'You are not permitted to look at the 3D pictures.'],
  ['REPLACE', 'productConfigurationImageUpload', 'You are not permitted to replace the 3D pictures.'],
] as const satisfies readonly (readonly [ToolboxTool, string, string])[];
const staff = (...operations: readonly string[]): Actor => ({
  units: [buildUnit('STAFF', 'SUPPORT')],
  operations: new Set(operations),
});

test.each(tools)('%s takes %s alone, and is refused in words without it', (tool, operation, reason) => {
  const others = tools.map(([, each]) => each).filter((each) => each !== operation);
  expect(checkToolUse(staff(operation), tool)).toEqual({ allowed: true });
  expect(checkToolUse(staff(...others), tool)).toEqual({ allowed: false, rule: 'OPERATION', reason });
});

test('no tool is refused before the access lists are known', () => {
  const actor: Actor = { units: [buildUnit('STAFF', 'SUPPORT')], operations: undefined };
  for (const [tool] of tools) expect(checkToolUse(actor, tool)).toEqual({ allowed: true });
});

test.each([
  ['one of the tools that work on quotes', staff('quoteTreeBuild'), undefined],
  ['another one of them', staff('productCacheClear'), undefined],
  [
    'pictures alone',
    staff('productConfigurationImageDownload', 'productConfigurationImageUpload'),
    'You are not permitted to test the wiring of quotes.',
  ],
  ['nothing', staff(), 'You are not permitted to test the wiring of quotes.'],
] as const)('the toolbox of an employee who may use %s', (_, actor, reason) => {
  const decision = checkToolboxAccess(actor);
  expect(decision.allowed ? undefined : decision.reason).toBe(reason);
});

test('the toolbox is of employees alone', () => {
  const customer: Actor = {
    units: [buildUnit('CUSTOMER', 'ADMIN')],
    operations: new Set(tools.map(([, operation]) => operation)),
  };
  expect(checkToolboxAccess(customer)).toEqual({
    allowed: false,
    rule: 'ROLE',
    reason: 'Only employees can use the toolbox.',
  });
});
