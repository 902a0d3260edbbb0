import { useEffect, useState } from 'react';
import styles from './ProgressBar.module.css';

/** Times of the bar, in ms: from step to step, until it is full, and before it shows at all. */
export const progressTickMs = 100;
export const progressFillMs = 5000;
export const progressDelayMs = 200;

/** Share of the bar that is full, in percent, after `elapsed` ms; undefined when it does not show yet. */
export function calculateProgress(elapsed: number): number | undefined {
  if (elapsed < progressDelayMs) return undefined;
  return Math.min(100, ((Math.floor(elapsed / progressTickMs) * progressTickMs) / progressFillMs) * 100);
}

export function ProgressBar({ active }: { readonly active: boolean }) {
  return active ? <Bar /> : null;
}

function Bar() {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const timer = setInterval(
      () => setElapsed((before) => Math.min(progressFillMs, before + progressTickMs)),
      progressTickMs,
    );
    return () => clearInterval(timer);
  }, []);
  const percent = calculateProgress(elapsed);
  if (percent === undefined) return null;
  return <div className={styles.bar} style={{ transform: `scaleX(${percent / 100})` }} aria-hidden />;
}
