import { openLazyModal } from '~/ui/modal/openLazyModal.tsx';

export const openLazyShortcutSheet = (): void =>
  void openLazyModal(
    () => import('~/ui/shortcuts/ShortcutSheet.tsx'),
    (sheet) => sheet.openShortcutSheet(),
  );
