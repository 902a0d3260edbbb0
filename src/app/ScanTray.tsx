import { IconScan, IconVolume, IconVolumeOff } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Link, useMatch } from 'react-router';
import { HeaderPanel } from './HeaderPanel.tsx';
import { scanName, scanVerdict, type VerdictTone } from '~/domain/scan/verdict.ts';
import { paths } from '~/paths.ts';
import { useScans } from '~/widgets/scan/scans.ts';
import { useScanning } from '~/widgets/scan/useScanning.ts';
import { VerdictFlash } from '~/widgets/scan/VerdictFlash.tsx';
import styles from './ScanTray.module.css';

const shown = 5;

/** Listens for scans on every page; says whether it can hear them, and what the last ones came to. */
export function ScanTray(): ReactElement {
  useScanning();
  const isScanPage = useMatch(paths.scan()) !== null;
  const hasKeyboard = useScans((state) => state.hasKeyboard);
  const tone = useScans(({ latest }) => latest && scanVerdict(latest.scan, latest.result).tone);
  const state = hasKeyboard ? (tone === undefined ? 'ready' : toneWord[tone]) : 'not listening';
  return (
    <>
      <HeaderPanel
        id="scans"
        label={`Scanner, ${state}`}
        icon={
          <>
            <IconScan size={20} aria-hidden />
            <span className={styles.dot} data-tone={hasKeyboard ? (tone ?? 'READY') : 'OFF'} />
          </>
        }
      >
        <Scans />
      </HeaderPanel>
      {!isScanPage && <VerdictFlash />}
    </>
  );
}

const toneWord: Record<VerdictTone, string> = {
  WAITING: 'working',
  GOOD: 'last scan done',
  CAUTION: 'last scan needs attention',
  BAD: 'last scan failed',
};

function Scans(): ReactElement {
  const entries = useScans((state) => state.entries);
  const isMuted = useScans((state) => state.isMuted);
  const hasKeyboard = useScans((state) => state.hasKeyboard);
  return (
    <div className={styles.body}>
      <p className={styles.hint}>
        {hasKeyboard
          ? 'Scan a label on any page: a configuration opens, a product configuration is milled.'
          : 'Keys go to another window or to a shown document. Click on the page to scan.'}
      </p>
      <ul className={styles.list}>
        {entries.slice(0, shown).map(({ id, scan, result }) => {
          const { tone, title } = scanVerdict(scan, result);
          return (
            <li key={id}>
              <span className={styles.dot} data-tone={tone} aria-hidden />
              <strong className="number">{scanName(scan) || 'Nothing'}</strong>
              <span>{title}</span>
            </li>
          );
        })}
      </ul>
      <div className={styles.foot}>
        <Link to={paths.scan()}>Open the scan page</Link>
        <button type="button" aria-pressed={isMuted} onClick={() => useScans.setState({ isMuted: !isMuted })}>
          {isMuted ? <IconVolumeOff size={18} aria-hidden /> : <IconVolume size={18} aria-hidden />}
          {isMuted ? 'Sound is off' : 'Sound is on'}
        </button>
      </div>
    </div>
  );
}
