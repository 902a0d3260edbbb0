import { useEffect, useState } from 'react';
import { scanRunTexts } from '~/domain/words/texts/scanPage.ts';
import { createPortal } from 'react-dom';
import { describeScanResult, type ScanTone } from '~/domain/scan/scanResult.ts';
import { useScans, type ScanEntry } from './scanQueue.ts';
import styles from './ScanOutcome.module.css';
import { IconAlertTriangle, IconCheck, IconLoader2, IconX } from '@tabler/icons-react';

const icons = { WAITING: IconLoader2, GOOD: IconCheck, CAUTION: IconAlertTriangle, BAD: IconX } as const;

export function ScanOutcomeIcon({ tone }: { readonly tone: ScanTone }) {
  const Icon = icons[tone];
  return (
    <span className={styles.mark} data-tone={tone} aria-hidden>
      <Icon stroke={2.5} />
    </span>
  );
}

/** In ms: how long an outcome is shown. */
const shownFor: Record<ScanTone, number> = { WAITING: 120_000, GOOD: 2500, CAUTION: 5000, BAD: 5000 };

/** Rendered into the body: the header's backdrop filter makes it the containing block and would clip it. */
export function ScanOutcomeFlash() {
  const latest = useScans(({ latest: entry }) => entry);
  return createPortal(
    <div className={styles.host} role="status" aria-live="assertive" aria-label={scanRunTexts.lastScan}>
      {latest && <Flash key={`${latest.id} ${latest.settledAt} ${latest.result.kind}`} entry={latest} />}
    </div>,
    document.body,
  );
}

function Flash({ entry }: { readonly entry: ScanEntry }) {
  const { tone, title, text } = describeScanResult(entry.scan, entry.result);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), shownFor[tone]);
    return () => clearTimeout(timer);
  }, [tone]);
  if (isOver) return null;
  return (
    <div className={styles.flash} data-tone={tone}>
      <ScanOutcomeIcon tone={tone} />
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
    </div>
  );
}
