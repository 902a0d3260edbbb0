import { byEmployees, byOperations } from '../access/staffVerdicts.ts';
import type { Actor, Verdict } from '../access/verdict.ts';

export const mayOpenCommands = (actor: Actor): Verdict =>
  byEmployees(actor, 'see the command catalogue', 'commandGetAll');

export type CommandOperation = 'commandInsertOrUpdate' | 'commandsReplace';

export const mayChangeCommands = (actor: Actor, operation: CommandOperation): Verdict =>
  byOperations(actor, { keepers: ['DEVELOPER', 'ADMIN'], act: 'change commands', operations: [operation] });
