import * as z from 'zod/mini';
import {
  defaultFamily,
  deviceTypes,
  isProductFamily,
  type DeviceType,
  type ProductFamily,
} from '../product/families.ts';
import { validateVersion } from '../product/version.ts';
import { createFormSchema } from '../words/createFormSchema.ts';
import { validateFirmwareName } from './firmwarePath.ts';
import { isFirmwareType, type FirmwareType } from './firmware.ts';
import { validateFirmwareNote, validateReleaseNote } from './releaseNotes.ts';

export const newFirmwareFormSchema = createFormSchema(
  {
    firmwareType: z.string(),
    productFamily: z.string(),
    deviceType: z.string(),
    name: z.string(),
    fileExtension: z.string(),
    note: z.string(),
  },
  {
    name: ({ name }) => validateFirmwareName(name),
    note: ({ note }) => (note.trim() === '' ? undefined : validateFirmwareNote(note)),
  },
);
export type NewFirmwareFormValues = z.infer<typeof newFirmwareFormSchema>;

export const toFirmwareSignature = ({
  firmwareType,
  productFamily,
  deviceType,
  name,
}: NewFirmwareFormValues) => ({
  firmwareType: isFirmwareType(firmwareType) ? firmwareType : ('APP' satisfies FirmwareType),
  productFamily: isProductFamily(productFamily) ? productFamily : (defaultFamily satisfies ProductFamily),
  deviceType: deviceTypes.find((type) => type === deviceType) ?? ('PCU' satisfies DeviceType),
  name: name.trim(),
});

const typedOver = { text: z.string(), seen: z.string() };

export const firmwareNoteFormSchema = createFormSchema(typedOver, {
  text: ({ text }) => validateFirmwareNote(text),
});

export const releaseNoteFormSchema = createFormSchema(typedOver, {
  text: ({ text }) => validateReleaseNote(text),
});
export type FirmwareNoteFormValues = z.infer<typeof releaseNoteFormSchema>;

export const firmwareUploadFormSchema = createFormSchema(
  {
    firmware: z.string(),
    file: z.optional(z.instanceof(File)),
    version: z.string(),
    releaseNote: z.string(),
    avoidServiceOrderCreation: z.boolean(),
  },
  {
    firmware: ({ firmware }) => (firmware === '' ? 'A firmware is required' : undefined),
    file: ({ file }) => (file ? undefined : 'A file is required'),
    version: ({ version }) => validateVersion(version),
    releaseNote: ({ releaseNote }) => validateReleaseNote(releaseNote),
  },
);
export type FirmwareUploadFormValues = z.infer<typeof firmwareUploadFormSchema>;
