import type { Firmware, FirmwareFile } from './firmware.ts';

/** A file extension in its plain form: without dots before it, in small letters. */
export const plainExtension = (extension: string): string =>
  extension.trim().replace(/^\.+/, '').toLowerCase();

/** A name with the extension behind it, unless it ends in it already, in letters of either size. */
export function withExtension(name: string, extension: string): string {
  const plain = plainExtension(extension);
  if (plain === '' || name.toLowerCase().endsWith(`.${plain}`)) return name;
  return `${name}.${plain}`;
}

/**
 * The name under which a version is saved: the one it was stored with, else the name of the firmware and the version;
 * the extension is appended where it is missing.
 */
export function firmwareFileName(
  { firmwareSignature, fileExtension }: Pick<Firmware, 'firmwareSignature' | 'fileExtension'>,
  { fileName, version }: Pick<FirmwareFile, 'fileName' | 'version'>,
): string {
  const stored = fileName.trim();
  return withExtension(stored || `${firmwareSignature.name}_${version}`, fileExtension);
}
