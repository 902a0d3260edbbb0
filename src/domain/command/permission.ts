import { isStaff } from '../access/unitFlags.ts';
import { byRole, mayCall, refused, type Actor, type Verdict } from '../access/verdict.ts';
import { holdersText, onlyText } from '../access/whoCan.ts';

/** Permission to see the catalogue of commands: of employees whose access lists name it. */
export const mayOpenCommands = (actor: Actor): Verdict =>
  isStaff(actor.units)
    ? mayCall(actor, 'commandGetAll')
    : byRole(false, onlyText('employees', 'see the command catalogue'));

/** The changes of commands, by the operation they end in. */
export type CommandOperation = 'commandInsertOrUpdate' | 'commandsReplace';

/** Permission to change commands, which the access lists name by the operation. */
export function mayChangeCommands(actor: Actor, operation: CommandOperation): Verdict {
  const verdict = mayCall(actor, operation);
  return verdict.allowed
    ? verdict
    : refused('METHOD', onlyText(holdersText(['DEVELOPER', 'ADMIN']), 'change commands'));
}
