import * as z from 'zod/mini';
import {
  defaultFamily,
  deviceTypes,
  isProductFamily,
  type DeviceType,
  type ProductFamily,
} from '../product/families.ts';
import { versionError } from '../product/version.ts';
import { formSchema } from '../words/formSchema.ts';
import { firmwareNameError } from './address.ts';
import { isFirmwareType, type FirmwareType } from './firmware.ts';
import { noteError, releaseNoteError } from './releaseNotes.ts';

export const createFirmwareForm = formSchema(
  {
    firmwareType: z.string(),
    productFamily: z.string(),
    deviceType: z.string(),
    name: z.string(),
    fileExtension: z.string(),
    note: z.string(),
  },
  {
    name: ({ name }) => firmwareNameError(name),
    note: ({ note }) => (note.trim() === '' ? undefined : noteError(note)),
  },
);
export type CreateFirmwareForm = z.infer<typeof createFirmwareForm>;

export const newSignature = ({ firmwareType, productFamily, deviceType, name }: CreateFirmwareForm) => ({
  firmwareType: isFirmwareType(firmwareType) ? firmwareType : ('APP' satisfies FirmwareType),
  productFamily: isProductFamily(productFamily) ? productFamily : (defaultFamily satisfies ProductFamily),
  deviceType: deviceTypes.find((type) => type === deviceType) ?? ('PCU' satisfies DeviceType),
  name: name.trim(),
});

const typedOver = { text: z.string(), seen: z.string() };

export const firmwareNoteForm = formSchema(typedOver, { text: ({ text }) => noteError(text) });

export const releaseNoteForm = formSchema(typedOver, { text: ({ text }) => releaseNoteError(text) });
export type NoteForm = z.infer<typeof releaseNoteForm>;

export const uploadFirmwareForm = formSchema(
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
    version: ({ version }) => versionError(version),
    releaseNote: ({ releaseNote }) => releaseNoteError(releaseNote),
  },
);
export type UploadFirmwareForm = z.infer<typeof uploadFirmwareForm>;
