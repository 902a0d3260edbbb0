import { byEmployees, byOperations } from '../access/staffVerdicts.ts';
import type { Actor, Verdict } from '../access/verdict.ts';

/** Permission to see firmware: of employees whose access lists name it. */
export const mayOpenFirmware = (actor: Actor): Verdict =>
  byEmployees(actor, 'see firmware', 'firmwareGetAll');

/** The changes of firmware, by the operation they end in. */
export type FirmwareOperation =
  | 'firmwareCreate'
  | 'firmwareFileUpload'
  | 'firmwareUpdateNote'
  | 'firmwareReleaseNoteUpdate'
  | 'firmwareVersionDelete'
  | 'firmwareDelete';

/** Permission to change firmware, which the access lists name by the operation. */
export const mayChangeFirmware = (actor: Actor, operation: FirmwareOperation): Verdict =>
  byOperations(actor, { keepers: ['DEVELOPER', 'ADMIN'], act: 'change firmware', operations: [operation] });
