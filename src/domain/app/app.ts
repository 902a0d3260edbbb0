import { highest } from '../product/version.ts';

/** The platforms an app is made for. */
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

/** The platforms that apps are made for, and those that only some version names, which may be newer than Portal. */
export const platformsOf = (apps: readonly { readonly platform: string }[]): readonly string[] => [
  ...new Set([...appPlatforms, ...apps.map(({ platform }) => platform)]),
];

/** The words for a platform; one nobody listed is shown as it came. */
export function platformText(platform: string): string {
  const known = appPlatforms.find((each) => each === platform);
  return known ? labels[known] : platform;
}

/** A version of an app on a platform. `message` is what its users are told; only enabled ones are offered to them. */
export type App = {
  readonly platform: string;
  readonly version: string;
  readonly message: string;
  readonly enabled: boolean;
  /** Size of its file in bytes; null without one. */
  readonly size: number | null;
};

/** The version that the users of a platform are offered: the highest of those that are enabled and have a file. */
export const latestApp = <Of extends App>(apps: readonly Of[], platform: string): Of | undefined =>
  highest(apps.filter((app) => app.platform === platform && app.enabled && app.size !== null));

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

/** The sentence for what enabling or disabling a version changes for the users of its platform. */
export function consequenceText(apps: readonly App[], app: App, enabled: boolean): string {
  const after = apps.map((each) => (isSame(each, app) ? { ...each, enabled } : each));
  return changeText(latestApp(apps, app.platform), latestApp(after, app.platform));
}

/** The sentence for what deleting a version changes for the users of its platform. */
export const consequenceOfDeletion = (apps: readonly App[], app: App): string =>
  changeText(
    latestApp(apps, app.platform),
    latestApp(
      apps.filter((each) => !isSame(each, app)),
      app.platform,
    ),
  );
