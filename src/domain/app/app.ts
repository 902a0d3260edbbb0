import { findHighestVersion } from '../product/version.ts';

export const appPlatforms = [
  'MODULATE_MAC',
  'MODULATE_WINDOWS',
  '103134_MODULATE_FILE',
  '103334_MODULATE_FILE',
  '103258_MODULATE_FILE',
] as const;
export type AppPlatform = (typeof appPlatforms)[number];

const labels: Record<AppPlatform, string> = {
  MODULATE_MAC: 'Modulate for macOS',
  MODULATE_WINDOWS: 'Modulate for Windows',
  '103134_MODULATE_FILE': 'Modulate file 103134',
  '103334_MODULATE_FILE': 'Modulate file 103334',
  '103258_MODULATE_FILE': 'Modulate file 103258',
};

export const listPlatforms = (apps: readonly { readonly platform: string }[]): readonly string[] => [
  ...new Set([...appPlatforms, ...apps.map(({ platform }) => platform)]),
];

export function formatPlatform(platform: string): string {
  const known = appPlatforms.find((each) => each === platform);
  return known ? labels[known] : platform;
}

/** `message` is shown to the app's users; only enabled versions are offered to them. */
export type App = {
  readonly platform: string;
  readonly version: string;
  readonly message: string;
  readonly enabled: boolean;
  readonly size: number | null;
};

export const findLatestApp = <Of extends App>(apps: readonly Of[], platform: string): Of | undefined =>
  findHighestVersion(apps.filter((app) => app.platform === platform && app.enabled && app.size !== null));

function changeText(before: App | undefined, then: App | undefined): string {
  if (then?.version === before?.version) {
    return before === undefined
      ? 'Users of this platform are offered no app.'
      : `Users go on being offered version ${before.version}.`;
  }
  if (then === undefined) return 'Users of this platform will be offered no app any more.';
  return before === undefined
    ? `Users will be offered version ${then.version}.`
    : `Users will be offered version ${then.version} instead of ${before.version}.`;
}

const isSame = (one: App, other: App): boolean =>
  one.platform === other.platform && one.version === other.version;

export function describeEnableConsequence(apps: readonly App[], app: App, enabled: boolean): string {
  const after = apps.map((each) => (isSame(each, app) ? { ...each, enabled } : each));
  return changeText(findLatestApp(apps, app.platform), findLatestApp(after, app.platform));
}

export const describeDeletionConsequence = (apps: readonly App[], app: App): string =>
  changeText(
    findLatestApp(apps, app.platform),
    findLatestApp(
      apps.filter((each) => !isSame(each, app)),
      app.platform,
    ),
  );

/** File signatures as hexadecimal digits, with the extension of each. */
const marks = [
  ['504b0304', 'zip'],
  ['504b0506', 'zip'],
  ['4d5a', 'exe'],
  ['78617221', 'pkg'],
  ['1f8b', 'gz'],
  ['d0cf11e0', 'msi'],
  ['7801730d', 'dmg'],
] as const;

export function detectExtension(head: Uint8Array, name = ''): string | undefined {
  const digits = Array.from(head.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const known = marks.find(([mark]) => digits.startsWith(mark))?.[1];
  return known ?? /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase();
}

export const formatAppFileName = (
  { platform, version }: { readonly platform: string; readonly version: string },
  extension: string | undefined,
): string => (extension === undefined ? `${platform}_${version}` : `${platform}_${version}.${extension}`);

export const acceptedAppFileTypes = ['.zip', 'application/zip', 'application/x-zip-compressed'] as const;

export const validateAppFileName = (name: string): string | undefined =>
  /\.zip$/i.test(name) ? undefined : `${name} is no zip file. Apps are uploaded as .zip.`;

export type ArchiveInspection =
  | {
      readonly ok: true;
      readonly facts: {
        readonly entries: readonly { readonly name: string; readonly size: number }[];
        readonly count: number;
        readonly size: number;
      };
      readonly cautions: readonly string[];
    }
  | { readonly ok: false; readonly reason: string };

export const maxAppFileBytes = 2_000_000_000;

/** Why an archive is refused: no .zip, empty, over 2 GB, or unsafe to unpack (such as a zip bomb). */
export function validateArchive(
  name: string,
  size: number,
  look: ArchiveInspection | undefined,
): string | undefined {
  const wrong = validateAppFileName(name);
  if (wrong) return wrong;
  if (size === 0) return 'The file is empty.';
  if (size > maxAppFileBytes) return 'The file is larger than 2 GB.';
  if (!look) return undefined;
  if (!look.ok) return look.reason;
  if (look.facts.count === 0) return 'There is nothing in the archive.';
  return look.cautions[0];
}
