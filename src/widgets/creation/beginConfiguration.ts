import { createOpener } from '~/ui/modal/openWhenLoaded.tsx';

export const startConfigurationCreation = createOpener(
  async () => (await import('./CreateConfiguration.tsx')).openCreateConfiguration,
);
