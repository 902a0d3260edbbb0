import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { Link, useMatch } from 'react-router';
import { HeaderPanel } from './HeaderPanel.tsx';
import { frameTexts } from '~/domain/words/texts/frame.ts';
import { checkScanPageAccess } from '~/domain/scan/permission.ts';
import { getScanName, describeScanResult, scannerStateTexts } from '~/domain/scan/scanResult.ts';
import { scannerTexts } from '~/domain/words/texts/scanPage.ts';
import { paths } from '~/paths.ts';
import { useMe } from '~/session/me.ts';
import { useIsLayerVisible } from '~/platform/layerStatus.ts';
import type { EarlyKeyEvents } from '~/widgets/scan/scanKeyListener.ts';
import { useScans } from '~/widgets/scan/scanQueue.ts';
import { useScanListener } from '~/widgets/scan/useScanListener.ts';
import { ScanOutcomeFlash } from '~/widgets/scan/ScanOutcomeFlash.tsx';
import styles from './ScanTray.module.css';

const shown = 5;

export function ScanTray({ takeEarlyKeys }: { readonly takeEarlyKeys: () => EarlyKeyEvents }) {
  useScanListener(takeEarlyKeys);
  const { units } = useMe();
  const isScanPage = useMatch(paths.scan()) !== null;
  const isInFront = useIsLayerVisible();
  const hasKeyboard = useScans((state) => state.hasKeyboard);
  const tone = useScans(({ latest }) => latest && describeScanResult(latest.scan, latest.result).tone);
  const state = scannerStateTexts[hasKeyboard ? (tone ?? 'READY') : 'OFF'];
  return (
    <>
      {checkScanPageAccess(units).allowed && (
        <HeaderPanel
          id="scans"
          label={frameTexts.scanner(state)}
          icon="scan"
          sign={<span className={styles.dot} data-tone={hasKeyboard ? (tone ?? 'READY') : 'OFF'} />}
        >
          <Scans />
        </HeaderPanel>
      )}
      {!isScanPage && isInFront && <ScanOutcomeFlash />}
    </>
  );
}

function Scans() {
  const entries = useScans((state) => state.entries);
  const isMuted = useScans((state) => state.isMuted);
  const hasKeyboard = useScans((state) => state.hasKeyboard);
  return (
    <div className={styles.body}>
      <p className="soft">{hasKeyboard ? scannerTexts.listening : scannerTexts.off}</p>
      <ul className={styles.list}>
        {entries.slice(0, shown).map(({ id, scan, result }) => {
          const { tone, title } = describeScanResult(scan, result);
          return (
            <li key={id}>
              <span className={styles.dot} data-tone={tone} aria-hidden />
              <strong className="number">{getScanName(scan) || scannerTexts.nothingRead}</strong>
              <span>{title}</span>
            </li>
          );
        })}
      </ul>
      <div className={styles.foot}>
        <Link to={paths.scan()}>{scannerTexts.openPage}</Link>
        <button type="button" aria-pressed={isMuted} onClick={() => useScans.setState({ isMuted: !isMuted })}>
          {isMuted ? <IconVolumeOff size={18} aria-hidden /> : <IconVolume size={18} aria-hidden />}
          <span>{isMuted ? scannerTexts.soundOff : scannerTexts.soundOn}</span>
        </button>
      </div>
    </div>
  );
}
