import { openLazyModal } from '~/ui/modal/openWhenLoaded.tsx';

export const openShortcutSheet = (): void =>
  void openLazyModal(
    () => import('~/ui/shortcuts/ShortcutSheet.tsx'),
    (sheet) => sheet.openShortcutSheet(),
  );
