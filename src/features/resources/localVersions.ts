import { toVersions, withVersion, type LocalVersion } from '~/domain/resource/versions.ts';
import { readPersonal, writePersonal, type Owner } from '~/platform/storage/personalStore.ts';

/** Name of what the browser keeps of a resource, encrypted for its owner. */
const placeOf = (name: string): string => `resource.${name}`;

/** The versions that this browser keeps of a resource, newest first. */
export const readVersions = async (owner: Owner, name: string): Promise<readonly LocalVersion[]> =>
  toVersions(await readPersonal(placeOf(name), owner));

/** Keeps another version, and answers all of them; a browser that keeps nothing has them for the page only. */
export async function keepVersion(
  owner: Owner,
  name: string,
  known: readonly LocalVersion[],
  version: Omit<LocalVersion, 'at'>,
): Promise<readonly LocalVersion[]> {
  const versions = withVersion(known, { ...version, at: new Date().toISOString() });
  await writePersonal(placeOf(name), owner, versions).catch(() => undefined);
  return versions;
}
