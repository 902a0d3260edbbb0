import { byEmployees, byOperations } from '../access/staffVerdicts.ts';
import type { Actor, Verdict } from '../access/verdict.ts';

/** Permission to see the catalogue of commands: of employees whose access lists name it. */
export const mayOpenCommands = (actor: Actor): Verdict =>
  byEmployees(actor, 'see the command catalogue', 'commandGetAll');

/** The changes of commands, by the operation they end in. */
export type CommandOperation = 'commandInsertOrUpdate' | 'commandsReplace';

/** Permission to change commands, which the access lists name by the operation. */
export const mayChangeCommands = (actor: Actor, operation: CommandOperation): Verdict =>
  byOperations(actor, { keepers: ['DEVELOPER', 'ADMIN'], act: 'change commands', operations: [operation] });
