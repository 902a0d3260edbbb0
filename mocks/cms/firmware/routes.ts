import type { Cms } from '../cms.ts';
import { cmsSubject } from '../operation.ts';
import type { Handlers } from '../route.ts';
import * as firmware from './contract.ts';
import {
  changeNote,
  changeReleaseNote,
  createFirmware,
  deleteFirmware,
  deleteVersion,
  findFirmware,
  receiveFirmware,
  sendFirmware,
  toWireFirmware,
} from './rules.ts';

/** Firmware: what runs on the parts of a device, version by version. */
function firmwareRoutes(cms: Cms): Handlers<typeof firmware> {
  return {
    firmwareGetAll: () => cms.firmware.all().map(toWireFirmware),
    firmwareGet: ({ param, query: { firmwareType } }) =>
      toWireFirmware(findFirmware(cms, param, firmwareType)),
    firmwareDelete: ({ param, query }) => {
      const found = findFirmware(cms, param, query.firmwareType);
      return toWireFirmware(deleteFirmware(cms, found));
    },
    firmwareCreate: ({ json }) => toWireFirmware(createFirmware(cms, json)),
    firmwareReleaseNoteUpdate: ({ json: { id, releaseNote } }) =>
      toWireFirmware(changeReleaseNote(cms, id, releaseNote)),
    firmwareReleaseNotePathUpdate: ({ param: { id, releaseNote } }) =>
      toWireFirmware(changeReleaseNote(cms, id, releaseNote)),
    firmwareUpdateNote: ({ param: { note, ...place }, query }) => {
      const found = findFirmware(cms, place, query.firmwareType);
      return toWireFirmware(changeNote(cms, found, note));
    },
    firmwareVersionDelete: ({ param: { version, ...place }, query }) => {
      const found = findFirmware(cms, place, query.firmwareType);
      return toWireFirmware(deleteVersion(cms, found, version));
    },
    firmwareFileUpload: async ({ caller, query, request }) => {
      const received = await receiveFirmware(cms, caller, request, query);
      return toWireFirmware(received);
    },
    firmwareFileDownload: ({ query: { firmwareType, versionNumber, ...place } }) =>
      sendFirmware(cms, findFirmware(cms, place, firmwareType), versionNumber),
  };
}

export const firmwareSubject = cmsSubject(firmware, firmwareRoutes);
