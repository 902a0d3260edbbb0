import { IconScan } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactElement } from 'react';
import { mayGenerateProgram } from '~/domain/milling/permission.ts';
import { scanLines, scanVerdict } from '~/domain/scan/verdict.ts';
import { scanPageTexts, scanRunTexts } from '~/domain/words/texts/scanPage.ts';
import { machines, millingPreferences } from '~/queries/milling/milling.ts';
import { useMe } from '~/session/me.ts';
import { DevicePicture } from '~/widgets/previews/DevicePicture.tsx';
import { useScans } from '~/widgets/scan/scanQueue.ts';
import { VerdictMark } from '~/widgets/scan/VerdictMark.tsx';
import verdictStyles from '~/widgets/scan/Verdict.module.css';
import styles from './ScanPage.module.css';

/** The last scan, to be read from two metres: its verdict, the part, machine and revision, and a picture. */
export function Board(): ReactElement {
  const latest = useScans((state) => state.latest);
  const hasKeyboard = useScans((state) => state.hasKeyboard);
  const verdict = latest && scanVerdict(latest.scan, latest.result);
  const board = useRef<HTMLElement>(null);
  const scan = latest?.scan;
  // Where a label was typed further down, as on a phone, its verdict is to be seen all the same.
  useEffect(() => {
    if (scan) board.current?.scrollIntoView({ block: 'nearest' });
  }, [scan]);
  return (
    <section
      ref={board}
      className={verdictStyles.board}
      data-tone={verdict?.tone ?? 'READY'}
      aria-label={scanRunTexts.lastScan}
    >
      <div className={styles.verdict} role="status" aria-live="assertive" aria-label={scanRunTexts.lastScan}>
        {verdict ? (
          <VerdictMark tone={verdict.tone} />
        ) : (
          <span className={verdictStyles.mark} aria-hidden>
            <IconScan />
          </span>
        )}
        <div className={styles.words}>
          <p className={verdictStyles.title}>{verdict?.title ?? scanPageTexts.ready}</p>
          <p className={verdictStyles.text}>{verdict?.text ?? scanPageTexts.hold}</p>
        </div>
      </div>
      <div className={styles.scanned}>
        <Lines />
        <Picture />
      </div>
      <p className={styles.keyboard} role="status">
        {!hasKeyboard && scanPageTexts.noKeyboard}
      </p>
    </section>
  );
}

function Lines(): ReactElement {
  const latest = useScans((state) => state.latest);
  const lines = scanLines({ scan: latest?.scan, place: latest?.place, machine: useMachineName() });
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd title={value}>{value ?? scanPageTexts.none}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The name of the machine that the person's programs are made for; null for those who have none made. */
function useMachineName(): string | undefined | null {
  const enabled = mayGenerateProgram(useMe().units).allowed;
  const { data: own } = useQuery({ ...millingPreferences(), enabled });
  const { data: known } = useQuery({ ...machines(), enabled });
  return enabled ? known?.find(({ id }) => id === own?.machineId)?.name : null;
}

function Picture(): ReactElement | null {
  const latest = useScans((state) => state.latest);
  if (latest?.scan.kind !== 'productConfiguration' || !latest.place) return null;
  const { productConfigurationId } = latest.scan;
  return (
    <DevicePicture
      key={productConfigurationId}
      productConfigurationId={productConfigurationId}
      alt={scanPageTexts.picture(productConfigurationId)}
    />
  );
}
