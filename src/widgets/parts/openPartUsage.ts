import { createOpener } from '~/ui/modal/openLazyModal.tsx';

export const openPartUsage = createOpener(async () => (await import('./PartUsage.tsx')).openPartUsage);
