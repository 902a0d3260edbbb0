import { openWhenLoaded } from '~/ui/modal/openWhenLoaded.tsx';

export const openShortcutSheet = (): void =>
  void openWhenLoaded(
    () => import('~/ui/shortcuts/ShortcutSheet.tsx'),
    (sheet) => sheet.openShortcutSheet(),
  );
