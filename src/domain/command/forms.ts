import * as z from 'zod/mini';
import { deviceTypes, isProductFamily, type DeviceType, type ProductFamily } from '../product/families.ts';
import { formSchema } from '../words/formSchema.ts';
import { castMember } from '../words/unknownMember.ts';
import {
  argumentTypesError,
  commandNameError,
  type ArgumentType,
  type Command,
  type CommandCatalogue,
  type CommandState,
  type FirmwareInfo,
} from './command.ts';
import { firmwareKey, firmwareOfKey, mergeKinds, rangeError } from './firmwareInfo.ts';

const range = { firmware: z.string(), fromVersion: z.string(), toVersion: z.string() };

export function firmwareKeyError(key: string): string | undefined {
  const firmware = firmwareOfKey(key.trim());
  const isRight =
    firmware !== undefined &&
    isProductFamily(firmware.productFamily) &&
    deviceTypes.some((type) => type === firmware.deviceType);
  return isRight ? undefined : 'A firmware is a family, a device type and a name, for instance G6/CU/G6_CU';
}

/** The form for a command. Arguments and firmware infos are lists; a firmware of those that are `stored` is right as it is. */
export const commandForm = (stored: readonly FirmwareInfo[] = []) =>
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
      add(['name'], commandNameError(value.name));
      const types = value.argumentTypes.map(({ type }) => type);
      for (const place of types.keys()) {
        add(['argumentTypes', place, 'type'], argumentTypesError(types.slice(0, place + 1)));
      }
      for (const [place, { firmware, fromVersion, toVersion }] of value.firmwareInfos.entries()) {
        const isStored = stored.some((info) => firmwareKey(info) === firmware);
        add(['firmwareInfos', place, 'firmware'], isStored ? undefined : firmwareKeyError(firmware));
        add(['firmwareInfos', place, 'fromVersion'], rangeError(fromVersion, toVersion));
      }
    });
export type CommandForm = z.infer<ReturnType<typeof commandForm>>;

export const commandValues = (command: Command): CommandForm => ({
  catalogue: command.catalogue,
  name: command.name,
  commandClass: command.commandClass,
  commandState: command.commandState,
  description: command.description,
  argumentTypes: command.argumentTypes.filter((type) => type !== 'NONE').map((type) => ({ type })),
  firmwareInfos: command.firmwareInfos.map((info) => ({
    firmware: firmwareKey(info),
    fromVersion: info.fromVersion,
    toVersion: info.toVersion ?? '',
  })),
});

export function typedInfo({ firmware, fromVersion, toVersion }: CommandForm['firmwareInfos'][number]) {
  const named = firmwareOfKey(firmware.trim());
  if (!named) return undefined;
  return {
    // A family and a device type that Portal does not know are those of an info that is stored.
    productFamily: castMember<ProductFamily>(named.productFamily),
    deviceType: castMember<DeviceType>(named.deviceType),
    firmwareName: named.firmwareName,
    fromVersion: fromVersion.trim(),
    toVersion: toVersion.trim() === '' ? null : toVersion.trim(),
  };
}

/** Without arguments it has the only type NONE. What the CMS knows beyond Portal's choices stays as it was sent. */
export function typedCommand(form: CommandForm) {
  const types = form.argumentTypes.map(({ type }) => castMember<ArgumentType>(type));
  return {
    catalogue: castMember<CommandCatalogue>(form.catalogue),
    name: form.name.trim(),
    commandClass: form.commandClass,
    commandState: castMember<CommandState>(form.commandState),
    argumentTypes: types.length > 0 ? types : (['NONE'] satisfies ArgumentType[]),
    description: form.description.trim(),
    firmwareInfos: form.firmwareInfos.flatMap((each) => typedInfo(each) ?? []),
  };
}

export const bulkForm = formSchema(
  { kind: z.string(), ...range },
  {
    firmware: ({ firmware }) => firmwareKeyError(firmware),
    fromVersion: ({ kind, fromVersion, toVersion }) =>
      kind === 'REMOVE' ? undefined : rangeError(fromVersion, toVersion),
  },
);
export type BulkForm = z.infer<typeof bulkForm>;

export const typedKind = ({ kind }: BulkForm) => mergeKinds.find((each) => each === kind) ?? 'ADD';
