import { checkEmployeeOperations, checkActionByOperations } from '../access/staffDecisions.ts';
import type { Actor, Decision } from '../access/decision.ts';

export const checkCommandsAccess = (actor: Actor): Decision =>
  checkEmployeeOperations(actor, 'see the command catalogue', 'commandGetAll');

export type CommandOperation = 'commandInsertOrUpdate' | 'commandsReplace';

export const checkCommandChange = (actor: Actor, operation: CommandOperation): Decision =>
  checkActionByOperations(actor, {
    allowedRoles: ['DEVELOPER', 'ADMIN'],
    act: 'change commands',
    operations: [operation],
  });
