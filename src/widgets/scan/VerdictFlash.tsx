import { useEffect, useState, type ReactElement } from 'react';
import { scanVerdict, type VerdictTone } from '~/domain/scanVerdict.ts';
import { useScans, type ScanEntry } from '~/widgets/scan/scans.ts';
import { VerdictMark } from '~/widgets/scan/VerdictMark.tsx';
import styles from '~/widgets/scan/Verdict.module.css';

/** How long a verdict stands over the page, in ms. */
const shownFor: Record<VerdictTone, number> = { WAITING: 120_000, GOOD: 2500, CAUTION: 5000, BAD: 5000 };

/** The verdict on the last scan, large, over whatever page is shown; it takes no clicks and goes by itself. */
export function VerdictFlash(): ReactElement {
  const latest = useScans(({ latest: entry }) => entry);
  return (
    <div className={styles.host} role="status" aria-live="assertive" aria-label="Last scan">
      {latest && <Flash key={`${latest.id} ${latest.settledAt} ${latest.result.kind}`} entry={latest} />}
    </div>
  );
}

function Flash({ entry }: { readonly entry: ScanEntry }): ReactElement | null {
  const { tone, title, text } = scanVerdict(entry.scan, entry.result);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), shownFor[tone]);
    return () => clearTimeout(timer);
  }, [tone]);
  if (isOver) return null;
  return (
    <div className={styles.flash} data-tone={tone}>
      <VerdictMark tone={tone} />
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
    </div>
  );
}
