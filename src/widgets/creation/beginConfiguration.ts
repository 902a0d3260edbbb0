import { openWhenLoaded } from '~/ui/modal/openWhenLoaded.tsx';

/** Opens the dialog that creates a configuration, from any page. */
export function beginConfiguration(): void {
  void openWhenLoaded(
    () => import('./CreateConfiguration.tsx'),
    ({ openCreateConfiguration }) => openCreateConfiguration(),
  );
}
