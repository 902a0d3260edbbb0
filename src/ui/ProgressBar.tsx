import { useEffect, useState } from 'react';
import styles from './ProgressBar.module.css';

/** Times of the bar, in ms: from step to step, until it is full, and before it shows at all. */
export const tick = 100;
export const fillTime = 5000;
export const throttle = 200;

/** Share of the bar that is full, in percent, after `elapsed` ms; undefined when it does not show yet. */
export function progressAfter(elapsed: number): number | undefined {
  if (elapsed < throttle) return undefined;
  return Math.min(100, ((Math.floor(elapsed / tick) * tick) / fillTime) * 100);
}

export function ProgressBar({ active }: { readonly active: boolean }) {
  return active ? <Bar /> : null;
}

function Bar() {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setElapsed((before) => Math.min(fillTime, before + tick)), tick);
    return () => clearInterval(timer);
  }, []);
  const percent = progressAfter(elapsed);
  if (percent === undefined) return null;
  return <div className={styles.bar} style={{ transform: `scaleX(${percent / 100})` }} aria-hidden />;
}
