import { createOpener } from '~/ui/modal/openLazyModal.tsx';

export const startConfigurationCreation = createOpener(
  async () => (await import('./CreateConfiguration.tsx')).openCreateConfiguration,
);
