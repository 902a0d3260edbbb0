import { useWindowEvent } from '@mantine/hooks';
import { createNotice } from '~/domain/notice/notices.ts';
import { windowedRowsTexts } from '~/domain/words/texts/controls.ts';
import { isTypingTarget } from '~/platform/shortcuts/useShortcutListener.ts';
import { isKeyForCharacter } from '~/platform/shortcuts/shortcuts.ts';
import { notify } from '~/platform/notices.ts';

/** Select all finds only the `shown` of `total` rows: the notice says that the others are missing. */
export function useSelectAllNotice(shown: number, total: number): void {
  useWindowEvent('keydown', (event) => {
    const isSelectAll = (event.ctrlKey || event.metaKey) && !event.altKey && isKeyForCharacter(event, 'A');
    if (!isSelectAll || event.defaultPrevented || isTypingTarget(event.target) || shown >= total) return;
    notify(createNotice('INFO', windowedRowsTexts.selectedOf(shown, total)), { cause: 'SELECT_ALL' });
  });
}
