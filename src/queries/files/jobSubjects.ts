import { packageName } from '~/domain/file/releasePackage.ts';

/** Subject of the job that builds the artefacts of a configuration. */
export const buildAbout = (id: string): string => `build ${id}`;

type AtRevision = { readonly configurationId: string; readonly revision: string };

/** Subject of the job that exports a configuration at a revision. */
export const exportAbout = (subject: AtRevision): string => `export ${packageName(subject)}`;
