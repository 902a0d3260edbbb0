import { compareVersionTexts, validateVersion, extractVersionText } from '../product/version.ts';
import type { Command, FirmwareInfo } from './command.ts';

export type CommandFirmware = Pick<FirmwareInfo, 'productFamily' | 'deviceType' | 'firmwareName'>;

export type FirmwareTarget = CommandFirmware & { readonly version: string };

export const formatFirmwareKey = ({ productFamily, deviceType, firmwareName }: CommandFirmware): string =>
  [productFamily, deviceType, firmwareName].join('/');

export function parseFirmwareKey(key: string): CommandFirmware | undefined {
  const [productFamily, deviceType, firmwareName] = key.split('/');
  return productFamily && deviceType && firmwareName
    ? { productFamily, deviceType, firmwareName }
    : undefined;
}

export function parseFirmwareTarget(text: string): FirmwareTarget | undefined {
  const firmware = parseFirmwareKey(text);
  const version = text.split('/')[3] ?? '';
  return firmware && validateVersion(version) === undefined ? { ...firmware, version } : undefined;
}

/** "G6_CU_3.10.s28" is version 3.10 of G6_CU; undefined for a name without a version. */
export function parseFirmwareFileName(
  product: { readonly productFamily: string; readonly deviceType: string },
  fileName: string,
): FirmwareTarget | undefined {
  const version = extractVersionText(fileName);
  if (version === undefined) return undefined;
  const firmwareName = fileName.slice(0, fileName.lastIndexOf(version)).replace(/[_\- ]+$/, '');
  return { productFamily: product.productFamily, deviceType: product.deviceType, firmwareName, version };
}

export const isVersionInRange = (
  { fromVersion, toVersion }: Pick<FirmwareInfo, 'fromVersion' | 'toVersion'>,
  version: string,
): boolean =>
  compareVersionTexts(fromVersion, version) <= 0 &&
  (toVersion === null || compareVersionTexts(version, toVersion) <= 0);

/** Whether a firmware version knows the command; none does if the command has no firmware info. */
export const isKnownByFirmware = ({ firmwareInfos }: Command, target: FirmwareTarget): boolean =>
  firmwareInfos.some(
    (info) => formatFirmwareKey(info) === formatFirmwareKey(target) && isVersionInRange(info, target.version),
  );

export function validateVersionRange(fromVersion: string, toVersion: string): string | undefined {
  const fault =
    validateVersion(fromVersion) ?? (toVersion.trim() === '' ? undefined : validateVersion(toVersion));
  if (fault !== undefined) return fault;
  return toVersion.trim() !== '' && compareVersionTexts(fromVersion.trim(), toVersion.trim()) > 0
    ? 'The first version is above the last'
    : undefined;
}

export const formatVersionRange = ({
  fromVersion,
  toVersion,
}: Pick<FirmwareInfo, 'fromVersion' | 'toVersion'>): string =>
  toVersion === null ? `from ${fromVersion}` : `${fromVersion} to ${toVersion}`;

const lower = (one: string, other: string): string => (compareVersionTexts(one, other) <= 0 ? one : other);
const higherEnd = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? null : lower(one, other) === one ? other : one;

const overlaps = (one: FirmwareInfo, other: FirmwareInfo): boolean =>
  isVersionInRange(one, other.fromVersion) || isVersionInRange(other, one.fromVersion);

export const mergeKinds = ['ADD', 'REPLACE', 'REMOVE'] as const;
export type MergeKind = (typeof mergeKinds)[number];

const inOrder = (infos: readonly FirmwareInfo[]): readonly FirmwareInfo[] =>
  infos.toSorted(
    (one, other) =>
      formatFirmwareKey(one).localeCompare(formatFirmwareKey(other)) ||
      compareVersionTexts(one.fromVersion, other.fromVersion),
  );

/**
 * ADD joins the info with the ranges it overlaps, REPLACE puts it in place of all ranges of its firmware,
 * REMOVE removes these. Returns `infos` itself where nothing changes.
 */
export function mergeFirmwareInfo(
  infos: readonly FirmwareInfo[],
  kind: MergeKind,
  info: FirmwareInfo,
): readonly FirmwareInfo[] {
  const isOfIt = (each: FirmwareInfo): boolean => formatFirmwareKey(each) === formatFirmwareKey(info);
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
  return isSameFirmwareInfos(infos, next) ? infos : next;
}

const infoText = (info: FirmwareInfo): string => `${formatFirmwareKey(info)} ${formatVersionRange(info)}`;

export function isSameFirmwareInfos(one: readonly FirmwareInfo[], other: readonly FirmwareInfo[]): boolean {
  const texts = (infos: readonly FirmwareInfo[]): string => infos.map(infoText).toSorted().join('\n');
  return texts(one) === texts(other);
}

export const isSameCommand = (one: Command, other: Command): boolean =>
  one.commandClass === other.commandClass &&
  one.commandState === other.commandState &&
  one.description === other.description &&
  one.argumentTypes.join() === other.argumentTypes.join() &&
  isSameFirmwareInfos(one.firmwareInfos, other.firmwareInfos);
