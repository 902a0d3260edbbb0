import type { ReactElement } from 'react';
import { useMatch, useNavigate } from 'react-router';
import { JobsTray } from './JobsTray.tsx';
import { LazyScanTray } from './LazyScanTray.tsx';
import { NoticeCentre } from './NoticeCentre.tsx';
import { openShortcutSheet } from './openShortcutSheet.ts';
import { PersonMenu } from './PersonMenu.tsx';
import { frameTexts } from '~/domain/words/texts/frame.ts';
import { isStaffProduction } from '~/domain/access/unitFlags.ts';
import { pages } from '~/pages.ts';
import { paths } from '~/paths.ts';
import { useMe } from '~/session/me.ts';
import { marked } from '~/ui/marks.ts';
import { PaletteBox, type LoadedPalette } from '~/ui/palette/PaletteBox.tsx';
import { useShortcut } from '~/platform/shortcuts/useShortcut.ts';
import styles from './Header.module.css';

const loadPalette = async (): Promise<LoadedPalette> => (await import('./palette.ts')).loadPalette();

/** Search, the scanner, running jobs, notices and the person, on every page in the same place. */
export function Header(): ReactElement {
  const navigate = useNavigate();
  const isHome = useMatch(pages.index.path) !== null;
  // Whoever scans all day has the whole page for it.
  const scans = isStaffProduction(useMe().units);
  useShortcut('SHEET', openShortcutSheet);
  return (
    <header className={styles.header}>
      <button
        type="button"
        className={`${styles.button} ${styles.menu}`}
        {...marked('menu2')}
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
