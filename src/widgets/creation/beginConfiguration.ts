import { createOpener } from '~/ui/modal/openWhenLoaded.tsx';

export const beginConfiguration = createOpener(
  async () => (await import('./CreateConfiguration.tsx')).openCreateConfiguration,
);
