import { createOpener } from '~/ui/modal/openWhenLoaded.tsx';

/** Shows where a part is used. */
export const openPartUsage = createOpener(async () => (await import('./PartUsage.tsx')).openPartUsage);
