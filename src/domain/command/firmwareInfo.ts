import { byVersion, versionError, versionInName } from '../product/version.ts';
import type { Command, FirmwareInfo } from './command.ts';

export type FirmwareOfCommands = Pick<FirmwareInfo, 'productFamily' | 'deviceType' | 'firmwareName'>;

export type FirmwareTarget = FirmwareOfCommands & { readonly version: string };

export const firmwareKey = ({ productFamily, deviceType, firmwareName }: FirmwareOfCommands): string =>
  [productFamily, deviceType, firmwareName].join('/');

export function firmwareOfKey(key: string): FirmwareOfCommands | undefined {
  const [productFamily, deviceType, firmwareName] = key.split('/');
  return productFamily && deviceType && firmwareName
    ? { productFamily, deviceType, firmwareName }
    : undefined;
}

export function targetOf(text: string): FirmwareTarget | undefined {
  const firmware = firmwareOfKey(text);
  const version = text.split('/')[3] ?? '';
  return firmware && versionError(version) === undefined ? { ...firmware, version } : undefined;
}

/** "G6_CU_3.10.s28" is G6_CU in 3.10; undefined for a name without a version. */
export function targetOfFile(
  product: { readonly productFamily: string; readonly deviceType: string },
  fileName: string,
): FirmwareTarget | undefined {
  const version = versionInName(fileName);
  if (version === undefined) return undefined;
  const firmwareName = fileName.slice(0, fileName.lastIndexOf(version)).replace(/[_\- ]+$/, '');
  return { productFamily: product.productFamily, deviceType: product.deviceType, firmwareName, version };
}

export const coversVersion = (
  { fromVersion, toVersion }: Pick<FirmwareInfo, 'fromVersion' | 'toVersion'>,
  version: string,
): boolean =>
  byVersion(fromVersion, version) <= 0 && (toVersion === null || byVersion(version, toVersion) <= 0);

/** Whether the firmware knows the command. A command without any firmware info is known by none. */
export const isInFirmware = ({ firmwareInfos }: Command, target: FirmwareTarget): boolean =>
  firmwareInfos.some(
    (info) => firmwareKey(info) === firmwareKey(target) && coversVersion(info, target.version),
  );

export function rangeError(fromVersion: string, toVersion: string): string | undefined {
  const fault = versionError(fromVersion) ?? (toVersion.trim() === '' ? undefined : versionError(toVersion));
  if (fault !== undefined) return fault;
  return toVersion.trim() !== '' && byVersion(fromVersion.trim(), toVersion.trim()) > 0
    ? 'The first version is above the last'
    : undefined;
}

export const rangeText = ({
  fromVersion,
  toVersion,
}: Pick<FirmwareInfo, 'fromVersion' | 'toVersion'>): string =>
  toVersion === null ? `from ${fromVersion}` : `${fromVersion} to ${toVersion}`;

const lower = (one: string, other: string): string => (byVersion(one, other) <= 0 ? one : other);
const higherEnd = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? null : lower(one, other) === one ? other : one;

const overlaps = (one: FirmwareInfo, other: FirmwareInfo): boolean =>
  coversVersion(one, other.fromVersion) || coversVersion(other, one.fromVersion);

export const mergeKinds = ['ADD', 'REPLACE', 'REMOVE'] as const;
export type MergeKind = (typeof mergeKinds)[number];

const inOrder = (infos: readonly FirmwareInfo[]): readonly FirmwareInfo[] =>
  infos.toSorted(
    (one, other) =>
      firmwareKey(one).localeCompare(firmwareKey(other)) || byVersion(one.fromVersion, other.fromVersion),
  );

/**
 * Adding joins it with the ranges it overlaps; replacing takes it instead of all of its firmware; removing takes out
 * all of that. Infos that stay are the very ones.
 */
export function mergeFirmwareInfo(
  infos: readonly FirmwareInfo[],
  kind: MergeKind,
  info: FirmwareInfo,
): readonly FirmwareInfo[] {
  const isOfIt = (each: FirmwareInfo): boolean => firmwareKey(each) === firmwareKey(info);
  const others = infos.filter((each) => !isOfIt(each));
  const merged = (): readonly FirmwareInfo[] => {
    if (kind === 'REMOVE') return others;
    if (kind === 'REPLACE') return [...others, info];
    const joined = infos.filter((each) => isOfIt(each) && overlaps(each, info));
    const range = joined.reduce<FirmwareInfo>(
      (whole, each) => ({
        ...whole,
        fromVersion: lower(whole.fromVersion, each.fromVersion),
        toVersion: higherEnd(whole.toVersion, each.toVersion),
      }),
      info,
    );
    return [...infos.filter((each) => !joined.includes(each)), range];
  };
  const next = inOrder(merged());
  return isSameInfos(infos, next) ? infos : next;
}

const infoText = (info: FirmwareInfo): string => `${firmwareKey(info)} ${rangeText(info)}`;

export function isSameInfos(one: readonly FirmwareInfo[], other: readonly FirmwareInfo[]): boolean {
  const texts = (infos: readonly FirmwareInfo[]): string => infos.map(infoText).toSorted().join('\n');
  return texts(one) === texts(other);
}

export const isSameCommand = (one: Command, other: Command): boolean =>
  one.commandClass === other.commandClass &&
  one.commandState === other.commandState &&
  one.description === other.description &&
  one.argumentTypes.join() === other.argumentTypes.join() &&
  isSameInfos(one.firmwareInfos, other.firmwareInfos);
