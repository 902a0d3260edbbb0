import { openLazyModal } from '~/ui/modal/openWhenLoaded.tsx';

export const openLazyShortcutSheet = (): void =>
  void openLazyModal(
    () => import('~/ui/shortcuts/ShortcutSheet.tsx'),
    (sheet) => sheet.openShortcutSheet(),
  );
