import { openWhenLoaded } from '~/ui/modal/openWhenLoaded.tsx';

/** Opens the sheet of shortcuts, whose code comes with it. */
export const openShortcutSheet = (): void =>
  void openWhenLoaded(
    () => import('~/ui/shortcuts/ShortcutSheet.tsx'),
    (sheet) => sheet.openShortcutSheet(),
  );
