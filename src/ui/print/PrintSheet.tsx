import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { clearPrintSheet } from '~/platform/printSheet.ts';
import styles from './PrintSheet.module.css';

type Props = {
  /** Whether all of it is there: it is printed then. */
  readonly ready: boolean;
  readonly children: ReactNode;
};

const arePainted = (sheet: HTMLElement): Promise<unknown> =>
  Promise.all([...sheet.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined)));

/**
 * Paper in black on white, whatever the screen looks like, and as many pages as it takes. It is printed once, and gone
 * after that; until all of it is there, the page itself is what is printed.
 */
export function PrintSheet({ ready, children }: Props): ReactElement {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!ready || !sheet.current) return undefined;
    let wanted = true;
    const show = async (element: HTMLElement): Promise<void> => {
      await arePainted(element);
      if (wanted) print();
    };
    void show(sheet.current);
    addEventListener('afterprint', clearPrintSheet);
    return () => {
      wanted = false;
      removeEventListener('afterprint', clearPrintSheet);
    };
  }, [ready]);
  return (
    <div ref={sheet} className={styles.sheet} data-print-sheet={ready || undefined} aria-hidden>
      {children}
    </div>
  );
}
