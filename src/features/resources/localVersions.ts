import { toVersions, withVersion, type LocalVersion } from '~/domain/resource/versions.ts';
import { readPersonal, writePersonal, type Owner } from '~/platform/storage/personalStore.ts';

/** Name of what the browser keeps of a resource. */
const placeOf = (name: string): string => `resource.${name}`;

/** The versions that this browser keeps of a resource, newest first. */
export const readVersions = (owner: Owner, name: string): readonly LocalVersion[] =>
  toVersions(readPersonal(placeOf(name), owner));

/** Keeps another version, and answers all of them; a browser that keeps nothing has them for the page only. */
export function keepVersion(
  owner: Owner,
  name: string,
  known: readonly LocalVersion[],
  version: Omit<LocalVersion, 'at'>,
): readonly LocalVersion[] {
  const versions = withVersion(known, { ...version, at: new Date().toISOString() });
  writePersonal(placeOf(name), owner, versions);
  return versions;
}
