import { useMatch, useNavigate } from 'react-router';
import { LazyScanTray } from './LazyScanTray.tsx';
import { openLazyShortcutSheet } from './openLazyShortcutSheet.ts';
import { PersonMenu } from './PersonMenu.tsx';
import { frameTexts } from '~/domain/words/texts/frame.ts';
import { isStaffProduction } from '~/domain/access/unitFlags.ts';
import { pages } from '~/pages.ts';
import { paths } from '~/paths.ts';
import { useMe } from '~/session/me.ts';
import { getIconProps } from '~/ui/iconSprites.ts';
import { PaletteBox, type LoadedPalette } from '~/ui/palette/PaletteBox.tsx';
import { useShortcut } from '~/platform/shortcuts/useShortcut.ts';
import styles from './Header.module.css';
import { HeaderPanel } from './HeaderPanel.tsx';
import { JobList } from '~/ui/jobs/JobList.tsx';
import { useJobs } from '~/platform/jobs/jobs.ts';
import { config } from '~/config.ts';
import { NoticeHistory } from '~/ui/notices/NoticeHistory.tsx';
import { markNoticesSeen, useNotices } from '~/platform/notices.ts';

const loadPalette = async (): Promise<LoadedPalette> => (await import('./palette.ts')).loadPalette();

export function Header() {
  const navigate = useNavigate();
  const isHome = useMatch(pages.index.path) !== null;
  // Production staff scan all day and have the scan page for it.
  const scans = isStaffProduction(useMe().units);
  useShortcut('SHEET', openLazyShortcutSheet);
  return (
    <header className={styles.header}>
      <button
        type="button"
        className={`${styles.button} ${styles.menu}`}
        {...getIconProps('menu2')}
        popoverTarget="rail"
        aria-label={frameTexts.openMenu}
      />
      <PaletteBox
        load={loadPalette}
        onSearch={(search) => void navigate(paths.configurations({ search }))}
        first={isHome && !scans}
      />
      <div className={styles.tools}>
        <LazyScanTray />
        <JobsTray />
        <NoticeCentre />
        <PersonMenu />
      </div>
    </header>
  );
}

function JobsTray() {
  const running = useJobs(({ jobs }) => jobs.filter(({ state }) => state === 'RUNNING').length);
  const failed = useJobs(({ jobs }) => jobs.filter(({ state }) => state === 'FAILED').length);
  const count = running || failed;
  return (
    <HeaderPanel
      id="jobs"
      label={frameTexts.jobs(running, failed)}
      icon={running > 0 ? 'loader2' : 'progress'}
      isTurning={running > 0}
      sign={
        count > 0 && (
          <span className={styles.count} data-tone={running > 0 ? 'info' : 'error'}>
            {count}
          </span>
        )
      }
    >
      <JobList />
    </HeaderPanel>
  );
}

function NoticeCentre() {
  const unseen = useNotices((state) => state.unseen);
  return (
    <HeaderPanel
      id="notices"
      label={frameTexts.notices(unseen)}
      onOpen={markNoticesSeen}
      icon="bell"
      sign={unseen > 0 && <span className={styles.count}>{unseen}</span>}
    >
      <NoticeHistory serviceDeskUrl={config.serviceDeskUrl} />
    </HeaderPanel>
  );
}
