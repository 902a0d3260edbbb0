import { z } from '@hono/zod-openapi';
import { firmwareTypes } from '../../../src/domain/firmware/firmware.ts';
import { body, file, fileUpload, json } from '../answers.ts';
import { deviceTypeSchema, flag, productFamilySchema } from '../fields.ts';
import { objectGoverned } from '../operation.ts';

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

const reads = objectGoverned('Firmware', 'FIRMWARE', 'READ');
const writes = objectGoverned('Firmware', 'FIRMWARE', 'WRITE');

const place = { productFamily: productFamilySchema, deviceType: deviceTypeSchema, name: z.string() };
const ofType = z.object({
  firmwareType: firmwareTypeSchema
    .optional()
    .openapi({ description: 'Where firmware of several types has this name.' }),
});
const theFirmware = json('The firmware with all its versions.', firmwareSchema);

export const firmwareGetAll = reads.get('/firmware/all', {
  summary: 'List the firmware',
  answer: json('Every firmware with its versions.', z.array(firmwareSchema)),
});

export const firmwareGet = reads.get('/firmware/{productFamily}/{deviceType}/{name}', {
  summary: 'Read a firmware',
  request: { params: z.object(place), query: ofType },
  answer: theFirmware,
});

export const firmwareDelete = writes.delete('/firmware/{productFamily}/{deviceType}/{name}', {
  summary: 'Delete a firmware with all its versions',
  request: { params: z.object(place), query: ofType },
  answer: json('The firmware that is gone.', firmwareSchema),
});

export const firmwareCreate = writes.post('/firmware', {
  summary: 'Create a firmware without versions',
  request: {
    body: body(
      z
        .object({
          firmwareSignature: signatureSchema,
          fileExtension: z.string(),
          note: z.string().default(''),
        })
        .openapi('NewFirmware'),
    ),
  },
  answer: theFirmware,
});

export const firmwareUpdateNote = writes.put('/firmware/{productFamily}/{deviceType}/{name}/{note}', {
  summary: 'Change the note of a firmware',
  request: { params: z.object({ ...place, note: z.string() }), query: ofType },
  answer: theFirmware,
});

export const firmwareVersionDelete = writes.delete(
  '/firmware/{productFamily}/{deviceType}/{name}/{version}',
  {
    summary: 'Delete a version of a firmware',
    request: { params: z.object({ ...place, version: z.string() }), query: ofType },
    answer: theFirmware,
  },
);

export const firmwareReleaseNotePathUpdate = writes.put('/firmware/{id}/{releaseNote}', {
  summary: 'Change the release note of a version, in the address',
  description: 'For short notes of older clients; the id is that of the version.',
  request: { params: z.object({ id: z.string(), releaseNote: z.string() }) },
  answer: theFirmware,
});

export const firmwareReleaseNoteUpdate = writes.put('/firmware/releaseNote', {
  summary: 'Change the release note of a version',
  request: {
    body: body(z.object({ id: z.string(), releaseNote: z.string() }).openapi('FirmwareReleaseNote')),
  },
  answer: theFirmware,
});

export const firmwareFileUpload = writes.post('/uploadFirmwareFile', {
  summary: 'Upload a version of a firmware',
  description:
    'Adds a version. Unless it is avoided, one service order is created that updates all products that run an older one.',
  request: {
    query: z.object({
      avoidServiceOrderCreation: flag().default(false),
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
    body: fileUpload,
  },
  answer: theFirmware,
});

export const firmwareFileDownload = reads.get('/downloadFirmwareFile', {
  summary: 'Download a version of a firmware',
  request: { query: z.object({ firmwareType: firmwareTypeSchema, ...place, versionNumber: z.string() }) },
  answer: file,
});
