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
};

/** The version that the users of a platform are offered: the highest of those enabled; undefined without one. */
export const latestApp = <Of extends App>(apps: readonly Of[], platform: string): Of | undefined =>
  highest(apps.filter((app) => app.platform === platform && app.enabled));

/** The sentence for what enabling or disabling a version changes for the users of its platform. */
export function consequenceText(apps: readonly App[], app: App, enabled: boolean): string {
  const after = apps.map((each) =>
    each.platform === app.platform && each.version === app.version ? { ...each, enabled } : each,
  );
  const before = latestApp(apps, app.platform)?.version;
  const then = latestApp(after, app.platform)?.version;
  if (then === before) {
    return before === undefined
      ? 'Users of this platform are offered no app.'
      : `Users go on being offered version ${before}.`;
  }
  if (then === undefined) return 'Users of this platform will be offered no app any more.';
  return before === undefined
    ? `Users will be offered version ${then}.`
    : `Users will be offered version ${then} instead of ${before}.`;
}
