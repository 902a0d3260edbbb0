import type { ReactElement } from 'react';
import { HeaderPanel } from './HeaderPanel.tsx';
import { frameTexts } from '~/domain/words/texts/frame.ts';
import { config } from '~/config.ts';
import { NoticeHistory } from '~/ui/notices/NoticeHistory.tsx';
import { seeNotices, useNotices } from '~/platform/notices.ts';
import styles from './Header.module.css';

/** Everything that was said since the page was loaded. */
export function NoticeCentre(): ReactElement {
  const unseen = useNotices((state) => state.unseen);
  return (
    <HeaderPanel
      id="notices"
      label={frameTexts.notices(unseen)}
      onOpen={seeNotices}
      icon="bell"
      sign={unseen > 0 && <span className={styles.count}>{unseen}</span>}
    >
      <NoticeHistory serviceDeskUrl={config.serviceDeskUrl} />
    </HeaderPanel>
  );
}
