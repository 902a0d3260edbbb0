import { packageName } from '~/domain/file/releasePackage.ts';

export const buildAbout = (id: string): string => `build ${id}`;

type AtRevision = { readonly configurationId: string; readonly revision: string };

export const exportAbout = (subject: AtRevision): string => `export ${packageName(subject)}`;
