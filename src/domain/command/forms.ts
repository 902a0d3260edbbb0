import * as z from 'zod/mini';
import { deviceTypes, isProductFamily, type DeviceType, type ProductFamily } from '../product/families.ts';
import { createFormSchema } from '../words/createFormSchema.ts';
import { toEnumMember } from '../words/enumTable.ts';
import {
  validateArgumentTypes,
  validateCommandName,
  type ArgumentType,
  type Command,
  type CommandCatalogue,
  type CommandState,
  type FirmwareInfo,
} from './command.ts';
import { formatFirmwareKey, parseFirmwareKey, mergeKinds, validateVersionRange } from './firmwareInfo.ts';

const range = { firmware: z.string(), fromVersion: z.string(), toVersion: z.string() };

export function validateFirmwareKey(key: string): string | undefined {
  const firmware = parseFirmwareKey(key.trim());
  const isRight =
    firmware !== undefined &&
    isProductFamily(firmware.productFamily) &&
    deviceTypes.some((type) => type === firmware.deviceType);
  return isRight ? undefined : 'A firmware is a family, a device type and a name, for instance G6/CU/G6_CU';
}

/** The firmware of a `stored` info is valid even if Portal does not know its family or device type. */
export const createCommandFormSchema = (stored: readonly FirmwareInfo[] = []) =>
  z
    .object({
      catalogue: z.string(),
      name: z.string(),
      commandClass: z.string(),
      commandState: z.string(),
      description: z.string(),
      argumentTypes: z.array(z.object({ type: z.string() })),
      firmwareInfos: z.array(z.object(range)),
    })
    .check(({ value, issues }) => {
      const add = (path: PropertyKey[], message: string | undefined): void => {
        if (message !== undefined)
          issues.push({ code: 'custom', input: value, path, message, continue: true });
      };
      add(['name'], validateCommandName(value.name));
      const types = value.argumentTypes.map(({ type }) => type);
      for (const place of types.keys()) {
        add(['argumentTypes', place, 'type'], validateArgumentTypes(types.slice(0, place + 1)));
      }
      for (const [place, { firmware, fromVersion, toVersion }] of value.firmwareInfos.entries()) {
        const isStored = stored.some((info) => formatFirmwareKey(info) === firmware);
        add(['firmwareInfos', place, 'firmware'], isStored ? undefined : validateFirmwareKey(firmware));
        add(['firmwareInfos', place, 'fromVersion'], validateVersionRange(fromVersion, toVersion));
      }
    });
export type CommandFormValues = z.infer<ReturnType<typeof createCommandFormSchema>>;

export const toCommandFormValues = (command: Command): CommandFormValues => ({
  catalogue: command.catalogue,
  name: command.name,
  commandClass: command.commandClass,
  commandState: command.commandState,
  description: command.description,
  argumentTypes: command.argumentTypes.filter((type) => type !== 'NONE').map((type) => ({ type })),
  firmwareInfos: command.firmwareInfos.map((info) => ({
    firmware: formatFirmwareKey(info),
    fromVersion: info.fromVersion,
    toVersion: info.toVersion ?? '',
  })),
});

export function toFirmwareInfo({
  firmware,
  fromVersion,
  toVersion,
}: CommandFormValues['firmwareInfos'][number]) {
  const named = parseFirmwareKey(firmware.trim());
  if (!named) return undefined;
  return {
    // Families and device types that Portal does not know come from stored infos.
    productFamily: toEnumMember<ProductFamily>(named.productFamily),
    deviceType: toEnumMember<DeviceType>(named.deviceType),
    firmwareName: named.firmwareName,
    fromVersion: fromVersion.trim(),
    toVersion: toVersion.trim() === '' ? null : toVersion.trim(),
  };
}

/** A command without arguments has the type NONE. Values unknown to Portal are sent back unchanged. */
export function toCommand(form: CommandFormValues) {
  const types = form.argumentTypes.map(({ type }) => toEnumMember<ArgumentType>(type));
  return {
    catalogue: toEnumMember<CommandCatalogue>(form.catalogue),
    name: form.name.trim(),
    commandClass: form.commandClass,
    commandState: toEnumMember<CommandState>(form.commandState),
    argumentTypes: types.length > 0 ? types : (['NONE'] satisfies ArgumentType[]),
    description: form.description.trim(),
    firmwareInfos: form.firmwareInfos.flatMap((each) => toFirmwareInfo(each) ?? []),
  };
}

export const bulkChangeFormSchema = createFormSchema(
  { kind: z.string(), ...range },
  {
    firmware: ({ firmware }) => validateFirmwareKey(firmware),
    fromVersion: ({ kind, fromVersion, toVersion }) =>
      kind === 'REMOVE' ? undefined : validateVersionRange(fromVersion, toVersion),
  },
);
export type BulkChangeFormValues = z.infer<typeof bulkChangeFormSchema>;

export const toMergeKind = ({ kind }: BulkChangeFormValues) =>
  mergeKinds.find((each) => each === kind) ?? 'ADD';
