import { formatPackageName } from '~/domain/file/releasePackage.ts';

export const getBuildSubject = (id: string): string => `build ${id}`;

type AtRevision = { readonly configurationId: string; readonly revision: string };

export const getExportSubject = (subject: AtRevision): string => `export ${formatPackageName(subject)}`;
