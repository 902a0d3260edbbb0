import type { Cms } from '../cms.ts';
import { cmsSubject } from '../operation.ts';
import { openRoutes, permittedRoutes } from '../route.ts';
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

const route = permittedRoutes(firmware);

/** Firmware: what runs on the parts of a device, version by version. */
function firmwareRoutes(cms: Cms) {
  return openRoutes()
    .openapi(route('firmwareGetAll'), (c) => c.json(cms.firmware.all().map(toWireFirmware), 200))
    .openapi(route('firmwareGet'), (c) => {
      const { firmwareType } = c.req.valid('query');
      return c.json(toWireFirmware(findFirmware(cms, c.req.valid('param'), firmwareType)), 200);
    })
    .openapi(route('firmwareDelete'), (c) => {
      const found = findFirmware(cms, c.req.valid('param'), c.req.valid('query').firmwareType);
      return c.json(toWireFirmware(deleteFirmware(cms, found)), 200);
    })
    .openapi(route('firmwareCreate'), (c) =>
      c.json(toWireFirmware(createFirmware(cms, c.req.valid('json'))), 200),
    )
    .openapi(route('firmwareReleaseNoteUpdate'), (c) => {
      const { id, releaseNote } = c.req.valid('json');
      return c.json(toWireFirmware(changeReleaseNote(cms, id, releaseNote)), 200);
    })
    .openapi(route('firmwareReleaseNotePathUpdate'), (c) => {
      const { id, releaseNote } = c.req.valid('param');
      return c.json(toWireFirmware(changeReleaseNote(cms, id, releaseNote)), 200);
    })
    .openapi(route('firmwareUpdateNote'), (c) => {
      const { note, ...place } = c.req.valid('param');
      const found = findFirmware(cms, place, c.req.valid('query').firmwareType);
      return c.json(toWireFirmware(changeNote(cms, found, note)), 200);
    })
    .openapi(route('firmwareVersionDelete'), (c) => {
      const { version, ...place } = c.req.valid('param');
      const found = findFirmware(cms, place, c.req.valid('query').firmwareType);
      return c.json(toWireFirmware(deleteVersion(cms, found, version)), 200);
    })
    .openapi(route('firmwareFileUpload'), async (c) => {
      const received = await receiveFirmware(cms, c.var.caller, c.req.raw, c.req.valid('query'));
      return c.json(toWireFirmware(received), 200);
    })
    .openapi(route('firmwareFileDownload'), (c) => {
      const { firmwareType, versionNumber, ...place } = c.req.valid('query');
      return sendFirmware(cms, findFirmware(cms, place, firmwareType), versionNumber);
    });
}

export const firmwareSubject = cmsSubject(firmware, firmwareRoutes);
