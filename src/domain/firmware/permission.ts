import { checkEmployeeOperations, checkActionByOperations } from '../access/staffDecisions.ts';
import { createRefusal, type Actor, type Decision } from '../access/decision.ts';
import { deviceTypes, isProductFamily } from '../product/families.ts';
import { isFirmwareType, type FirmwareSignature } from './firmware.ts';

export const checkFirmwareAccess = (actor: Actor): Decision =>
  checkEmployeeOperations(actor, 'see firmware', 'firmwareGetAll');

export type FirmwareOperation =
  | 'firmwareCreate'
  | 'firmwareFileUpload'
  | 'firmwareUpdateNote'
  | 'firmwareReleaseNoteUpdate'
  | 'firmwareVersionDelete'
  | 'firmwareDelete';

export const checkFirmwareChange = (actor: Actor, operation: FirmwareOperation): Decision =>
  checkActionByOperations(actor, {
    allowedRoles: ['DEVELOPER', 'ADMIN'],
    act: 'change firmware',
    operations: [operation],
  });

/** Refuses uploads for types, families and device types unknown to Portal, as it has no form for them. */
export function checkFirmwareVersionUpload(
  actor: Actor,
  { firmwareType, productFamily, deviceType }: FirmwareSignature,
): Decision {
  const isKnown =
    isFirmwareType(firmwareType) &&
    isProductFamily(productFamily) &&
    deviceTypes.some((each) => each === deviceType);
  return isKnown
    ? checkFirmwareChange(actor, 'firmwareFileUpload')
    : createRefusal('SUBJECT', 'Portal does not know firmware of this type, family or device type.');
}
