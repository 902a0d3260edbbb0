export const firmwareTypes = ['APP', 'BLE', 'RADIO', 'SISP1', 'SISP2', 'RANGE_MODULE'] as const;
export type FirmwareType = (typeof firmwareTypes)[number];

export const isFirmwareType = (text: string): text is FirmwareType =>
  firmwareTypes.some((type) => type === text);

const labels: Record<FirmwareType, string> = {
  APP: 'Application',
  BLE: 'Bluetooth',
  RADIO: 'Radio',
  SISP1: 'SISP 1',
  SISP2: 'SISP 2',
  RANGE_MODULE: 'Range module',
};

export const formatFirmwareType = (type: string): string => (isFirmwareType(type) ? labels[type] : type);

export type FirmwareSignature = {
  readonly firmwareType: string;
  readonly productFamily: string;
  readonly deviceType: string;
  readonly name: string;
};

export type FirmwareFile = {
  readonly version: string;
  readonly fileName: string;
  readonly id: string;
  readonly releaseNote: string;
  readonly size: number | null;
  readonly sha256?: string | undefined;
};

export type Firmware = {
  readonly firmwareSignature: FirmwareSignature;
  readonly fileExtension: string;
  readonly firmwareFiles: readonly FirmwareFile[];
  readonly note: string;
};

export const formatFirmwareSignature = ({
  firmwareType,
  productFamily,
  deviceType,
  name,
}: FirmwareSignature): string => [firmwareType, productFamily, deviceType, name].join('/');

export const normalizeExtension = (extension: string): string =>
  extension.trim().replace(/^\.+/, '').toLowerCase();

export function appendExtension(name: string, extension: string): string {
  const plain = normalizeExtension(extension);
  if (plain === '' || name.toLowerCase().endsWith(`.${plain}`)) return name;
  return `${name}.${plain}`;
}

/** The stored name, else one of firmware and version; a missing extension is appended. */
export function formatFirmwareFileName(
  { firmwareSignature, fileExtension }: Pick<Firmware, 'firmwareSignature' | 'fileExtension'>,
  { fileName, version }: Pick<FirmwareFile, 'fileName' | 'version'>,
): string {
  const stored = fileName.trim();
  return appendExtension(stored || `${firmwareSignature.name}_${version}`, fileExtension);
}
