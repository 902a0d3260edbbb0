import { z } from '@hono/zod-openapi';
import { firmwareTypes } from '../../../src/domain/firmware/firmware.ts';
import {
  fileResponse,
  jsonContent,
  deviceTypeSchema,
  createBooleanSchema,
  productFamilySchema,
} from '../fields.ts';
import { createObjectOperations, createApiModule, type OperationHandlers } from '../apiModule.ts';
import type { CmsContext } from '../cmsContext.ts';
import {
  changeFirmwareNote,
  changeReleaseNote,
  createFirmware,
  deleteFirmware,
  deleteFirmwareVersion,
  findFirmware,
  saveUploadedFirmware,
  createFirmwareDownload,
  toFirmwareDto,
} from './rules.ts';

const firmwareTypeSchema = z.enum(firmwareTypes).openapi('FirmwareType');

const signatureSchema = z
  .object({
    firmwareType: firmwareTypeSchema,
    productFamily: productFamilySchema,
    deviceType: deviceTypeSchema,
    name: z.string().openapi({ example: 'G6_CU' }),
  })
  .openapi('FirmwareSignature');

const firmwareSchema = z
  .object({
    firmwareSignature: signatureSchema,
    fileExtension: z.string().openapi({ example: 's28' }),
    firmwareFiles: z
      .array(
        z.object({
          version: z.string().openapi({ example: '3.10' }),
          fileName: z.string(),
          id: z.string(),
          releaseNote: z.string().openapi({ description: 'Markdown.' }),
          size: z.number().int().nullable().openapi({ description: 'In bytes.' }),
          sha256: z.string().optional(),
        }),
      )
      .openapi({ description: 'Its versions, the highest first.' }),
    note: z.string(),
  })
  .openapi('Firmware');
export type Firmware = z.infer<typeof firmwareSchema>;

const reads = createObjectOperations('Firmware', 'FIRMWARE', 'READ');
const writes = createObjectOperations('Firmware', 'FIRMWARE', 'WRITE');

const ofPlace = { productFamily: productFamilySchema, deviceType: deviceTypeSchema, name: z.string() };
const ofType = z.object({
  firmwareType: firmwareTypeSchema
    .optional()
    .openapi({ description: 'Where firmware of several types has this name.' }),
});
const theFirmware = jsonContent('The firmware with all its versions.', firmwareSchema);

export const firmwareOperations = {
  firmwareGetAll: reads.get('/firmware/all', 'List the firmware', {
    answer: jsonContent('Every firmware with its versions.', z.array(firmwareSchema)),
  }),
  firmwareGet: reads.get('/firmware/{productFamily}/{deviceType}/{name}', 'Read a firmware', {
    params: ofPlace,
    query: ofType,
    answer: theFirmware,
  }),
  firmwareDelete: writes.delete(
    '/firmware/{productFamily}/{deviceType}/{name}',
    'Delete a firmware with all its versions',
    { params: ofPlace, query: ofType, answer: jsonContent('The firmware that is gone.', firmwareSchema) },
  ),
  firmwareCreate: writes.post('/firmware', 'Create a firmware without versions', {
    json: z
      .object({
        firmwareSignature: signatureSchema,
        fileExtension: z.string(),
        note: z.string().default(''),
      })
      .openapi('NewFirmware'),
    answer: theFirmware,
  }),
  firmwareUpdateNote: writes.put(
    '/firmware/{productFamily}/{deviceType}/{name}/{note}',
    'Change the note of a firmware',
    { params: ofPlace, query: ofType, answer: theFirmware },
  ),
  firmwareVersionDelete: writes.delete(
    '/firmware/{productFamily}/{deviceType}/{name}/{version}',
    'Delete a version of a firmware',
    { params: ofPlace, query: ofType, answer: theFirmware },
  ),
  firmwareReleaseNotePathUpdate: writes.put(
    '/firmware/{id}/{releaseNote}',
    'Change the release note of a version, in the address',
    { description: 'For short notes of older clients; the id is that of the version.', answer: theFirmware },
  ),
  firmwareReleaseNoteUpdate: writes.put('/firmware/releaseNote', 'Change the release note of a version', {
    json: z.object({ id: z.string(), releaseNote: z.string() }).openapi('FirmwareReleaseNote'),
    answer: theFirmware,
  }),
  firmwareFileUpload: writes.post('/uploadFirmwareFile', 'Upload a version of a firmware', {
    description:
      'Adds a version. Unless it is avoided, one service order is created that updates all products that run an older one.',
    query: z.object({
      avoidServiceOrderCreation: createBooleanSchema().default(false),
      firmwareId: z
        .string()
        .default('')
        .openapi({ description: 'The id of the version whose file is replaced; empty for a new version.' }),
      name: z.string().default('').openapi({ description: 'The name the file is stored under.' }),
      firmwareSpecification: z.string().openapi({
        description: 'The firmware: type, family, device type and name with slashes between them.',
        example: 'APP/G6/CU/G6_CU',
      }),
      releaseNote: z.string().default('').openapi({ description: 'Markdown.' }),
      version: z.string().openapi({ example: '3.10' }),
    }),
    upload: true,
    answer: theFirmware,
  }),
  firmwareFileDownload: reads.get('/downloadFirmwareFile', 'Download a version of a firmware', {
    query: z.object({ firmwareType: firmwareTypeSchema, ...ofPlace, versionNumber: z.string() }),
    answer: fileResponse,
  }),
};

function firmwareRoutes(cms: CmsContext): OperationHandlers<typeof firmwareOperations> {
  return {
    firmwareGetAll: () => cms.firmware.all().map(toFirmwareDto),
    firmwareGet: ({ param, query: { firmwareType } }) =>
      toFirmwareDto(findFirmware(cms, param, firmwareType)),
    firmwareDelete: ({ param, query }) =>
      toFirmwareDto(deleteFirmware(cms, findFirmware(cms, param, query.firmwareType))),
    firmwareCreate: ({ json }) => toFirmwareDto(createFirmware(cms, json)),
    firmwareReleaseNoteUpdate: ({ json: { id, releaseNote } }) =>
      toFirmwareDto(changeReleaseNote(cms, id, releaseNote)),
    firmwareReleaseNotePathUpdate: ({ param: { id, releaseNote } }) =>
      toFirmwareDto(changeReleaseNote(cms, id, releaseNote)),
    firmwareUpdateNote: ({ param: { note, ...place }, query }) =>
      toFirmwareDto(changeFirmwareNote(cms, findFirmware(cms, place, query.firmwareType), note)),
    firmwareVersionDelete: ({ param: { version, ...place }, query }) =>
      toFirmwareDto(deleteFirmwareVersion(cms, findFirmware(cms, place, query.firmwareType), version)),
    firmwareFileUpload: async ({ caller, query, request }) =>
      toFirmwareDto(await saveUploadedFirmware(cms, caller, request, query)),
    firmwareFileDownload: ({ query: { firmwareType, versionNumber, ...place } }) =>
      createFirmwareDownload(cms, findFirmware(cms, place, firmwareType), versionNumber),
  };
}

export const firmwareModule = createApiModule(firmwareOperations, firmwareRoutes);
