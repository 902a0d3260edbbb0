/** A version of an app on a platform; without an asset nobody has uploaded its file yet. */
export type AppRecord = {
  readonly platform: string;
  readonly version: string;
  readonly message: string;
  readonly enabled: boolean;
  /** The file that was uploaded, or that the bytes of a seeded one are made anew for every download. */
  readonly asset?: { readonly fileId: number; readonly size: number } | 'SEEDED';
};

/** The key of a version among all apps. */
export const appId = ({ platform, version }: Pick<AppRecord, 'platform' | 'version'>): string =>
  `${platform}/${version}`;
