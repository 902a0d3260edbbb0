/** First bytes of kinds of file in which apps come, as hexadecimal digits, and the extension of each. */
const marks = [
  ['504b0304', 'zip'],
  ['504b0506', 'zip'],
  ['4d5a', 'exe'],
  ['78617221', 'pkg'],
  ['1f8b', 'gz'],
  ['d0cf11e0', 'msi'],
  ['7801730d', 'dmg'],
] as const;

/** The extension of a file by its first bytes, or else by the name it was sent with; undefined where neither tells. */
export function detectedExtension(head: Uint8Array, name = ''): string | undefined {
  const digits = Array.from(head.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const known = marks.find(([mark]) => digits.startsWith(mark))?.[1];
  return known ?? /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase();
}

/** The name under which an app is saved: its platform and version, and the extension that was detected. */
export const appFileName = (
  { platform, version }: { readonly platform: string; readonly version: string },
  extension: string | undefined,
): string => (extension === undefined ? `${platform}_${version}` : `${platform}_${version}.${extension}`);

/** The kinds of file the app upload accepts. */
export const acceptedAppFiles = ['.zip', 'application/zip', 'application/x-zip-compressed'] as const;

/** The fault of a file for an app, by its name; undefined where it has none. */
export const appFileError = (name: string): string | undefined =>
  /\.zip$/i.test(name) ? undefined : `${name} is no zip file. Apps are uploaded as .zip.`;
