import { useEffect, useState } from 'react';
import styles from './ProgressBar.module.css';

/** Times of the progress bar, in ms: between ticks, until it is full, and before it appears. */
export const progressTickMs = 100;
export const progressFillMs = 5000;
export const progressDelayMs = 200;

/** Progress in percent after `elapsed` ms; undefined before the bar appears. */
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
