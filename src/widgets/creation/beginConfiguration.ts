import { openWhenLoaded } from '~/ui/modal/openWhenLoaded.tsx';

export function beginConfiguration(): void {
  void openWhenLoaded(
    () => import('./CreateConfiguration.tsx'),
    ({ openCreateConfiguration }) => openCreateConfiguration(),
  );
}
