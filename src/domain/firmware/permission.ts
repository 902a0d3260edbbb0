import { isStaff } from '../access/unitFlags.ts';
import { byRole, mayCall, refused, type Actor, type Verdict } from '../access/verdict.ts';
import { holdersText, onlyText } from '../access/whoCan.ts';

/** Permission to see firmware: of employees whose access lists name it. */
export const mayOpenFirmware = (actor: Actor): Verdict =>
  isStaff(actor.units)
    ? mayCall(actor, 'firmwareGetAll')
    : byRole(false, onlyText('employees', 'see firmware'));

const keepers = holdersText(['DEVELOPER', 'ADMIN']);

/** The changes of firmware, by the operation they end in. */
export type FirmwareOperation =
  | 'firmwareCreate'
  | 'firmwareFileUpload'
  | 'firmwareUpdateNote'
  | 'firmwareReleaseNoteUpdate'
  | 'firmwareVersionDelete'
  | 'firmwareDelete';

/** Permission to change firmware, which the access lists name by the operation. */
export function mayChangeFirmware(actor: Actor, operation: FirmwareOperation): Verdict {
  const verdict = mayCall(actor, operation);
  return verdict.allowed ? verdict : refused('METHOD', onlyText(keepers, 'change firmware'));
}
