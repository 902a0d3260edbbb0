import { byEmployees, byOperations } from '../access/staffVerdicts.ts';
import { refused, type Actor, type Verdict } from '../access/verdict.ts';
import { deviceTypes, isProductFamily } from '../product/families.ts';
import { isFirmwareType, type FirmwareSignature } from './firmware.ts';

export const mayOpenFirmware = (actor: Actor): Verdict =>
  byEmployees(actor, 'see firmware', 'firmwareGetAll');

export type FirmwareOperation =
  | 'firmwareCreate'
  | 'firmwareFileUpload'
  | 'firmwareUpdateNote'
  | 'firmwareReleaseNoteUpdate'
  | 'firmwareVersionDelete'
  | 'firmwareDelete';

export const mayChangeFirmware = (actor: Actor, operation: FirmwareOperation): Verdict =>
  byOperations(actor, { keepers: ['DEVELOPER', 'ADMIN'], act: 'change firmware', operations: [operation] });

/** Permission to upload a version of a firmware: none of a kind that Portal does not know, since no form is for it. */
export function mayUploadVersion(
  actor: Actor,
  { firmwareType, productFamily, deviceType }: FirmwareSignature,
): Verdict {
  const isKnown =
    isFirmwareType(firmwareType) &&
    isProductFamily(productFamily) &&
    deviceTypes.some((each) => each === deviceType);
  return isKnown
    ? mayChangeFirmware(actor, 'firmwareFileUpload')
    : refused('SUBJECT', 'Portal does not know firmware of this type, family or device type.');
}
