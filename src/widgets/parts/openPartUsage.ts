import { createOpener } from '~/ui/modal/openLazyModal.tsx';

/** Shows where a part is used. */
export const openPartUsage = createOpener(async () => (await import('./PartUsage.tsx')).openPartUsage);
